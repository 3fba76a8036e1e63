// OpenAPI documents of others, as their packages ship them.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { ReferenceOperation } from '../../src/public/try-it/types.ts'
import { dataNote, urls } from '../addresses.ts'

const repo = join(import.meta.dirname, '../../..')

export interface PublicDocument {
  readonly api: string
  readonly title: string
  readonly version: string
  readonly file: string
  readonly options: readonly string[]
}

/** OpenAPI 3.1 and 3.0, JSON and YAML, up to 561 KB; two of them without a name for any operation. */
export const documents: readonly PublicDocument[] = [
  {
    api: 'readme',
    title: 'ReadMe API',
    version: 'v2',
    file: '@readme/oas-examples/3.1/json/readme.json',
    options: ['--price', '0.10'],
  },
  {
    api: 'figma',
    title: 'Figma API',
    version: 'v0',
    file: '@figma/rest-api-spec/openapi/openapi.yaml',
    options: ['--category', 'Design'],
  },
  {
    api: 'directus',
    title: 'Directus',
    version: 'v10',
    file: '@directus/specs/dist/openapi.json',
    options: [],
  },
  {
    api: 'cardano',
    title: 'Blockfrost.io ~ API Documentation',
    version: 'v0',
    file: '@blockfrost/openapi/openapi.yaml',
    options: ['--tag', 'cardano', '--status', 'beta'],
  },
  {
    api: 'stapi',
    title: 'STAPI',
    version: 'v1',
    file: '@readme/oas-examples/3.0/json/star-trek.json',
    options: [],
  },
]

export const addressOf = ({ api, version, options }: PublicDocument): string =>
  options.includes('--tag') ? `/api/blockfrost/${api}/${version}` : `/api/${api}/${version}`

const run = promisify(execFile)

/** By the very command of operators, on the database of the running server. */
export async function publish({ file, api, options }: PublicDocument): Promise<string> {
  const publisher = options.includes('--tag') ? 'blockfrost' : api
  const { stdout } = await run(
    process.execPath,
    [
      '--conditions=@switchboard/source',
      'server/src/commands/publish-api.ts',
      resolve(repo, 'node_modules', file),
      '--publisher',
      publisher,
      ...options,
    ],
    { cwd: repo, env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: readFileSync(dataNote, 'utf8') } },
  )
  return stdout
}

async function read<Data>(path: string, params: Record<string, string>) {
  const response = await fetch(`${urls.server}/portal-api/api/${path}?${new URLSearchParams(params)}`)
  if (!response.ok) throw new Error(`${path} ${JSON.stringify(params)}: ${response.status}`)
  return ((await response.json()) as { data: Data }).data
}

const readBefore = new Map<string, readonly ReferenceOperation[]>()

/** Every operation of a document, as the documentation opens it. Read once, for a large one takes long. */
export async function operationsOf({ api, version }: PublicDocument): Promise<readonly ReferenceOperation[]> {
  const before = readBefore.get(api)
  if (before) return before
  const index = await read<{ operations: { operation_id: string }[] }>('api-reference', {
    api,
    version,
  })
  const operations = await Promise.all(
    index.operations.map(({ operation_id }) =>
      read<ReferenceOperation>('api-reference/operation', { api, version, operation_id }),
    ),
  )
  readBefore.set(api, operations)
  return operations
}
