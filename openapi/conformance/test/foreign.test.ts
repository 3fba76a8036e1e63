// Documents of others: nothing is demanded that they do not promise, and what a backend has is found in what it shows.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { plainOptions } from '../faults/plain-options.ts'
import type { Result } from '../src/engine/result.ts'
import { loadContract } from '../src/load-contract.ts'
import { readOptions } from '../src/options.ts'
import { run } from '../src/run.ts'
import { jobs } from './support/foreign/jobs.ts'
import { library } from './support/foreign/library.ts'
import { lockers } from './support/foreign/lockers.ts'
import { meters } from './support/foreign/meters.ts'
import { orders } from './support/foreign/orders.ts'
import { pets } from './support/foreign/pets.ts'
import { shops } from './support/foreign/shops.ts'
import { openSmallBackend, type SmallBackend } from './support/small-backend.ts'

const folder = mkdtempSync(join(tmpdir(), 'foreign-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function check(small: SmallBackend, seed: number): Promise<Result> {
  const backend = await openSmallBackend(small)
  const file = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(small.document))
  const command = readOptions(['--url', backend.url, '--contract', file, ...(small.args ?? [])])
  if (command.kind !== 'run') throw new Error('This is no run.')
  const options = {
    ...command.options,
    ...plainOptions,
    contract: file,
    headers: command.options.headers,
    seed,
  }
  try {
    return await run(await loadContract(file), options)
  } finally {
    backend.close()
  }
}

const textOf = ({ findings }: Result) =>
  findings.map(
    ({ operation, expected, got, request }) => `${operation}: expected ${expected}, got ${got}\n${request}`,
  )
const missed = ({ leftOut }: Result) =>
  leftOut.filter(({ isGap }) => isGap).map(({ operation, reason }) => `${operation}: ${reason}`)

describe('a right backend has no fault, and each of its operations is carried out', () => {
  const strictLockers = () => lockers({ rejectsReadOnly: true })
  const backends = { pets, library, orders, meters, jobs, shops, lockers, strictLockers }
  test.each(Object.entries(backends))('%s', async (_name, make) => {
    for (const seed of [1, 2, 3]) {
      const result = await check(make(), seed)
      expect(textOf(result)).toEqual([])
      expect(missed(result)).toEqual([])
      expect(result.operations.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    }
  })
})

describe('what could not be looked at is told, and no fault', () => {
  const one = (path: object) => ({ openapi: '3.1.0', info: { title: 'One', version: '1.0.0' }, paths: path })
  const item = { name: 'key', in: 'path', required: true, schema: { type: 'string' } }
  const ok = { responses: { 200: { description: 'OK' } } }
  const list = { get: { operationId: 'list', ...ok } }
  test.each<[string, SmallBackend, string[]]>([
    [
      'nothing to name: nothing is asked for',
      {
        document: one({
          '/things': list,
          '/things/{key}': { get: { operationId: 'read', parameters: [item], ...ok } },
        }),
        routes: { 'GET /things': () => ({ status: 200, body: [] }) },
      },
      ['read: no response, link or example shows a value for {key}'],
    ],
    [
      'what was there before is not removed',
      {
        document: one({
          '/things': list,
          '/things/{key}': { delete: { operationId: 'remove', parameters: [item], ...ok } },
        }),
        routes: { 'GET /things': () => ({ status: 200, body: [{ key: 'a' }] }) },
      },
      ['remove: there is nothing that the run itself made, and {key} could name'],
    ],
    [
      'a limit that is met each time',
      { document: one({ '/things': list }), routes: { 'GET /things': () => ({ status: 429 }) } },
      ['list: it only ever returned 429'],
    ],
    [
      'refusals alone',
      { document: one({ '/things': list }), routes: { 'GET /things': () => ({ status: 403 }) } },
      ['list: it only ever returned 403'],
    ],
  ])('%s', async (_what, small, gaps) => {
    const result = await check(small, 1)
    expect(textOf(result)).toEqual([])
    expect(missed(result).filter((line) => !line.startsWith(':'))).toEqual(expect.arrayContaining(gaps))
    expect(result.complete).toBe(false)
    expect(result.operations.at(-1)?.outcome).toBe('left out')
  })
})

test('an item of a list is named as the list names it, and not again when it is gone', async () => {
  const opened = await openSmallBackend(pets())
  opened.close()
  const calls: string[] = []
  const { routes, ...rest } = pets()
  const recorded = Object.fromEntries(
    Object.entries(routes).map(([key, answer]) => [
      key,
      (call: Parameters<typeof answer>[0]) => {
        const reply = answer(call)
        calls.push(`${key} ${reply.status}`)
        return reply
      },
    ]),
  )
  await check({ ...rest, routes: recorded }, 5)
  expect(calls).toContain('DELETE /pets/{petId} 204')
  const missing = calls.filter((call) => call.endsWith('404'))
  expect(missing.length).toBeLessThan(5)
})
