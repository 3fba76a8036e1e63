// Writes the table of settings to standard output, as Markdown: `npm run generate` puts it into server/README.md.
import type { Variable } from './read-environment.ts'
import { variables } from './variables.ts'

const rowOf = ([name, { fallback, without, decides }]: [string, Variable<unknown>]): string => {
  const shown = fallback === undefined ? without : `\`${fallback}\``
  return `| \`${name}\` | ${shown} | ${decides} |`
}

const rows = Object.entries<Variable<unknown>>(variables).map(rowOf)
process.stdout.write(`${['| name | default | what it decides |', '|---|---|---|', ...rows].join('\n')}\n`)
