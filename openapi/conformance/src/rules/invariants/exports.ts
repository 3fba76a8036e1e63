import type { Context, ReceivedResponse } from '../../context/context.ts'
import { accountOf } from '../flows/credits.ts'
import type { Rule } from '../rule.ts'
import { type Fields, judged, readRows, type Verdict } from '../verdict.ts'
import { readCsv } from './csv.ts'

interface Pair {
  readonly file: string
  readonly list: string
  readonly query?: Readonly<Record<string, string>>
}

const pairs: readonly Pair[] = [
  { file: 'exportTransactions', list: 'listTransactions' },
  { file: 'exportTransactions', list: 'listTransactions', query: { view: 'adjustment' } },
  { file: 'exportTransactions', list: 'listTransactions', query: { view: 'topup' } },
  { file: 'exportUserResponses', list: 'listUserApiResponses' },
  { file: 'exportApiUsage', list: 'listApiUsage' },
  { file: 'exportApiUsage', list: 'listApiUsage', query: { view: 'api' } },
]

const tries = 3

/** A cell that a spreadsheet would run as a formula begins with an apostrophe. */
const bare = (cell: string): string => cell.replace(/^'(?=[=+@\t\r＝＋－＠-])/, '')

const cellOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** The file has the rows of the list, in its order, and says the same in every column that both have. */
export const exportsEqualLists: Rule = {
  id: 'invariants/exports-equal-lists',
  title: 'An export holds exactly the rows of the list with the same filter',
  phase: 'invariants',
  needs: ['portal', 'user', 'state'],
  operations: [...new Set(pairs.map(({ file }) => file))],
  run: judged(async (context, verdict) => {
    for (const pair of pairs) await compare(context, verdict, pair)
  }),
}

async function compare(context: Context, verdict: Verdict, { file, list, query = {} }: Pair): Promise<void> {
  const isSame = (one: readonly Fields[], other: readonly Fields[]) =>
    JSON.stringify(one) === JSON.stringify(other)
  for (let turn = 1; turn <= tries; turn += 1) {
    const { rows, isWhole } = await readRows(context, list, { as: 'user', query })
    const response = await context.call(file, { as: 'user', query })
    const after = await readRows(context, list, { as: 'user', query })
    if (response.status !== 200)
      return context.leaveOut(file, `it returned ${response.status} ${response.code}`.trim())
    if (!isSame(rows, after.rows)) {
      if (turn === tries) context.leaveOut(file, 'the list kept changing while it was read')
      continue
    }
    if (rows.length === 0)
      return context.leaveOut(file, `the list is empty${query.view ? ` for view=${query.view}` : ''}`)
    if (!isWhole) context.leaveOut(file, `only its first ${rows.length} rows were compared`)
    return compareRows(verdict, response, rows, isWhole)
  }
}

function compareRows(
  verdict: Verdict,
  response: ReceivedResponse,
  rows: readonly Fields[],
  isWhole: boolean,
): void {
  const lines = readCsv(response.text)
  verdict.expect(response, {
    check: 'rows',
    holds: isWhole ? lines.length === rows.length : lines.length > rows.length,
    expected: `${rows.length}${isWhole ? '' : ' or more'} rows, as in the list`,
    got: `${lines.length}`,
  })
  const named = rows[0] ?? {}
  const columns = Object.keys(lines[0] ?? {}).filter((name) => name in named)
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
    check: 'cells',
    holds: false,
    expected: `row ${differing + 1}: ${textOf(rows[differing])}`,
    got: textOf(lines[differing]),
  })
}

/** A caller who isn't an administrator gets their own usage, whomever they name. */
export const exportsOwnUsage: Rule = {
  id: 'invariants/exports-own-usage',
  title: 'Naming another user still returns the caller’s own usage',
  phase: 'invariants',
  needs: ['portal', 'user', 'other', 'state'],
  operations: ['exportApiUsage'],
  run: judged(async (context, verdict) => {
    const user_id = await accountOf(context, 'user')
    const query = { view: 'api' }
    const own = await context.call('exportApiUsage', { as: 'other', query })
    const named = await context.call('exportApiUsage', { as: 'other', query: { ...query, user_id } })
    const full = await context.call('exportApiUsage', { as: 'user', query })
    if (own.text === full.text)
      context.leaveOut('exportApiUsage', 'both users have the same usage, so they can’t be told apart')
    verdict.expect(named, {
      check: 'usage of another',
      holds: named.text === own.text,
      expected: 'the usage of the caller',
      got: named.text === full.text ? 'the usage of the user who was named' : named.text.slice(0, 200),
    })
  }),
}
