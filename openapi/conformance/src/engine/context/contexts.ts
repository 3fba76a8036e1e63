import type { Rule } from '../rules/rule.ts'
import type { Context, ReceivedResponse } from './context.ts'
import type { People } from './people.ts'
import type { Account } from './role.ts'

/** The contexts of a run, and its accounts. */
export interface Contexts {
  /** The context of one rule. */
  of(rule: Rule): Context
  readonly people: People
  /** Signs an account in; throws CouldNotRun when it cannot. */
  signedIn(account: Account): Promise<unknown>
  /** The backend's profile of an account, read once. */
  profileOf(account: Account): Promise<ReceivedResponse>
}
