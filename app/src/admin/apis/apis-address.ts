import type { components, operations } from '@switchboard/sdk'
import { pageInUrl, readName, readPage, readSearch, writeQuery } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Sort } from '../../ui/kit/table.tsx'

type ApiStatus = components['schemas']['AdminApiStatus']
type Query = NonNullable<operations['adminListApis']['parameters']['query']>

const sorts = sorting<NonNullable<Query['sort']>>(['name', 'subscribers', 'calls', 'published_at'])

/** The list's state in its address: `?search=lumina&status=DEPRECATED&page=2`. */
export interface ApisAddress {
  readonly search: string
  readonly status: ApiStatus | null
  readonly sort: Sort | null
  readonly page: number
}

export const apiStatuses = {
  ACTIVE: { label: 'Active', tone: 'good' },
  BETA: { label: 'Beta', tone: 'warning' },
  DEPRECATED: { label: 'Deprecated', tone: 'bad' },
} as const

export const apisAddress: UrlCodec<ApisAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      search: readSearch(query),
      status: readName(query, 'status', apiStatuses),
      sort: sorts.read(query),
      page: readPage(query),
    }
  },
  write: (search, { sort, page, ...words }) =>
    writeQuery(search, { ...words, sort: sorts.textOf(sort), page: pageInUrl(page) }),
}

/** As the contract asks for them. */
export const apisFilterOf = ({ search, status, sort }: Omit<ApisAddress, 'page'>) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status && { status }),
  ...sorts.queryOf(sort),
})
