import type { components } from '@switchboard/sdk'
import { pageInUrl, readPage, writeQuery } from '../../lib/browser/url-query.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'

export type Adjustment = components['schemas']['AdminAdjustment']

const approvalStates = ['PENDING', 'APPROVED', 'REFUSED', 'ALL'] as const

/** The list's state in its address: `?status=APPROVED&page=2`. Those that wait are the default. */
export interface ApprovalsAddress {
  readonly status: (typeof approvalStates)[number]
  readonly page: number
}

export const approvalsAddress: UrlCodec<ApprovalsAddress> = {
  read(text) {
    const query = new URLSearchParams(text)
    return {
      status: approvalStates.find((status) => status === query.get('status')) ?? 'PENDING',
      page: readPage(query),
    }
  },
  write: (text, { status, page }) =>
    writeQuery(text, { status: status === 'PENDING' ? null : status, page: pageInUrl(page) }),
}

/** As the contract asks for them. */
export const approvalsFilterOf = ({ status }: Pick<ApprovalsAddress, 'status'>) => ({
  ...(status !== 'ALL' && { status }),
})
