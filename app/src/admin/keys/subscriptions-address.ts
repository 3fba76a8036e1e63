import type { operations } from '@switchboard/sdk'
import { statusLabels } from '../../domain/keys/subscription-status.ts'
import { keyOf, page, present, searchWords, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'

type Query = NonNullable<operations['adminListAllSubscriptions']['parameters']['query']>

const sorts = sorting<NonNullable<Query['sort']>>(['created_at', 'api', 'user'], '-created_at')

/** The list's state in its address: `?view=subscriptions&search=sim&status=ACTIVE&sort=user&page=2`. */
export const subscriptionsAddress = urlState({
  search: searchWords,
  status: keyOf(statusLabels),
  sort: sorts,
  page,
})
export type SubscriptionsAddress = UrlStateOf<typeof subscriptionsAddress>

/** As the contract asks for them. */
export const subscriptionsFilterOf = ({ search, status, sort }: Omit<SubscriptionsAddress, 'page'>) =>
  present({ search, status, sort: sorts.textOf(sort) })
