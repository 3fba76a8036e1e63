import type { components } from '@switchboard/sdk'
import type { Tone } from '../../ui/plain-tag.tsx'

type Schemas = components['schemas']
export type Webhook = Schemas['Webhook']
export type Delivery = Schemas['WebhookDelivery']
export type EventType = Schemas['WebhookEventType']

/** When each event is sent. */
export const eventTexts: Readonly<Record<EventType, string>> = {
  'wallet.low_balance': 'Your credits fall to one of your alerts.',
  'wallet.recovered': 'Your credits are back above your first alert.',
  'key.expiring': 'An API key is about to expire, or its grace period ends soon.',
  'payment.settled': 'A top-up arrives in your wallet, or a statement is paid.',
  'api.deprecated': 'An API you subscribe to is deprecated.',
  'limit.reached': 'A quota, or a key’s budget, is used up to 80% or 100%.',
  'announcement.updated': 'A price or limit change is announced or cancelled.',
}

export const eventTypes = Object.keys(eventTexts) as EventType[]

interface StatusText {
  readonly label: string
  readonly tone?: Tone
}

export const webhookStatuses: Readonly<Record<Webhook['status'], StatusText>> = {
  ACTIVE: { label: 'Active', tone: 'good' },
  FAILING: { label: 'Failing', tone: 'warning' },
  OFF: { label: 'Off' },
  DISABLED: { label: 'Switched off', tone: 'bad' },
}

export const deliveryStatuses: Readonly<Record<Delivery['status'], StatusText>> = {
  WAITING: { label: 'Waiting', tone: 'warning' },
  SENT: { label: 'Delivered', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
}

/** How an attempt ended, in a word or two; a status says more where there is one. */
export const outcomeTexts: Readonly<Record<Schemas['WebhookOutcome'], string>> = {
  DELIVERED: 'Delivered',
  REJECTED: 'Rejected',
  REDIRECTED: 'Redirected, not followed',
  TIMEOUT: 'Timed out',
  UNREACHABLE: 'Unreachable',
  ADDRESS_REFUSED: 'Address rejected',
  SWITCHED_OFF: 'Switched off',
}

export const isOn = ({ status }: Webhook): boolean => status === 'ACTIVE' || status === 'FAILING'
