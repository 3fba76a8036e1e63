import { faultsOf, type Mistake } from '../fault.ts'
import { asks, body, field, instead, jsonOf, queryOf, rowsOf, withJson, withQuery } from '../mistakes.ts'

/** Pages begin `by` rows before or after where they should. */
const shifted = (by: number): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    const query = queryOf(call)
    const page = Number(query.get('page') ?? 1)
    const limit = Number(query.get('limit') ?? 20)
    if (reply.status !== 200 || page < 2) return reply
    const whole = await backend.send(
      withQuery(call, (every) => {
        every.set('page', '1')
        every.set('limit', '200')
      }),
    )
    const start = (page - 1) * limit + by
    const answer = jsonOf(reply)
    return withJson(reply, { ...answer, data: rowsOf(jsonOf(whole).data).slice(start, start + limit) })
  })

const lastPage: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  const isBeyond = reply.status === 200 && rowsOf(jsonOf(reply).data).length === 0
  return isBeyond ? backend.send(withQuery(call, (query) => query.set('page', '1'))) : reply
})

/** Pages that overlap, leave gaps or are of another size. */
export const pagingFaults = faultsOf('pages', [
  ['row-repeated', 'listTransactions', 'a page begins with the last row of the one before', shifted(-1)],
  ['row-skipped', 'listNotificationHistory', 'a row is between two pages', shifted(1)],
  [
    'limit-ignored',
    'adminListSubscriptions',
    'the size of a page is not kept',
    asks((call) =>
      withQuery(call, (query) => /^[1-9]$/.test(query.get('limit') ?? '') && query.delete('limit')),
    ),
  ],
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
  [
    'total-off-by-one',
    'listTransactions',
    'the total counts one row too many',
    field('meta.total', (value) => Number(value) + 1),
  ],
  ['last-page-again', 'listNotificationHistory', 'beyond the end comes the beginning again', lastPage],
  [
    'oldest-first',
    'listTransactions',
    'the order is turned round',
    body((page) => ({ ...page, data: rowsOf(page.data).reverse() })),
  ],
  [
    'meta-limit-wrong',
    'adminListAdjustments',
    'the page is said to have another size',
    field('meta.limit', () => 50),
  ],
])
