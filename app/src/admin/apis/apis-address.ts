import type { operations } from '@switchboard/sdk'
import { apiStatuses } from '../../domain/catalogue/api-statuses.ts'
import { keyOf, page, present, searchWords, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'

type Query = NonNullable<operations['adminListApis']['parameters']['query']>

const sorts = sorting<NonNullable<Query['sort']>>(['name', 'subscribers', 'calls', 'published_at'])

/** The list's state in its address: `?search=lumina&status=DEPRECATED&page=2`. */
export const apisAddress = urlState({ search: searchWords, status: keyOf(apiStatuses), sort: sorts, page })
export type ApisAddress = UrlStateOf<typeof apisAddress>

/** As the contract asks for them. */
export const apisFilterOf = ({ search, status, sort }: Omit<ApisAddress, 'page'>) =>
  present({ search, status, sort: sorts.textOf(sort) })
