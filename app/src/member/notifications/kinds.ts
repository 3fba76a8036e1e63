import type { components } from '@switchboard/sdk'

export type NotificationKind = components['schemas']['NotificationKind']

export const kindNames: Readonly<Record<NotificationKind, string>> = {
  low_credits: 'Low credits',
  credits: 'Credits',
  payments: 'Payments',
  plans: 'Plans',
  subscriptions: 'Subscriptions',
  announcements: 'Prices and limits',
  keys: 'API keys',
  limits: 'Limits',
  approvals: 'Waiting calls',
  webhooks: 'Webhooks',
  exports: 'Exports',
  verification: 'Business verification',
  team: 'Team',
  administration: 'Administration',
  password_changed: 'Password changed',
  new_device: 'New device',
  second_factor: 'Second factor',
}
