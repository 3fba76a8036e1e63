import type { components } from '@switchboard/sdk'

export type NotificationKind = components['schemas']['NotificationKind']

interface KindText {
  readonly name: string
  /** When it comes. */
  readonly about: string
}

export const kindTexts: Readonly<Record<NotificationKind, KindText>> = {
  low_credits: { name: 'Low credits', about: 'Your wallet drops to one of its alerts, or recovers.' },
  credits: { name: 'Credits', about: 'Credits are added, deducted or about to expire.' },
  payments: { name: 'Payments', about: 'Receipts, failed payments and statements.' },
  plans: { name: 'Plans', about: 'A plan is about to end, or has ended.' },
  subscriptions: {
    name: 'Subscriptions',
    about: 'You subscribe or unsubscribe, or an API that you use changes or ends.',
  },
  announcements: {
    name: 'Prices and limits',
    about: 'A price or limit that affects you will change, or won’t after all.',
  },
  keys: { name: 'API keys', about: 'A key is created, replaced, revoked or about to expire.' },
  limits: { name: 'Limits', about: 'Most or all of a quota, or of a key’s budget, is used.' },
  webhooks: { name: 'Webhooks', about: 'A webhook is switched off because it keeps failing.' },
  exports: { name: 'Exports', about: 'A large export is ready, or one couldn’t be prepared.' },
  verification: {
    name: 'Business verification',
    about: 'Your documents arrive, and are approved or rejected.',
  },
  team: { name: 'Team', about: 'Someone joins or leaves, or your own role changes.' },
  administration: { name: 'Administration', about: 'You add or deduct credits of an account.' },
  password_changed: { name: 'Password changed', about: 'Your password is changed or reset.' },
  new_device: { name: 'New device', about: 'Someone signs in from a device we haven’t seen.' },
  second_factor: { name: 'Second factor', about: 'A second factor is added, changed or removed.' },
}
