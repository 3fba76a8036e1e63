import type { ReceivedResponse } from './context/context.ts'
import type { Contexts } from './context/create-context.ts'
import type { Notes } from './context/notes.ts'
import { tokenRefused } from './context/people.ts'
import { type Account, accountsOf } from './context/role.ts'
import { TimeUp } from './context/stops.ts'
import { operationNamed } from './contract/contract.ts'
import { Unanswered } from './http/request.ts'
import type { Options } from './options.ts'
import type { Rule } from './rules/rule.ts'
import { dataOf, fieldsOf } from './rules/verdict.ts'

const rule: Rule = {
  id: 'run/sign-in',
  title: 'The token from signing in is accepted',
  phase: 'reachability',
  needs: [],
  run: async () => [],
}

/**
 * Asks the backend who each account is. Where it does not know a token that it has just given, that is one fault; every call with it
 * would be another.
 */
export async function lookUpAccounts(contexts: Contexts, notes: Notes, options: Options): Promise<void> {
  const { people } = contexts
  const context = contexts.of(rule)
  let refusal: ReceivedResponse | undefined
  for (const account of accountsOf(options).keys()) {
    const profile = await contexts.profileOf(account).catch((error: unknown) => {
      // What is not answered is told of by the rules.
      if (!(error instanceof Unanswered || error instanceof TimeUp)) throw error
    })
    if (profile?.status === 401) {
      people.refuse(account)
      refusal ??= profile
    } else if (isMember(account)) {
      const { role } = fieldsOf(profile && dataOf(profile).team)
      people.members.push({ account, role: typeof role === 'string' ? role : '' })
    }
  }
  if (!refusal) return
  const login = operationNamed(context.contract, 'login')
  const closed = context.operations.filter(
    (operation) => context.callerOf(operation) === undefined && context.whyNobody(operation) === tokenRefused,
  )
  notes.find(
    context.finding(
      { operation: login, curl: refusal.curl },
      {
        check: 'token',
        expected: `its token is accepted: ${closed.length} operations can’t be checked without it`,
        got: `${refusal.status} ${refusal.code} for ${refusal.request.method} ${refusal.operation.path} with that token`,
      },
    ),
  )
}

const isMember = (account: Account): account is `member${number}` => account.startsWith('member')
