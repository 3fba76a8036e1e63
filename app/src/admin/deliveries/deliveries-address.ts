import type { components } from '@switchboard/sdk'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Tone } from '../../ui/plain-tag.tsx'

export type Delivery = components['schemas']['AdminDelivery']

export const kinds: Readonly<Record<Delivery['kind'], string>> = { MAIL: 'Email', WEBHOOK: 'Webhook' }

interface StatusText {
  readonly name: string
  readonly tone?: Tone
}

export const statuses: Readonly<Record<Delivery['status'], StatusText>> = {
  WAITING: { name: 'Waiting', tone: 'warning' },
  FAILED: { name: 'Failed', tone: 'bad' },
  SENT: { name: 'Sent', tone: 'good' },
  GIVEN_UP: { name: 'Stopped' },
}

/** The list's state in its address: `?kind=MAIL&status=FAILED&search=jun&page=2&delivery=mail_…`. */
export interface DeliveriesAddress {
  readonly kind: Delivery['kind'] | ''
  readonly status: Delivery['status'] | ''
  readonly search: string
  readonly page: number
  /** The one that is looked at. */
  readonly delivery: string
}

const oneOf = <Name extends string>(
  text: string | null,
  names: Readonly<Record<Name, unknown>>,
): Name | '' => (text !== null && Object.hasOwn(names, text) ? (text as Name) : '')

export const deliveriesAddress: UrlCodec<DeliveriesAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    const page = Number(query.get('page'))
    const delivery = query.get('delivery') ?? ''
    return {
      kind: oneOf(query.get('kind'), kinds),
      status: oneOf(query.get('status'), statuses),
      search: query.get('search')?.slice(0, 200) ?? '',
      page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
      delivery: /^[A-Za-z0-9_-]{1,64}$/.test(delivery) ? delivery : '',
    }
  },
  write(search, { page, ...words }) {
    const query = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ ...words, page: page > 1 ? String(page) : '' })) {
      if (value) query.set(name, value)
      else query.delete(name)
    }
    return query.toString()
  },
}
