// Prints what the SDK costs a page, minified and gzipped, and fails when a client with its session is over budget.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { sdk } from './run.ts'

/** Eight bytes for each operation that the contract gains without a token or with an Idempotency-Key; the code itself does not grow. */
const budgetBytes = 5.1 * 1024
const src = join(sdk, 'src')
const core = `${src}/index.ts`
const measured = [
  ['openapi-fetch alone', `export { default } from 'openapi-fetch'`],
  ['createPortal: the client, its session and openapi-fetch', `export { createPortal } from '${core}'`],
  ['the same with every other function of the core', `export * from '${core}'; export const roles = 0`],
  ['./react-query, openapi-fetch and TanStack Query not counted', `export * from '${src}/react-query.ts'`],
  ['./stream with what it shares with the core', `export * from '${src}/stream.ts'`],
  ['./content with openapi-fetch', `export * from '${src}/content.ts'`],
] as const

for (const [name, contents] of measured) {
  const bytes = await sizeOf(contents)
  console.log(`${(bytes / 1024).toFixed(2).padStart(6)} KB  ${name}`)
  if (name.startsWith('createPortal') && bytes > budgetBytes) process.exitCode = 1
}
if (process.exitCode) console.error(`createPortal is over its budget of ${budgetBytes / 1024} KB.`)

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
