import { faultsOf } from '../fault.ts'
import { asks, body, rowsOf, withQuery } from '../mistakes.ts'

/** Pages that overlap, leave gaps or are of another size. */
export const pagingFaults = faultsOf('pages', [
  [
    'page-ignored',
    'adminListAuditLog',
    'every page is the first',
    asks((call) =>
      withQuery(call, (query) => /^[1-9]\d*$/.test(query.get('page') ?? '') && query.delete('page')),
    ),
  ],
  [
    'total-is-page',
    'adminListTransactions',
    'the total is the number of rows of the page',
    body((page) => ({ ...page, meta: { ...(page.meta as object), total: rowsOf(page.data).length } })),
  ],
])
