import { asArray, type Json } from '@switchboard/oas/document'
import type { Caller, Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { flatten } from '../../engine/generate/flat-schema.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { metaOf, rowsOf } from '../fields.ts'
import { prepare } from '../writes/prepare.ts'

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

/** Pages of any size are the pieces of one large page, in each order: no gap, no repeat, and never more than was asked for. */
export const pages: Rule = {
  id: 'invariants/pages',
  title: 'Pages have no gaps or repeats, keep their limit and state the total',
  phase: 'invariants',
  needs: ['state'],
  run: withVerdict(async (context, verdict) => {
    await context.each(context.operations.filter(isPaged), async (operation) => {
      const prepared = await prepare(context, operation)
      if (!prepared) return
      const { as } = prepared
      const query = prepared.input.query ?? {}
      await readPages(context, verdict, { operation, as, query })
      // Rows that are alike by what they are sorted by have to stay in one order, too.
      for (const sort of valuesOf(context, operation, 'sort'))
        await readPages(context, verdict, { operation, as, query: { ...query, sort } })
    })
  }),
}

/** The values that the contract lists for a parameter. */
export function valuesOf({ contract }: Context, { parameters }: Operation, name: string): readonly Json[] {
  const listed = parameters.find((one) => one.name === name && one.place === 'query')
  return listed ? asArray(flatten(contract.document, listed.schema).node.enum) : []
}

interface Piece {
  readonly page: number
  readonly limit: number
  readonly response: ReceivedResponse
}

interface Cut {
  /** All rows, or the first two hundred. */
  readonly whole: ReceivedResponse
  /** Pages of three, from the first on and the last one, and of half of the rows. */
  readonly pieces: readonly Piece[]
  /** A page behind the last one. */
  readonly beyond: ReceivedResponse
  /** Whether nothing came in between. */
  readonly isSteady: boolean
}

async function cut(context: Context, { operation, as, query }: List): Promise<Cut> {
  const read = (page: number, limit: number) =>
    context.call(operation, { as, query: { ...query, page, limit } })
  const whole = await read(1, largePage)
  const total = Number(metaOf(whole).total)
  const known = Math.min(rowsOf(whole).length, total)
  const half = Math.max(1, Math.ceil(known / 2))
  const sizes = [
    ...[1, 2, 3, Math.max(4, Math.ceil(known / smallPage))].map((page) => ({ page, limit: smallPage })),
    ...(half > smallPage ? [{ page: 2, limit: half }] : []),
  ]
  const pieces: Piece[] = []
  for (const { page, limit } of sizes) pieces.push({ page, limit, response: await read(page, limit) })
  const beyond = await read(Math.floor(total / largePage) + 2, largePage)
  const isSteady = JSON.stringify((await read(1, largePage)).body) === JSON.stringify(whole.body)
  return { whole, pieces, beyond, isSteady }
}

async function readPages(context: Context, verdict: Verdict, list: List): Promise<void> {
  let parts = await cut(context, list)
  for (let again = 1; again < tries && !parts.isSteady; again += 1) parts = await cut(context, list)
  if (parts.whole.status !== 200) return context.leaveOut(list.operation, `it returned ${parts.whole.status}`)
  // Few rows don't show that a large page is cut short: its stated limit does.
  for (const { page, limit, response } of [
    { page: 1, limit: largePage, response: parts.whole },
    ...parts.pieces,
  ]) {
    const meta = metaOf(response)
    const rows = rowsOf(response).length
    verdict.expect(response, {
      check: 'limit',
      holds: meta.page === page && meta.limit === limit && rows <= limit,
      expected: `page ${page} with ${limit} rows at most`,
      got: `page ${meta.page}, limit ${meta.limit}, ${rows} rows`,
    })
  }
  if (!parts.isSteady)
    return context.leaveOut(list.operation, 'its rows kept changing while its pages were compared')
  comparePages(verdict, parts)
  const total = Number(metaOf(parts.whole).total)
  if (total < 2)
    context.leaveOut(list.operation, `there ${total === 1 ? 'is one row' : 'are no rows'} to cut into pages`)
}

function comparePages(verdict: Verdict, { whole, pieces, beyond }: Cut): void {
  const rows = rowsOf(whole)
  const total = Number(metaOf(whole).total)
  const most = Math.min(total, largePage)
  verdict.equal(whole, 'total', rows.length, most, `rows of ${total} on a page of ${largePage}`)
  for (const { page, limit, response } of pieces) {
    const start = (page - 1) * limit
    if (start >= largePage) continue
    verdict.expect(response, {
      check: 'page',
      holds:
        start + limit > largePage ||
        JSON.stringify(rowsOf(response)) === JSON.stringify(rows.slice(start, start + limit)),
      expected: `rows ${start + 1} to ${start + limit} of the whole list`,
      got: `${rowsOf(response).length} others`,
    })
    verdict.equal(response, 'total of a page', metaOf(response).total, total, 'the total of each page')
  }
  verdict.equal(beyond, 'beyond the end', rowsOf(beyond).length, 0, 'the rows beyond the last page')
}
