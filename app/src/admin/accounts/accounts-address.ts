import type { components, operations } from '@switchboard/sdk'
import { pageInUrl, readName, readPage, readSearch, writeQuery } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Sort } from '../../ui/kit/table.tsx'

type Query = NonNullable<operations['adminListSubscriptions']['parameters']['query']>

/** The state of a list of users in its address: `?search=cruz&keys=GRACE&sort=-last_used_at&page=2`. */
export interface AccountsAddress {
  readonly search: string
  readonly status: components['schemas']['AccountStatus'] | null
  readonly keys: components['schemas']['AdminKeysStatus'] | null
  readonly sort: Sort | null
  readonly page: number
}

export const accountStatuses = { ACTIVE: 'Active', PENDING: 'Not verified', SUSPENDED: 'Locked' } as const
export const keysStatuses = {
  ACTIVE: 'Active',
  GRACE: 'In grace period',
  REVOKED: 'Revoked',
  NONE: 'None',
} as const

const sorts = sorting<NonNullable<Query['sort']>>(['name', 'wallet_credits', 'last_used_at'], 'name')

export const accountsAddress: UrlCodec<AccountsAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      search: readSearch(query),
      status: readName(query, 'status', accountStatuses),
      keys: readName(query, 'keys', keysStatuses),
      sort: sorts.read(query),
      page: readPage(query),
    }
  },
  write: (search, { sort, page, ...words }) =>
    writeQuery(search, { ...words, sort: sorts.textOf(sort), page: pageInUrl(page) }),
}

/** As the contract asks for them. */
export const accountsFilterOf = ({ search, status, keys, sort }: Omit<AccountsAddress, 'page'>): Query => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status && { status }),
  ...(keys && { keys_status: keys }),
  ...sorts.queryOf(sort),
})
