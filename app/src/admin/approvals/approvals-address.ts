import type { components, operations } from '@switchboard/sdk'
import { oneOf, page, present, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'

export type Adjustment = components['schemas']['AdminAdjustment']

type Query = NonNullable<operations['adminListAdjustments']['parameters']['query']>

const sorts = sorting<NonNullable<Query['sort']>>(['requested_at', 'credits'])

/** The list's state in its address: `?status=APPROVED&sort=-credits&page=2`. Those that wait are the default. */
export const approvalsAddress = urlState({
  status: oneOf(['PENDING', 'APPROVED', 'REFUSED', 'ALL']),
  sort: sorts,
  page,
})
export type ApprovalsAddress = UrlStateOf<typeof approvalsAddress>

/** As the contract asks for them. */
export const approvalsFilterOf = ({ status, sort }: Omit<ApprovalsAddress, 'page'>) =>
  present({ status: status === 'ALL' ? null : status, sort: sorts.textOf(sort) })
