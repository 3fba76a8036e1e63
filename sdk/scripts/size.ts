// Prints what the SDK costs a page, minified and gzipped, and fails when the core is over its budget.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { sdk } from './run.ts'

const budgetBytes = 5 * 1024
const src = join(sdk, 'src')
const measured = [
  ['openapi-fetch alone', `export { default } from 'openapi-fetch'`],
  ['createPortal', `export { createPortal } from '${src}/index.ts'`],
  [
    'createPortal with all of the core but the role table',
    `export * from '${src}/index.ts'; export const roles = 0`,
  ],
  ['./react-query on top of TanStack Query', `export * from '${src}/react-query.ts'`],
  ['./content', `export * from '${src}/content.ts'`],
] as const

let core = 0
for (const [name, contents] of measured) {
  const bytes = await sizeOf(contents)
  if (name.startsWith('createPortal with')) core = bytes
  console.log(`${(bytes / 1024).toFixed(2).padStart(6)} KB  ${name}`)
}
if (core > budgetBytes) {
  console.error(`The core is over its budget of ${budgetBytes / 1024} KB.`)
  process.exit(1)
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
