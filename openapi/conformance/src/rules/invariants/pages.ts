import type { Caller, Context, ReceivedResponse } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import { accountOf } from '../flows/credits.ts'
import type { Rule } from '../rule.ts'
import { judged, metaOf, rowsOf, type Verdict } from '../verdict.ts'

/** How often a list is read again that changed while it was read. */
const tries = 3
const smallPage = 3
const largePage = 200

const isPaged = ({ method, parameters }: Operation): boolean =>
  method === 'GET' &&
  ['page', 'limit'].every((name) => parameters.some((one) => one.name === name && one.place === 'query'))

interface List {
  readonly operation: Operation
  readonly as: Caller
  readonly query: Readonly<Record<string, unknown>>
}

/** Pages of three rows are the pieces of one large page: no gap, no repeat, and never more than was asked for. */
export const pages: Rule = {
  id: 'invariants/pages',
  title: 'Pages have no gaps or repeats, keep their limit and state the total',
  phase: 'invariants',
  needs: ['portal', 'state'],
  run: judged(async (context, verdict) => {
    await context.each(context.operations.filter(isPaged), async (operation) => {
      const as = context.callerOf(operation)
      const query = as === undefined ? undefined : await neededOf(context, operation)
      if (as === undefined)
        return context.leaveOut(operation, `no account of ${operation.roles.join(' or ')} was given`)
      if (!query) return context.leaveOut(operation, 'it needs a parameter that no account provides')
      await readPages(context, verdict, { operation, as, query })
    })
  }),
}

/** Values of the required parameters; undefined where there is none. */
async function neededOf(context: Context, operation: Operation): Promise<List['query'] | undefined> {
  const needed = operation.parameters
    .filter(({ required, place }) => required && place === 'query')
    .map(({ name }) => name)
  if (needed.length === 0) return {}
  if (needed.join() !== 'user_id' || !context.accounts.has('user')) return undefined
  return { user_id: await accountOf(context, 'user') }
}

interface Cut {
  /** All rows, or the first two hundred. */
  readonly whole: ReceivedResponse
  /** Pages of three, from the first on. */
  readonly small: readonly ReceivedResponse[]
  /** A page behind the last one. */
  readonly beyond: ReceivedResponse
  /** Whether nothing came in between. */
  readonly isSteady: boolean
}

async function cut(context: Context, { operation, as, query }: List): Promise<Cut> {
  const read = (page: number, limit: number) =>
    context.call(operation, { as, query: { ...query, page, limit } })
  const whole = await read(1, largePage)
  const small = [await read(1, smallPage), await read(2, smallPage), await read(3, smallPage)]
  const beyond = await read(Math.floor(Number(metaOf(whole).total) / largePage) + 2, largePage)
  const isSteady = JSON.stringify((await read(1, largePage)).body) === JSON.stringify(whole.body)
  return { whole, small, beyond, isSteady }
}

async function readPages(context: Context, verdict: Verdict, list: List): Promise<void> {
  let pieces = await cut(context, list)
  for (let again = 1; again < tries && !pieces.isSteady; again += 1) pieces = await cut(context, list)
  if (pieces.whole.status !== 200)
    return context.leaveOut(list.operation, `it returned ${pieces.whole.status}`)
  pieces.small.forEach((response, index) => {
    const { page, limit } = metaOf(response)
    const rows = rowsOf(response).length
    verdict.expect(response, {
      check: 'limit',
      holds: page === index + 1 && limit === smallPage && rows <= smallPage,
      expected: `page ${index + 1} with ${smallPage} rows at most`,
      got: `page ${page}, limit ${limit}, ${rows} rows`,
    })
  })
  if (!pieces.isSteady)
    return context.leaveOut(list.operation, 'its rows kept changing while its pages were compared')
  comparePages(verdict, pieces)
  const total = Number(metaOf(pieces.whole).total)
  if (total < 2)
    context.leaveOut(list.operation, `there ${total === 1 ? 'is one row' : 'are no rows'} to cut into pages`)
}

function comparePages(verdict: Verdict, { whole, small, beyond }: Cut): void {
  const rows = rowsOf(whole)
  const total = Number(metaOf(whole).total)
  verdict.expect(whole, {
    check: 'total',
    holds: rows.length === Math.min(total, largePage),
    expected: `${Math.min(total, largePage)} rows of ${total} on a page of ${largePage}`,
    got: `${rows.length}`,
  })
  small.forEach((response, index) => {
    const start = index * smallPage
    verdict.expect(response, {
      check: 'page',
      holds: JSON.stringify(rowsOf(response)) === JSON.stringify(rows.slice(start, start + smallPage)),
      expected: `rows ${start + 1} to ${start + smallPage} of the whole list`,
      got: `${rowsOf(response).length} others`,
    })
    verdict.expect(response, {
      check: 'total of a page',
      holds: metaOf(response).total === total,
      expected: `total ${total} on each page`,
      got: metaOf(response).total,
    })
  })
  verdict.expect(beyond, {
    check: 'beyond the end',
    holds: rowsOf(beyond).length === 0,
    expected: 'no rows beyond the last page',
    got: `${rowsOf(beyond).length} rows`,
  })
}
