import type { operations } from '@switchboard/sdk'
import { keyOf, page, present, searchWords, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'

type Query = NonNullable<operations['adminListSubscriptions']['parameters']['query']>

export const accountStatuses = { ACTIVE: 'Active', PENDING: 'Not verified', SUSPENDED: 'Locked' } as const
export const keysStatuses = {
  ACTIVE: 'Active',
  GRACE: 'In grace period',
  REVOKED: 'Revoked',
  NONE: 'None',
} as const

const sorts = sorting<NonNullable<Query['sort']>>(['name', 'wallet_credits', 'last_used_at'], 'name')

/** The state of a list of users in its address: `?search=cruz&keys=GRACE&sort=-last_used_at&page=2`. */
export const accountsAddress = urlState({
  search: searchWords,
  status: keyOf(accountStatuses),
  keys: keyOf(keysStatuses),
  sort: sorts,
  page,
})
export type AccountsAddress = UrlStateOf<typeof accountsAddress>

/** As the contract asks for them. */
export const accountsFilterOf = ({ search, status, keys, sort }: Omit<AccountsAddress, 'page'>): Query =>
  present({ search, status, keys_status: keys, sort: sorts.textOf(sort) })
