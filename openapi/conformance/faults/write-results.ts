import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faults } from './index.ts'
import { faultTable, type Results, subjectTable, withTable } from './table.ts'

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
  for (const { file, table } of tables)
    writeFileSync(file, withTable(readFileSync(file, 'utf8'), table(results)))
}
