// The protocol’s inspector, as a developer runs it: it lists the tools of each API of the demo, finds nothing wrong with their schemas, and calls one.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { exampleRequest } from '@switchboard/oas/request'
import type { components } from '@switchboard/sdk'
import { afterAll, expect, test } from 'vitest'
import { listContracts, startMocks } from '../../mocks/src/index.ts'
import { listProducts } from '../../mocks/src/products.ts'
import { serverOfFile } from './support/server.ts'

type Schemas = components['schemas']

const products = (await listProducts()).map(({ name }) => name)
const contracts = (await listContracts()).filter(({ name }) => products.includes(name))
const mocks = await startMocks({ contracts, ports: () => 0 })
afterAll(() => mocks.close())
const server = await serverOfFile({ mocks: new Map(products.map((name) => [name, mocks.url(name)])) })

/** Fetched for this alone: it brings a hundred packages that nothing else needs. */
const inspector = ['exec', '--yes', '--ignore-scripts', '--package=@modelcontextprotocol/inspector@2.12.0']

async function inspect(path: string, ...words: readonly string[]) {
  const { stdout } = await promisify(execFile)('npm', [
    ...inspector,
    '--',
    'mcp-inspector',
    '--cli',
    `${server.url}${path}`,
    ...['--transport', 'http'],
    ...words,
  ])
  return JSON.parse(stdout)
}

test('each API of the demo is listed without a fault in a schema, and called', {
  timeout: 300_000,
}, async () => {
  const { body } = await server.ask('GET', '/portal-api/api/api-list-public')
  const apis = body.data as Schemas['PublicApi'][]
  expect(apis.length).toBeGreaterThan(5)
  for (const { api, publisher, tag, version } of apis) {
    const path = `/mcp/${[publisher, tag, version].filter(Boolean).join('/')}`
    const { tools } = await inspect(path, '--method', 'tools/list', '--strict')
    const { name } = tools[0]
    const of = new URLSearchParams({ api, version, operation_id: name })
    const { body: reference } = await server.ask('GET', `/portal-api/api/api-reference/operation?${of}`)
    const example = exampleRequest(reference.data as Schemas['ReferenceOperation'])
    const values = [
      ...example.inputs.filter(({ sent }) => sent).map((input) => `${input.name}=${input.text}`),
      ...(example.body ? [`body=${JSON.stringify(example.body.value)}`] : []),
    ]
    const result = await inspect(
      path,
      '--method',
      'tools/call',
      '--tool-name',
      name,
      ...values.flatMap((value) => ['--tool-arg', value]),
    )
    expect(result.isError, `${name}: ${JSON.stringify(result.content)}`).not.toBe(true)
    expect(JSON.stringify(result.content), name).toContain('mock')
  }
})

test('so is the portal itself', { timeout: 120_000 }, async () => {
  const { tools } = await inspect('/mcp', '--method', 'tools/list', '--strict')
  expect(tools.map(({ name }: { readonly name: string }) => name)).toContain('find_apis')
})
