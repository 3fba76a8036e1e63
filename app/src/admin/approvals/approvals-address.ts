import type { components, operations } from '@switchboard/sdk'
import { pageInUrl, readPage, writeQuery } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Sort } from '../../ui/kit/table.tsx'

export type Adjustment = components['schemas']['AdminAdjustment']

type Query = NonNullable<operations['adminListAdjustments']['parameters']['query']>

const sorts = sorting<NonNullable<Query['sort']>>(['requested_at', 'credits'])
const approvalStates = ['PENDING', 'APPROVED', 'REFUSED', 'ALL'] as const

/** The list's state in its address: `?status=APPROVED&sort=-credits&page=2`. Those that wait are the default. */
export interface ApprovalsAddress {
  readonly status: (typeof approvalStates)[number]
  readonly sort: Sort | null
  readonly page: number
}

export const approvalsAddress: UrlCodec<ApprovalsAddress> = {
  read(text) {
    const query = new URLSearchParams(text)
    return {
      status: approvalStates.find((status) => status === query.get('status')) ?? 'PENDING',
      sort: sorts.read(query),
      page: readPage(query),
    }
  },
  write: (text, { status, sort, page }) =>
    writeQuery(text, {
      status: status === 'PENDING' ? null : status,
      sort: sorts.textOf(sort),
      page: pageInUrl(page),
    }),
}

/** As the contract asks for them. */
export const approvalsFilterOf = ({ status, sort }: Omit<ApprovalsAddress, 'page'>) => ({
  ...(status !== 'ALL' && { status }),
  ...sorts.queryOf(sort),
})
