import { type OperationKey, type TeamRole, teamRoles } from '@switchboard/sdk'
import type { Profile } from '../../lib/session/session.ts'

export const roleLabels: Readonly<Record<TeamRole, string>> = {
  OWNER: 'Owner',
  DEVELOPER: 'Developer',
  BILLING: 'Billing',
  VIEWER: 'Viewer',
}

/** The role within a sentence. */
export const roleNames: Readonly<Record<TeamRole, string>> = {
  OWNER: 'the owner',
  DEVELOPER: 'a developer',
  BILLING: 'a billing member',
  VIEWER: 'a viewer',
}

/** Permissions of a role, in the words of an invitation. All roles read everything. */
export const roleAbout: Readonly<Record<TeamRole, string>> = {
  OWNER: 'Full access, including the team.',
  DEVELOPER: 'Manages subscriptions and API keys.',
  BILLING: 'Manages payments, credits, alerts and plans.',
  VIEWER: 'Can see the wallet, subscriptions and usage.',
}

/** A call that the contract opens to some roles of a team alone, or the roles themselves where its body decides. */
export type Gate = OperationKey | readonly TeamRole[]

/** Keys come with a new subscription, and are made by an owner or a developer. */
export const newSubscriptionRoles = ['OWNER', 'DEVELOPER'] as const

/**
 * Why a person's role can't do something for the account, and which roles can; undefined if theirs can. The rule is
 * the contract's, and the server enforces it.
 */
export function roleRefusal(team: Profile['team'], gate: Gate): string | undefined {
  if (!team) return undefined
  const allowed = typeof gate === 'string' ? teamRoles[gate] : gate
  if (!allowed || allowed.includes(team.role)) return undefined
  const who = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    allowed.map((role) => roleNames[role]),
  )
  const own = `You’re ${roleNames[team.role]} of ${team.account_name}.`
  return `${own} ${who.charAt(0).toUpperCase()}${who.slice(1)} can do this.`
}
