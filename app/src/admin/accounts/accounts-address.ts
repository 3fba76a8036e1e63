import type { components, operations } from '@switchboard/sdk'
import { pageInUrl, readName, readPage, readSearch, writeQuery } from '../../lib/browser/url-query.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Sort } from '../../ui/kit/table.tsx'

type Query = NonNullable<operations['adminListSubscriptions']['parameters']['query']>
export type SortKey = 'name' | 'wallet_credits' | 'last_used_at'

/** The state of a list of users in its address: `?search=cruz&keys=GRACE&sort=-last_used_at&page=2`. */
export interface AccountsAddress {
  readonly search: string
  readonly status: components['schemas']['AccountStatus'] | null
  readonly keys: components['schemas']['AdminKeysStatus'] | null
  readonly sort: Sort<SortKey>
  readonly page: number
}

export const accountStatuses = { ACTIVE: 'Active', PENDING: 'Not verified', SUSPENDED: 'Locked' } as const
export const keysStatuses = {
  ACTIVE: 'Active',
  GRACE: 'In grace period',
  REVOKED: 'Revoked',
  NONE: 'None',
} as const

const sortKeys: readonly SortKey[] = ['name', 'wallet_credits', 'last_used_at']

export const accountsAddress: UrlCodec<AccountsAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    const sort = query.get('sort') ?? ''
    return {
      search: readSearch(query),
      status: readName(query, 'status', accountStatuses),
      keys: readName(query, 'keys', keysStatuses),
      sort: {
        by: sortKeys.find((key) => key === sort.replace(/^-/, '')) ?? 'name',
        order: sort.startsWith('-') ? 'descending' : 'ascending',
      },
      page: readPage(query),
    }
  },
  write(search, { sort, page, ...words }) {
    const order = sortOf(sort)
    return writeQuery(search, { ...words, sort: order === 'name' ? '' : order, page: pageInUrl(page) })
  },
}

const sortOf = ({ by, order }: Sort<SortKey>) => `${order === 'descending' ? '-' : ''}${by}` as const

/** As the contract asks for them. */
export const accountsFilterOf = ({ search, status, keys, sort }: Omit<AccountsAddress, 'page'>): Query => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status && { status }),
  ...(keys && { keys_status: keys }),
  ...(sortOf(sort) !== 'name' && { sort: sortOf(sort) }),
})
