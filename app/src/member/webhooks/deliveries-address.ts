import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import { type Delivery, deliveryStatuses, type EventType, eventTexts } from './texts.ts'

/** The list's state in its address: `?webhook=whk_…&event=payment.settled&status=FAILED&page=2&delivery=whd_…`. */
export interface DeliveriesAddress {
  readonly webhook: string
  readonly event: EventType | ''
  readonly status: Delivery['status'] | ''
  readonly page: number
  /** The one that is looked at. */
  readonly delivery: string
}

const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text)
const oneOf = <Name extends string>(
  text: string | null,
  names: Readonly<Record<Name, unknown>>,
): Name | '' => (text !== null && Object.hasOwn(names, text) ? (text as Name) : '')

export const deliveriesAddress: UrlCodec<DeliveriesAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    const [webhook = '', delivery = ''] = ['webhook', 'delivery'].map((name) => {
      const id = query.get(name) ?? ''
      return isId(id) ? id : ''
    })
    const page = Number(query.get('page'))
    return {
      webhook,
      event: oneOf(query.get('event'), eventTexts),
      status: oneOf(query.get('status'), deliveryStatuses),
      page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
      delivery,
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
