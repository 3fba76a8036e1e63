import type { ForeignText } from '../leaks.ts'
import type { Options } from '../options.ts'
import type { Caller } from './context.ts'
import { type Account, accountsOf } from './role.ts'

/**
 * Values that a response to this caller must never contain: passwords, and the other user's identity. An
 * administrator can see everybody, and a team its members.
 */
export function foreignTexts(
  as: Caller,
  options: Options,
  ids: ReadonlyMap<Account, string>,
): readonly ForeignText[] {
  const accounts = [...accountsOf(options)]
  const passwords = accounts.map(([account, { password }]) => ({
    what: `the password of --${account}`,
    text: password,
  }))
  const role = typeof as === 'string' ? as : 'account' in as ? as.account : ''
  if (role !== 'user' && role !== 'other' && role !== 'visitor') return passwords
  const others = accounts.filter(
    ([account]) => (account === 'user' || account === 'other') && account !== role,
  )
  return [
    ...passwords,
    ...others.flatMap(([account, { email }]) => [
      { what: `the account of --${account}`, text: email },
      { what: `the account of --${account}`, text: ids.get(account) ?? '' },
    ]),
  ]
}
