import type { NotificationKind } from './kinds.ts'

/** When a notification of each kind comes. By themselves: only the preferences say it. */
export const kindCauses: Readonly<Record<NotificationKind, string>> = {
  low_credits: 'Your wallet drops to one of its alerts, or recovers.',
  credits: 'Credits are added, deducted or about to expire.',
  payments: 'Receipts, failed payments and statements.',
  plans: 'A plan is about to end, or has ended.',
  subscriptions: 'You subscribe or unsubscribe, or an API that you use changes or ends.',
  announcements: 'A price or limit that affects you will change, or won’t after all.',
  keys: 'A key is created, replaced, revoked or about to expire.',
  limits: 'Most or all of a quota, or of a key’s budget, is used.',
  webhooks: 'A webhook is switched off because it keeps failing.',
  exports: 'A large export is ready, or one couldn’t be prepared.',
  verification: 'Your documents arrive, and are approved or rejected.',
  team: 'Someone joins or leaves, or your own role changes.',
  administration: 'You add or deduct credits of an account.',
  password_changed: 'Your password is changed or reset.',
  new_device: 'Someone signs in from a device we haven’t seen.',
  second_factor: 'A second factor is added, changed or removed.',
}
