// Prints what the SDK costs a page, minified and gzipped, and fails when a client is over its budget, or its guide tells another.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { sdk } from './run.ts'

const src = join(sdk, 'src')
const core = `${src}/index.ts`

interface Measured {
  readonly name: string
  readonly contents: string
  readonly budgetKb?: number
}

const measured: readonly Measured[] = [
  { name: 'openapi-fetch alone', contents: `export { default } from 'openapi-fetch'` },
  {
    name: 'createPortal: the client, its session and openapi-fetch',
    contents: `export { createPortal } from '${core}'`,
    // Eight bytes for each operation that the contract gains without a token or with an Idempotency-Key; the code itself does not grow.
    // 0.8 KB of it see that every failed call has a code, and that only the portal ends a session (decision 0068); 0.13 KB let tabs and page
    // loads keep one limit of refreshes, for which an app needs no code of its own (decision 0080); 0.05 KB log in whoever verifies their
    // address (decision 0081).
    budgetKb: 6.2,
  },
  {
    name: 'the same with every other function of the core',
    contents: `export * from '${core}'; export const roles = 0`,
  },
  {
    name: './react-query, openapi-fetch and TanStack Query not counted',
    contents: `export * from '${src}/react-query.ts'`,
  },
  { name: './stream with what it shares with the core', contents: `export * from '${src}/stream.ts'` },
  { name: './content with openapi-fetch', contents: `export * from '${src}/content.ts'` },
  {
    name: './apis: createApi with openapi-fetch',
    contents: `export { createApi } from '${src}/apis.ts'`,
    // 40 bytes for each API more; its test values come with an entry of its own.
    budgetKb: 3.5,
  },
  {
    name: 'rateLimits and waitForLimits, for those who import them',
    contents: `export { rateLimits, waitForLimits } from '${core}'`,
    // A parser of structured fields from npm alone would be 2.1 KB.
    budgetKb: 1,
  },
  {
    name: 'traceRequests, for those who import it',
    contents: `export { traceRequests } from '${core}'`,
    budgetKb: 0.3,
  },
  {
    name: 'accessTokens, for those who import it',
    contents: `export { accessTokens } from '${core}'`,
    budgetKb: 0.6,
  },
  { name: './apis/sim-swap: its test values', contents: `export * from '${src}/generated/apis/sim-swap.ts'` },
]

const guide = readFileSync(join(sdk, '../server/content/docs/guides/sdk.md'), 'utf8')

for (const { name, contents, budgetKb = Number.POSITIVE_INFINITY } of measured) {
  const kilobytes = (await sizeOf(contents)) / 1024
  console.log(`${kilobytes.toFixed(2).padStart(6)} KB  ${name}`)
  if (budgetKb < Number.POSITIVE_INFINITY && !guide.includes(`| ${budgetKb} KB |`)) {
    console.error(`The guide of the SDK doesn’t name its budget of ${budgetKb} KB.`)
    process.exitCode = 1
  }
  if (kilobytes <= budgetKb) continue
  console.error(`That is over its budget of ${budgetKb} KB.`)
  process.exitCode = 1
}

async function sizeOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: sdk, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    target: 'es2022',
    conditions: ['@switchboard/source'],
    external: ['@tanstack/react-query'],
  })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length
}
