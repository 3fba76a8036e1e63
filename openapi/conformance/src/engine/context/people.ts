import type { Operation } from '../contract/contract.ts'
import type { Options } from '../options.ts'
import type { Caller, TeamMember } from './context.ts'
import { type Account, type Role, roles } from './role.ts'

export const tokenRefused = 'the token from signing in isn’t accepted'

const roleNames: Readonly<Record<string, Role>> = { USER: 'user', ADMIN: 'admin' }

/** The accounts that a run can call as. */
export class People {
  readonly accounts: Set<Role>
  readonly members: TeamMember[] = []
  readonly #hasAccounts: boolean
  readonly #refused = new Set<Account>()

  /** Without accounts, every call is made as nobody in particular. */
  constructor(options: Options, hasAccounts: boolean) {
    this.#hasAccounts = hasAccounts
    this.accounts = new Set(roles.filter((role) => options[role]))
  }

  /** Its token opens nothing, so every call as this account would be rejected for that alone. */
  refuse(account: Account): void {
    this.#refused.add(account)
    this.accounts.delete(account as Role)
  }

  isRefused(account: Account): boolean {
    return this.#refused.has(account)
  }

  callerOf({ access, roles }: Operation): Caller | undefined {
    if (access === 'public' || !this.#hasAccounts) return 'visitor'
    const found = rolesOf(roles).find((role) => this.accounts.has(role))
    return found ?? (access === 'optional' ? 'visitor' : undefined)
  }

  whyNobody({ roles }: Operation): string {
    return rolesOf(roles).some((role) => this.#refused.has(role))
      ? tokenRefused
      : `no account was given for ${roles.join(' or ').toLowerCase()}`
  }
}

const rolesOf = (names: readonly string[]): Role[] => names.flatMap((name) => roleNames[name] ?? [])
