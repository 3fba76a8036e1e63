import type { Credentials, Options } from '../options.ts'

/** The test accounts that may be given. */
export const roles = ['user', 'other', 'admin'] as const
export type Role = (typeof roles)[number]
/** A person of a team, by the order in which they were given. */
export type Member = `member${number}`
/** A signed-in party of a run. */
export type Account = Role | Member

/** Everybody who was given. */
export function accountsOf(options: Pick<Options, Role | 'members'>): ReadonlyMap<Account, Credentials> {
  const pairs = roles.flatMap((role) => {
    const credentials = options[role]
    return credentials ? [[role, credentials] as const] : []
  })
  return new Map<Account, Credentials>([
    ...pairs,
    ...options.members.map((one, index) => [`member${index + 1}`, one] as const),
  ])
}

/** How the command line names an account. */
export const optionOf = (account: Account): string => `--${account.replace(/\d+$/, '')}`
