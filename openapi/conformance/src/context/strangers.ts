import type { Stranger } from '../leaks.ts'
import type { Options } from '../options.ts'
import type { Caller } from './context.ts'
import { type Account, accountsOf } from './role.ts'

/** What a response to this caller never tells: passwords, and who the other user is. An administrator may know everybody, and a team its people. */
export function strangersTo(
  as: Caller,
  options: Options,
  ids: ReadonlyMap<Account, string>,
): readonly Stranger[] {
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
