import { asArray } from '@switchboard/oas/document'
import type { Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { flatten } from '../../engine/generate/flat-schema.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Fields, type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { readRows } from '../fields.ts'
import { fewChoicesOf } from '../filters/choices.ts'
import { listingOf } from '../filters/filters.ts'
import { hasParameter, type Rows, rowsWith, zoneOf } from '../filters/rows.ts'
import { fieldNames } from '../writes/names.ts'
import { readCsv } from './csv.ts'

interface Pair {
  readonly file: Operation
  readonly list: Operation
}

const tries = 3
/** Files are few: how many may be read in a minute is limited. */
const mostFiles = 9
const mostPairs = 2
const leastColumns = 3

/** A cell that a spreadsheet would run as a formula begins with an apostrophe. */
const bare = (cell: string): string => cell.replace(/^'(?=[=+@\t\r＝＋－＠-])/, '')

const cellOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** The file has the rows of the list, in its order, and says the same in every column that both have. */
export const exportsEqualLists: Rule = {
  id: 'invariants/exports-equal-lists',
  title: 'An export holds exactly the rows of the list with the same filters and order',
  phase: 'invariants',
  needs: ['state'],
  share: mostFiles * tries,
  run: withVerdict(async (context, verdict) => {
    const timeZone = await zoneOf(context)
    const pairs = context.contract.operations.flatMap((file) => {
      const list = listOf(context, file)
      return list && [file, list].some((one) => context.operations.includes(one)) ? [{ file, list }] : []
    })
    for (const pair of pairs)
      await context.each([pair.file], async () => {
        for (const query of await queriesOf(context, pair, timeZone))
          if (!(await compare(context, verdict, pair, query))) break
      })
  }),
}

/** The list of which a file says what it has: it shares most of its columns, and takes each of its filters. */
function listOf(context: Context, file: Operation): Operation | undefined {
  const [media] = file.responses.get('200')?.media ?? []
  const columns = [...(media?.columns.get('default') ?? [])]
  if (!file.isRead || columns.length === 0) return undefined
  const shared = (list: Operation) => {
    const fields = fieldNames(context, list)
    return columns.filter((name) => fields.has(name)).length
  }
  const isLike = (list: Operation) =>
    list.isRead &&
    hasParameter(list, 'limit') &&
    list.roles.some((role) => file.roles.includes(role)) &&
    list.path.includes('/admin/') === file.path.includes('/admin/') &&
    file.parameters.every(
      ({ name, place }) =>
        place !== 'query' || ['time_zone', 'user_id'].includes(name) || hasParameter(list, listName(name)),
    )
  const [best] = context.contract.operations
    .filter(isLike)
    .toSorted((one, other) => shared(other) - shared(one))
  return best && shared(best) >= leastColumns ? best : undefined
}

const listName = (name: string): string => (name === 'service' ? 'api' : name)

type Query = Readonly<Record<string, unknown>>

/** No filter, each order, each filter by itself, and some of them together. */
async function queriesOf(
  context: Context,
  { file, list }: Pair,
  timeZone: string,
): Promise<readonly Query[]> {
  const listing = await listingOf(context, list)
  if (!listing) return []
  const all = await rowsWith(context, listing, {})
  const choices = fewChoicesOf(context, { listing, all, timeZone }).filter(({ name }) =>
    hasParameter(file, name),
  )
  const firsts = choices.filter(({ name }, index) => choices.findIndex((one) => one.name === name) === index)
  const sort = list.parameters.find(({ name }) => name === 'sort')
  const orders = asArray(sort && flatten(context.contract.document, sort.schema).node.enum)
    .filter((one) => one !== sort?.schema.default)
    .slice(0, 2)
    .map((one) => ({ sort: one }))
  const both = firsts.slice(1).map(({ query }, index) => ({ ...firsts[index]?.query, ...query }))
  const needed = hasParameter(file, 'service') ? firstApi(all) : {}
  return [{}, ...orders, ...both.slice(0, mostPairs), ...firsts.map(({ query }) => query)]
    .slice(0, mostFiles)
    .map((query) => ({ ...listing.needed, ...needed, ...query }))
}

const firstApi = ({ rows: [first] }: Rows): Query => (first?.api === undefined ? {} : { api: first.api })

/** Whether there is reason to compare more of the two. */
async function compare(
  context: Context,
  verdict: Verdict,
  { file, list }: Pair,
  query: Query,
): Promise<boolean> {
  const as = context.callerOf(list)
  if (as === undefined) return false
  const fileQuery = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name === 'api' && hasParameter(file, 'service') ? 'service' : name,
      value,
    ]),
  )
  const isSame = (one: readonly Fields[], other: readonly Fields[]) =>
    JSON.stringify(one) === JSON.stringify(other)
  for (let turn = 1; turn <= tries; turn += 1) {
    const { rows, isWhole } = await readRows(context, list.id, { as, query })
    const response = await context.call(file, { as, query: fileQuery })
    // Two of its days may be the wrong way round.
    if (response.status === 422) return true
    if (response.status !== 200) {
      context.leaveOut(file, `it returned ${response.status} ${response.code}`.trim())
      return false
    }
    const after = await readRows(context, list.id, { as, query })
    if (!isSame(rows, after.rows)) continue
    compareRows(verdict, response, { rows, isWhole, order: query.sort })
    return true
  }
  context.leaveOut(file, 'the list kept changing while it was read')
  return false
}

interface Listed {
  readonly rows: readonly Fields[]
  readonly isWhole: boolean
  readonly order: unknown
}

function compareRows(verdict: Verdict, response: ReceivedResponse, { rows, isWhole, order }: Listed): void {
  const lines = readCsv(response.text)
  verdict.expect(response, {
    check: 'rows of a file',
    holds: isWhole ? lines.length === rows.length : lines.length > rows.length,
    expected: `${rows.length}${isWhole ? '' : ' or more'} rows, as in the list`,
    got: `${lines.length}`,
  })
  const [named] = rows
  if (!named) return
  const columns = Object.keys(lines[0] ?? {}).filter(
    (name) => name in named && rows.every((row) => typeof row[name] !== 'object' || row[name] === null),
  )
  verdict.expect(response, {
    check: 'columns',
    holds: columns.length > 1,
    expected: `a header with names of the list, such as ${Object.keys(named).slice(0, 3).join(', ')}`,
    got: Object.keys(lines[0] ?? {}).join(','),
  })
  const differing = rows.findIndex((row, index) =>
    columns.some((name) => cellOf(row[name]) !== bare(lines[index]?.[name] ?? '')),
  )
  if (differing < 0 || columns.length <= 1) return
  const textOf = (cells: Fields | undefined) => columns.map((name) => cellOf(cells?.[name])).join(',')
  verdict.expect(response, {
    check: order === undefined ? 'cells' : `sort ${order}`,
    holds: false,
    expected: `row ${differing + 1}: ${textOf(rows[differing])}`,
    got: textOf(lines[differing]),
  })
}
