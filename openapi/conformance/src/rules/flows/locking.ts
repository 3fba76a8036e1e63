import type { Context, ReceivedResponse } from '../../context/context.ts'
import { witnessed } from '../../deeds/witness.ts'
import type { Rule } from '../rule.ts'
import { dataOf, fieldsOf, judged, type Verdict } from '../verdict.ts'
import { accountOf } from './credits.ts'

const needs = ['portal', 'user', 'other', 'admin', 'write', 'state'] as const

const profileAs = (context: Context, token: string) => context.call('getProfile', { as: { token } })

interface Account {
  readonly user_id: unknown
  readonly email: unknown
}

const statusOf = async (context: Context, user_id: unknown): Promise<unknown> => {
  const read = await context.call('adminGetUserSubscription', { as: 'admin', query: { user_id } })
  return fieldsOf(dataOf(read).account).status
}

/** A signed-out user can sign in again, and a locked one can't. The account is unlocked whatever the result. */
export const locking: Rule = {
  id: 'flows/locking',
  title: 'Signing a user out ends their sessions, locking keeps them out, and unlocking lets them in again',
  phase: 'flows',
  needs: [...needs],
  operations: ['adminSignOutUser', 'adminLockUser', 'adminUnlockUser'],
  run: judged(async (context, verdict) => {
    const user_id = await accountOf(context, 'other')
    const { email } = dataOf(await context.call('getProfile', { as: 'other' }))
    const first = await context.signIn('other')
    const input = { as: 'admin', body: { user_id } } as const
    const out = await witnessed(context, verdict, { id: 'adminSignOutUser', input })
    if (out.status === 428) return
    if (verdict.status(out, 200, 'for a user who has a session')) {
      const read = await profileAs(context, first.accessToken)
      verdict.expect(read.status === 401 ? read : out, {
        check: 'sessions of a user who was signed out',
        holds: read.status === 401,
        expected: 'every session over at once',
        got: `${read.status} with an earlier token`,
      })
    }
    await context.signInAgain('other')
    try {
      await lock(context, verdict, { user_id, email })
    } finally {
      const unlocked = await witnessed(context, verdict, { id: 'adminUnlockUser', input })
      if (verdict.status(unlocked, 200, 'for a locked user')) {
        const status = await statusOf(context, user_id)
        const again = await signIn(context, email)
        verdict.expect(unlocked, {
          check: 'an unlocked user',
          holds: status === 'ACTIVE' && again.status === 200,
          expected: 'ACTIVE, and signed in again',
          got: `${status}, ${again.status} for their sign-in`,
        })
        if (again.status === 200) await context.signInAgain('other')
      }
    }
  }),
}

async function lock(context: Context, verdict: Verdict, { user_id, email }: Account): Promise<void> {
  const session = await context.signIn('other')
  const reason = `Conformance ñ漢😀, and why: ${context.unique()}`
  const input = { as: 'admin', body: { user_id, reason } } as const
  const locked = await witnessed(context, verdict, { id: 'adminLockUser', input, texts: [reason] })
  if (!verdict.status(locked, 200, 'for a user')) return
  const status = await statusOf(context, user_id)
  const read = await profileAs(context, session.accessToken)
  const again = await signIn(context, email)
  const refreshed = await context.call('refreshToken', {
    as: 'visitor',
    body: { refresh_token: session.refreshToken },
  })
  verdict.expect(locked, {
    check: 'a locked user',
    holds: status === 'SUSPENDED' && read.status === 401 && again.status >= 400 && refreshed.status === 401,
    expected: 'SUSPENDED, without sessions, and not to be signed in',
    got: `${status}, ${read.status} with an earlier token, ${again.status} for their sign-in, ${refreshed.status} for a refresh`,
  })
}

const signIn = (context: Context, email: unknown): Promise<ReceivedResponse> =>
  context.call('login', { as: 'visitor', body: { email, password: context.passwordOf('other') } })
