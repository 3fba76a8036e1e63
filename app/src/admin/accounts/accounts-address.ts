import type { components, operations } from '@switchboard/sdk'
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
const maxPage = 1_000_000

export const accountsAddress: UrlCodec<AccountsAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    const [sort = '', page = ''] = ['sort', 'page'].map((name) => query.get(name) ?? '')
    const isPage = /^[1-9]\d*$/.test(page) && Number(page) <= maxPage
    return {
      search: query.get('search')?.slice(0, 200) ?? '',
      status: oneOf(accountStatuses, query.get('status')),
      keys: oneOf(keysStatuses, query.get('keys')),
      sort: {
        by: sortKeys.find((key) => key === sort.replace(/^-/, '')) ?? 'name',
        order: sort.startsWith('-') ? 'descending' : 'ascending',
      },
      page: isPage ? Number(page) : 1,
    }
  },
  write(search, { search: words, status, keys, sort, page }) {
    const query = new URLSearchParams(search)
    const order = sortOf(sort)
    const state = {
      search: words,
      status,
      keys,
      sort: order === 'name' ? '' : order,
      page: page === 1 ? '' : page,
    }
    for (const [name, value] of Object.entries(state)) {
      if (value) query.set(name, String(value))
      else query.delete(name)
    }
    return query.toString()
  },
}

const oneOf = <Names extends object>(names: Names, name: string | null): (keyof Names & string) | null =>
  name !== null && Object.hasOwn(names, name) ? (name as keyof Names & string) : null

const sortOf = ({ by, order }: Sort<SortKey>) => `${order === 'descending' ? '-' : ''}${by}` as const

/** As the contract asks for them. */
export const accountsQueryOf = ({ search, status, keys, sort, page }: AccountsAddress): Query => ({
  page,
  ...(search.trim() && { search: search.trim() }),
  ...(status && { status }),
  ...(keys && { keys_status: keys }),
  ...(sortOf(sort) !== 'name' && { sort: sortOf(sort) }),
})
