import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Functions and views that change with the code. Each release has its own, in a schema that bears their checksum: decision 0099. */
export interface Functions {
  readonly schema: string
  readonly text: string
}

/** Below `src`, in the order they need each other. */
const files = [
  'modules/ledger/ledger.sql',
  'modules/ledger/limits.sql',
  'modules/ledger/charges.sql',
  'modules/pricing/prices.sql',
  'modules/usage/usage.sql',
  'gateway/gateway.sql',
]

/** Git may write other line ends on another system. */
export const withoutReturns = (text: string): string => text.replaceAll('\r\n', '\n')

export const functionsOf = (text: string): Functions => ({
  schema: `functions_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`,
  text,
})

const source = join(import.meta.dirname, '../..')

/** Those of this release. */
export const functions = functionsOf(
  withoutReturns(files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n')),
)

/** Functions are looked for in the release’s own schema first, tables are found in `public`. */
export const searchPathOf = ({ schema }: Functions): string => `${schema},public`
