import { type OperationKey, type StaffRole, staffRoles } from '@switchboard/sdk'
import type { AppServices } from '../lib/services.ts'
import type { SessionState } from '../lib/session/session.ts'

/** The holder of a role, within a sentence. */
const holders: Readonly<Record<StaffRole, string>> = {
  OWNER: 'an owner',
  PUBLISHER: 'a publisher',
  FINANCE: 'finance',
  SUPPORT: 'support',
  AUDITOR: 'an auditor',
}

/**
 * Why an administrator’s roles don’t allow an operation, and whose do; undefined if they do. The rule is the contract’s,
 * and the server enforces it. A server that names no roles lets administrators do everything.
 */
export function staffRefusal(current: SessionState, operation: OperationKey): string | undefined {
  const own = current.kind === 'member' ? current.profile.staff_roles : undefined
  const allowed = staffRoles[operation]
  if (!own || !allowed || allowed.some((role) => own.includes(role))) return undefined
  const who = new Intl.ListFormat('en', { type: 'disjunction' }).format(allowed.map((role) => holders[role]))
  const have = new Intl.ListFormat('en').format(own.map((role) => role.toLowerCase())) || 'none'
  return `Your staff roles: ${have}. ${who.charAt(0).toUpperCase()}${who.slice(1)} can do this.`
}

export const mayRead = ({ session }: Pick<AppServices, 'session'>, operation: OperationKey): boolean =>
  staffRefusal(session.state.current, operation) === undefined
