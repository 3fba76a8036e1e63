import type { components } from '@switchboard/sdk'
import {
  id,
  keyOf,
  page,
  present,
  searchWords,
  type UrlStateOf,
  urlState,
} from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'
import type { Tone } from '../../ui/plain-tag.tsx'

export type Delivery = components['schemas']['AdminDelivery']

export const kinds: Readonly<Record<Delivery['kind'], string>> = { MAIL: 'Email', WEBHOOK: 'Webhook' }

interface StatusText {
  readonly label: string
  readonly tone?: Tone
}

export const statuses: Readonly<Record<Delivery['status'], StatusText>> = {
  WAITING: { label: 'Waiting', tone: 'warning' },
  FAILED: { label: 'Failed', tone: 'bad' },
  SENT: { label: 'Sent', tone: 'good' },
  GIVEN_UP: { label: 'Stopped' },
}

const sorts = sorting<'created_at' | '-created_at'>(['created_at'], '-created_at')

/** The list's state in its address: `?kind=MAIL&status=FAILED&search=jun&page=2&delivery=mail_…`. */
export const deliveriesAddress = urlState({
  kind: keyOf(kinds),
  status: keyOf(statuses),
  search: searchWords,
  /** The one that is looked at. */
  delivery: id,
  sort: sorts,
  page,
})
export type DeliveriesAddress = UrlStateOf<typeof deliveriesAddress>

/** As the contract asks for them. */
export const deliveriesFilterOf = ({
  kind,
  status,
  search,
  sort,
}: Omit<DeliveriesAddress, 'page' | 'delivery'>) =>
  present({ kind, status, search, sort: sorts.textOf(sort) })
