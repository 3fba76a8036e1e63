import type { components } from '@switchboard/sdk'
import { pageInUrl, readName, readPage, readSearch, writeQuery } from '../../lib/browser/url-query.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'

type ApiStatus = components['schemas']['AdminApiStatus']

/** The list's state in its address: `?search=lumina&status=DEPRECATED&page=2`. */
export interface ApisAddress {
  readonly search: string
  readonly status: ApiStatus | null
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
      page: readPage(query),
    }
  },
  write: (search, { search: words, status, page }) =>
    writeQuery(search, { search: words, status, page: pageInUrl(page) }),
}

/** As the contract asks for them. */
export const apisFilterOf = ({ search, status }: Omit<ApisAddress, 'page'>) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status && { status }),
})
