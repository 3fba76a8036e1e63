import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const begin =
  '<!-- settings: written by `npm run generate` from server/src/platform/settings/variables.ts -->'
const end = '<!-- end of settings -->'

const server = fileURLToPath(new URL('../server/', import.meta.url))

/** Output of a program of the server, which no package may import. */
export const printedBy = async (path: string): Promise<string> =>
  (await promisify(execFile)(process.execPath, [join(server, path)])).stdout

/** The server's README with the table that its settings make. */
export async function readmeWithSettings(): Promise<string> {
  const table = await printedBy('src/platform/settings/print-table.ts')
  return withTable((await readFile(join(server, 'README.md'), 'utf8')).replaceAll('\r\n', '\n'), table)
}

function withTable(text: string, table: string): string {
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The settings table has lost its markers: ${begin} … ${end}`)
  return `${text.slice(0, from + begin.length)}\n\n${table}\n${text.slice(to)}`
}
