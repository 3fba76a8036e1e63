import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Contract, Operation } from '../openapi/scripts/contract.ts'
import { operationsOf } from '../openapi/scripts/operations.ts'
import { driftOf } from './generate-drift.ts'
import { scenariosModule } from './generate-scenarios.ts'
import {
  invalidationsModule,
  listsModule,
  operationsModule,
  rolesModule,
  teamRolesModule,
} from './generate-tables.ts'

const operation = (operationId: string, more: Partial<Operation> = {}): Operation => ({
  operationId,
  responses: {},
  ...more,
})

const contract: Contract = {
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1.0.0' },
  paths: {
    '/login': { post: operation('login', { security: [], 'x-roles': ['VISITOR'] }) },
    '/skus': { get: operation('listSkus', { security: [{}, { bearer: [] }] }) },
    '/things': {
      get: operation('listThings', {
        security: [{ bearer: [] }],
        parameters: [
          { name: 'page', in: 'query' },
          { name: 'limit', in: 'query' },
        ],
        responses: {
          '200': { content: { 'application/json': { examples: { user: {}, newUser: {} } } } },
          default: { content: { 'application/problem+json': { examples: { unexpected: {} } } } },
        },
      }),
      post: operation('addThing', {
        security: [{ bearer: [] }],
        'x-idempotent': true,
        'x-invalidates': ['listThings'],
      }),
    },
  },
}
const entries = operationsOf(contract)

/** Generated code is judged by running it. */
const run = async (module: string): Promise<Record<string, unknown>> => {
  const plain = module.replaceAll(
    /^import type .*$|^export type .*$|^type .*$|(?<=const \w+): [^=]+(?= =)/gm,
    '',
  )
  return import(`data:text/javascript,${encodeURIComponent(plain)}`)
}

describe('tables', () => {
  test('tell which operations need no token, and which take an Idempotency-Key', async () => {
    const tables = await run(operationsModule(entries))
    expect(tables.publicOperations).toEqual(new Set(['POST /login']))
    expect(tables.optionalAuthOperations).toEqual(new Set(['GET /skus']))
    expect(tables.idempotentOperations).toEqual(new Set(['POST /things']))
  })

  test('name the paths of the reads a write makes stale', async () => {
    const { invalidations } = await run(invalidationsModule(contract, entries))
    expect(invalidations).toEqual({ 'POST /things': ['/things'] })
  })

  test('refuse a stale read that no operation has', () => {
    const paths = { '/things': { post: operation('addThing', { 'x-invalidates': ['nothing'] }) } }
    expect(() => invalidationsModule(contract, operationsOf({ ...contract, paths }))).toThrow(/names nothing/)
  })

  test('name the paths of the reads that an event makes stale', async () => {
    const schemas = { Created: { 'x-tells': ['listThings'], properties: { type: { const: 'created' } } } }
    const { tells } = await run(invalidationsModule({ ...contract, components: { schemas } }, entries))
    expect(tells).toEqual({ created: ['/things'] })
  })

  test('carry the roles', async () => {
    const { roles } = await run(rolesModule(entries))
    expect(roles).toMatchObject({ 'POST /login': ['VISITOR'] })
  })

  test('carry the roles of a team, for what concerns an account', async () => {
    const paths = {
      '/wallet': { get: operation('getWallet', { 'x-team-roles': ['OWNER', 'VIEWER'] }) },
      '/profile': { get: operation('getProfile', { 'x-team-roles': 'person' }) },
    }
    const { teamRoles } = await run(teamRolesModule(operationsOf({ ...contract, paths })))
    expect(teamRoles).toEqual({ 'GET /wallet': ['OWNER', 'VIEWER'] })
  })

  test('name the paged reads', async () => {
    const { pagedOperations } = await run(listsModule(contract, entries))
    expect(pagedOperations).toEqual(new Set(['GET /things']))
  })

  test('name the examples of each status, for types', () => {
    const text = scenariosModule(contract, entries)
    expect(text).toContain("listThings: {\n    200: 'user' | 'newUser'\n    default: 'unexpected'\n  }")
  })
})

describe('drift', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'drift-'))
    await mkdir(join(root, 'made'))
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  test('tells files that differ, are missing, or should not be there', async () => {
    await writeFile(join(root, 'made/stale.ts'), 'old')
    await writeFile(join(root, 'made/fresh.ts'), 'same')
    await writeFile(join(root, 'made/forgotten.ts'), '')
    const files = new Map([
      ['made/stale.ts', 'new'],
      ['made/fresh.ts', 'same'],
      ['made/absent.ts', ''],
    ])
    expect(await driftOf({ root, folders: ['made'], files })).toEqual([
      { path: 'made/absent.ts', kind: 'missing' },
      { path: 'made/forgotten.ts', kind: 'extra' },
      { path: 'made/stale.ts', kind: 'differs' },
    ])
  })

  test('tells a named file that differs outside the folders, and leaves its neighbours alone', async () => {
    await writeFile(join(root, 'README.md'), 'written by hand')
    await writeFile(join(root, 'neighbour.md'), '')
    const files = new Map([['README.md', 'written by hand, with a table']])
    expect(await driftOf({ root, folders: ['made'], files })).toEqual([
      { path: 'README.md', kind: 'differs' },
    ])
  })

  test('is nothing where a folder is what it should be', async () => {
    await writeFile(join(root, 'made/fresh.ts'), 'same\r\n')
    const files = new Map([['made/fresh.ts', 'same\n']])
    expect(await driftOf({ root, folders: ['made'], files })).toEqual([])
  })
})
