import type { components } from '@switchboard/sdk'
import type { AuthUser } from '../../platform/http/authenticate.ts'

export type NotificationKind = components['schemas']['NotificationKind']
export type NotificationPreference = components['schemas']['NotificationPreference']
type Role = AuthUser['role']

/** Where a person is told. */
export interface Channels {
  readonly in_app: boolean
  readonly mail: boolean
}

interface KindRule {
  /** Roles that get it. */
  readonly roles: readonly Role[]
  /** Whether it is emailed by default. */
  readonly mail: boolean
  /** An intruder must not be able to silence the alert that would give them away. */
  readonly mailLocked?: true
  /** Of a mail that has none of its own. */
  readonly subject: string
}

const user: readonly Role[] = ['USER']
const everybody: readonly Role[] = ['USER', 'ADMIN']
const security = { roles: everybody, mail: true, mailLocked: true } as const

/** In the order in which people choose among them. */
export const kindRules: Readonly<Record<NotificationKind, KindRule>> = {
  low_credits: { roles: user, mail: true, subject: 'Your credits are low' },
  credits: { roles: user, mail: false, subject: 'Your credits have changed' },
  payments: { roles: user, mail: true, subject: 'About your payment' },
  plans: { roles: user, mail: false, subject: 'Your plan has changed' },
  subscriptions: { roles: user, mail: false, subject: 'Your subscriptions have changed' },
  announcements: { roles: user, mail: true, subject: 'An API or plan you use will change' },
  keys: { roles: user, mail: false, subject: 'Your API keys have changed' },
  limits: { roles: user, mail: true, subject: 'About your limits' },
  approvals: { roles: user, mail: true, subject: 'A call waits for your answer' },
  webhooks: { roles: user, mail: true, subject: 'Your webhook was switched off' },
  exports: { roles: user, mail: false, subject: 'Your export is ready' },
  verification: { roles: user, mail: true, subject: 'About your business verification' },
  team: { roles: user, mail: true, subject: 'About your team' },
  administration: { roles: ['ADMIN'], mail: false, subject: 'You changed an account' },
  password_changed: { ...security, subject: 'Your password was changed' },
  new_device: { ...security, subject: 'New sign-in to your account' },
  second_factor: { ...security, subject: 'Your second factor was changed' },
}

const defaults = (kind: NotificationKind): Channels => ({ in_app: true, mail: kindRules[kind].mail })

/** The channels in force: a kind may have become mandatory after its emails were turned off. */
export const channelsOf = (kind: NotificationKind, chosen: Channels | undefined): Channels => {
  const { in_app, mail } = chosen ?? defaults(kind)
  return { in_app, mail: mail || isMailLocked(kind) }
}

export const isMailLocked = (kind: NotificationKind): boolean => kindRules[kind].mailLocked === true

export const meets = (role: Role, kind: NotificationKind): boolean => kindRules[kind].roles.includes(role)

/** All kinds that a role meets, each with how the account is told of it. */
export const preferencesOf = (
  role: Role,
  chosen: ReadonlyMap<NotificationKind, Channels>,
): NotificationPreference[] =>
  (Object.keys(kindRules) as NotificationKind[])
    .filter((kind) => meets(role, kind))
    .map((kind) => ({ kind, ...channelsOf(kind, chosen.get(kind)), mail_locked: isMailLocked(kind) }))
