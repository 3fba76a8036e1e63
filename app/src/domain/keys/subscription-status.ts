import type { components } from '@switchboard/sdk'
import type { Tone } from '../../ui/plain-tag.tsx'

interface StatusLabel {
  readonly label: string
  readonly tone?: Tone
}

/** How subscribers and administrators read the state of a subscription. */
export const statusLabels: Readonly<Record<components['schemas']['SubscriptionStatus'], StatusLabel>> = {
  ACTIVE: { label: 'Active', tone: 'good' },
  PENDING: { label: 'Not started', tone: 'warning' },
  SUSPENDED: { label: 'Suspended', tone: 'bad' },
  CANCELLED: { label: 'Ended' },
}
