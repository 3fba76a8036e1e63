import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faults } from './index.ts'

/** The result of one fault. */
export interface Row {
  readonly id: string
  readonly subject: string
  readonly operation: string
  readonly title: string
  /** The rules that named the operation; empty when none did. */
  readonly rules: readonly string[]
  /** Of a fault at random: whether any response or request was another than without it. */
  readonly showed?: boolean
}

export interface Results {
  readonly contract: string
  readonly rows: readonly Row[]
}

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** One line for each fault. */
function faultTable({ rows }: Results): string {
  const head = ['subject', 'operation', 'the fault', 'first rule that found it']
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) =>
      line([row.subject, `\`${row.operation}\``, row.title, row.rules[0] ? `\`${row.rules[0]}\`` : '–']),
    ),
  ].join('\n')
}

/** One line for each subject. */
function subjectTable({ rows }: Results): string {
  const counts = (name: string, some: readonly Row[]) =>
    line([name, some.length, some.filter(({ rules }) => rules.length > 0).length])
  const subjects = [...new Set(rows.map(({ subject }) => subject))]
  const head = ['faults of', 'in all', 'this checker']
  return [
    line(head),
    line(head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...subjects.map((name) =>
      counts(
        name,
        rows.filter(({ subject }) => subject === name),
      ),
    ),
    counts('**all**', rows),
  ].join('\n')
}

/** One line for each kind of random faults: the share found, of all and of those that the checker met at all. */
export function shareTable(rows: readonly Row[]): string {
  const share = (name: string, some: readonly Row[]) => {
    const foundCount = some.filter(({ rules }) => rules.length > 0).length
    const visibleCount = some.filter(({ rules, showed }) => showed || rules.length > 0).length
    return line([
      name,
      some.length,
      foundCount,
      visibleCount,
      `${Math.round((100 * foundCount) / Math.max(some.length, 1))}%`,
    ])
  }
  const head = ['kind', 'in all', 'found', 'showed', 'share']
  return [
    line(head),
    line(head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...[...Map.groupBy(rows, ({ subject }) => subject)].map(([name, some]) => share(name, some)),
    share('**all**', rows),
  ].join('\n')
}

const begin = '<!-- faults: written by `npm run faults -w openapi/conformance -- --write` -->'
const end = '<!-- end of faults -->'

/** The text with another table between its markers. */
export function withTable(text: string, table: string): string {
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)]
  if (start < 0 || stop < start) throw new Error(`There is no place for the table: ${begin} … ${end}`)
  return `${text.slice(0, start)}${begin}\n\n${table}\n\n${text.slice(stop)}`
}

const folder = import.meta.dirname
const resultsFile = join(folder, 'results.json')

/** The texts that show results, and the table each of them has. */
export const tables: readonly { readonly file: string; readonly table: (results: Results) => string }[] = [
  { file: join(folder, '../README.md'), table: subjectTable },
  { file: join(folder, 'README.md'), table: faultTable },
]

/** The newest result of each fault. */
export const readResults = (): Results => JSON.parse(readFileSync(resultsFile, 'utf8')) as Results

/** Keeps what was found now, and what was found before of the faults that were not tried; shows it in the READMEs. */
export function writeResults(tried: Results): void {
  const before = new Map((existsSync(resultsFile) ? readResults().rows : []).map((row) => [row.id, row]))
  const now = new Map(tried.rows.map((row) => [row.id, row]))
  const rows = faults.flatMap(({ id }) => now.get(id) ?? before.get(id) ?? [])
  const results: Results = { ...tried, rows }
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
  // As the linter wants it: short lists in one line.
  spawnSync(join(folder, '../../../node_modules/.bin/biome'), ['format', '--write', resultsFile])
  for (const { file, table } of tables)
    writeFileSync(file, withTable(readFileSync(file, 'utf8'), table(results)))
}
