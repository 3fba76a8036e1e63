import type { CallInput, Context, ReceivedResponse } from '../../engine/context/context.ts'
import { operationNamed } from '../../engine/contract/contract.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { fieldsOf, type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf } from '../fields.ts'
import { dataIn, expectChange } from '../writes/judge.ts'
import { expectLogged } from '../writes/logged.ts'
import { readsOf, snapshot } from '../writes/reads.ts'
import { login, profileOf, refresh } from './sessions.ts'
import { accountOf } from './wallet.ts'

/** A signed-out user can sign in again, and a locked one can't. The account is unlocked whatever the result. */
export const locking: Rule = {
  id: 'flows/locking',
  title: 'Signing a user out ends their sessions, locking keeps them out, and unlocking lets them in again',
  phase: 'flows',
  needs: ['user', 'other', 'admin', 'write', 'state'],
  operations: ['adminSignOutUser', 'adminLockUser', 'adminUnlockUser'],
  run: withVerdict(async (context, verdict) => {
    const user_id = await accountOf(context, 'other')
    const first = await context.signIn('other')
    const out = await shownCall(context, verdict, { id: 'adminSignOutUser', body: { user_id } })
    if (out.status === 428) return
    if (verdict.status(out, 200, 'for a user who has a session')) {
      const { status } = await profileOf(context, first.accessToken)
      verdict.equal(out, 'sessions of a user who was signed out', status, 401, 'with an earlier token')
    }
    await context.signInAgain('other')
    try {
      await lock(context, verdict, user_id)
    } finally {
      const unlocked = await shownCall(context, verdict, { id: 'adminUnlockUser', body: { user_id } })
      if (verdict.status(unlocked, 200, 'for a locked user')) {
        const again = await login(context, 'other')
        const state = `${await statusOf(context, user_id)}, ${again.status} for their sign-in`
        verdict.equal(unlocked, 'an unlocked user', state, 'ACTIVE, 200 for their sign-in')
        if (again.status === 200) await context.signInAgain('other')
      }
    }
  }),
}

async function lock(context: Context, verdict: Verdict, user_id: unknown): Promise<void> {
  const session = await context.signIn('other')
  const reason = `Conformance ñ漢😀, and why: ${context.unique()}`
  const locked = await shownCall(context, verdict, { id: 'adminLockUser', body: { user_id, reason } }, [
    reason,
  ])
  if (!verdict.status(locked, 200, 'for a user')) return
  const status = await statusOf(context, user_id)
  const read = await profileOf(context, session.accessToken)
  const again = await login(context, 'other')
  const refreshed = await refresh(context, session.refreshToken)
  verdict.expect(locked, {
    check: 'a locked user',
    holds: status === 'SUSPENDED' && read.status === 401 && again.status >= 400 && refreshed.status === 401,
    expected: 'SUSPENDED, without sessions, and not to be signed in',
    got: `${status}, ${read.status} with an earlier token, ${again.status} for their sign-in, ${refreshed.status} for a refresh`,
  })
}

const statusOf = async (context: Context, user_id: unknown): Promise<unknown> => {
  const read = await context.call('adminGetUserSubscription', { as: 'admin', query: { user_id } })
  return fieldsOf(dataOf(read).account).status
}

interface Write {
  readonly id: string
  readonly body: CallInput['body']
}

/** An administrator's call between two reads of what the contract says it makes stale: one has to show it, and the log the texts. */
async function shownCall(
  context: Context,
  verdict: Verdict,
  { id, body }: Write,
  texts: readonly string[] = [],
): Promise<ReceivedResponse> {
  const operation = operationNamed(context.contract, id)
  const reads = readsOf(context, operation)
  const input = { as: 'admin', body } as const
  const prepared = { as: input.as, input }
  const before = await snapshot(context, reads, prepared)
  const response = await context.call(operation, input)
  if (response.status >= 300) return response
  const after = await snapshot(context, reads, prepared, dataIn(response))
  expectChange(verdict, { prepared, response, before, after })
  expectLogged(verdict, response, { log: after.get('adminListAuditLog'), texts })
  return response
}
