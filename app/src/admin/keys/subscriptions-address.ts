import type { components, operations } from '@switchboard/sdk'
import { statusLabels } from '../../domain/keys/subscription-status.ts'
import { pageInUrl, readName, readPage, readSearch, writeQuery } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Sort } from '../../ui/kit/table.tsx'

type Query = NonNullable<operations['adminListAllSubscriptions']['parameters']['query']>

const sorts = sorting<NonNullable<Query['sort']>>(['created_at', 'api', 'user'], '-created_at')

/** The list's state in its address: `?view=subscriptions&search=sim&status=ACTIVE&sort=user&page=2`. */
export interface SubscriptionsAddress {
  readonly search: string
  readonly status: components['schemas']['AdminSubscription']['status'] | null
  readonly sort: Sort | null
  readonly page: number
}

export const subscriptionsAddress: UrlCodec<SubscriptionsAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      search: readSearch(query),
      status: readName(query, 'status', statusLabels),
      sort: sorts.read(query),
      page: readPage(query),
    }
  },
  write: (before, { sort, page, ...words }) =>
    writeQuery(before, { ...words, sort: sorts.textOf(sort), page: pageInUrl(page) }),
}

/** As the contract asks for them. */
export const subscriptionsFilterOf = ({ search, status, sort }: Omit<SubscriptionsAddress, 'page'>) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status && { status }),
  ...sorts.queryOf(sort),
})
