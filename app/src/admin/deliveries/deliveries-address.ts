import type { components } from '@switchboard/sdk'
import { pageInUrl, readId, readName, readPage, readSearch, writeQuery } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Sort } from '../../ui/kit/table.tsx'
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

const sorts = sorting<'created_at' | '-created_at'>(['created_at'], '-created_at')

/** The list's state in its address: `?kind=MAIL&status=FAILED&search=jun&page=2&delivery=mail_…`. */
export interface DeliveriesAddress {
  readonly kind: Delivery['kind'] | ''
  readonly status: Delivery['status'] | ''
  readonly search: string
  readonly sort: Sort | null
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
      sort: sorts.read(query),
      page: readPage(query),
      delivery: readId(query, 'delivery'),
    }
  },
  write: (search, { sort, page, ...words }) =>
    writeQuery(search, { ...words, sort: sorts.textOf(sort), page: pageInUrl(page) }),
}

/** As the contract asks for them. */
export const deliveriesFilterOf = ({
  kind,
  status,
  search,
  sort,
}: Omit<DeliveriesAddress, 'page' | 'delivery'>) => ({
  ...(kind && { kind }),
  ...(status && { status }),
  ...(search.trim() && { search: search.trim() }),
  ...sorts.queryOf(sort),
})
