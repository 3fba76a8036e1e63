import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const begin =
  '<!-- settings: written by `npm run generate` from server/src/platform/settings/variables.ts -->'
const end = '<!-- end of settings -->'

/** The server's README with the table that its settings make. */
export async function readmeWithSettings(): Promise<string> {
  const server = fileURLToPath(new URL('../server/', import.meta.url))
  // Run as a program, since no package may import the server.
  const { stdout: table } = await promisify(execFile)(process.execPath, [
    join(server, 'src/platform/settings/print-table.ts'),
  ])
  return withTable((await readFile(join(server, 'README.md'), 'utf8')).replaceAll('\r\n', '\n'), table)
}

function withTable(text: string, table: string): string {
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The settings table has lost its markers: ${begin} … ${end}`)
  return `${text.slice(0, from + begin.length)}\n\n${table}\n${text.slice(to)}`
}
