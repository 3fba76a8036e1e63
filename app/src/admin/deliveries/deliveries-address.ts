import type { components } from '@switchboard/sdk'
import { pageInUrl, readId, readName, readPage, readSearch, writeQuery } from '../../lib/browser/url-query.ts'
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

export const deliveriesAddress: UrlCodec<DeliveriesAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      kind: readName(query, 'kind', kinds) ?? '',
      status: readName(query, 'status', statuses) ?? '',
      search: readSearch(query),
      page: readPage(query),
      delivery: readId(query, 'delivery'),
    }
  },
  write: (search, { page, ...words }) => writeQuery(search, { ...words, page: pageInUrl(page) }),
}

/** As the contract asks for them. */
export const deliveriesFilterOf = ({
  kind,
  status,
  search,
}: Pick<DeliveriesAddress, 'kind' | 'status' | 'search'>) => ({
  ...(kind && { kind }),
  ...(status && { status }),
  ...(search.trim() && { search: search.trim() }),
})
