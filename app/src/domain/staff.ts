import { type OperationKey, type StaffRole, staffRoles } from '@switchboard/sdk'
import type { AppServices } from '../lib/services.ts'
import type { SessionState } from '../lib/session/session.ts'
import type { Section } from '../router/route-definition.ts'

/** The read of each part of the administration that some roles don't allow. */
const reads: { readonly [Part in Section]?: OperationKey } = {
  keys: 'GET /api/admin/user-subscriptions',
  credits: 'GET /api/admin/user-subscriptions',
  users: 'GET /api/admin/user-subscriptions',
  verifications: 'GET /api/admin/kyb',
  approvals: 'GET /api/admin/adjustments',
  apis: 'GET /api/admin/apis',
  plans: 'GET /api/admin/plans',
  payments: 'GET /api/admin/payments/differences',
  deliveries: 'GET /api/admin/deliveries',
  audit: 'GET /api/admin/audit-log',
  staff: 'GET /api/admin/staff',
  setup: 'GET /api/admin/setup',
}

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

/** The same for a part of the administration. */
export function sectionRefusal(current: SessionState, section: Section | undefined): string | undefined {
  const read = section && reads[section]
  return read && staffRefusal(current, read)
}
