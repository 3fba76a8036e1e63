// Outdated documentation is worse than none: every operation's samples send the same request as the console.

import { type APIRequestContext, expect } from '@playwright/test'
import { startValues } from '@switchboard/oas/request'
import { languages, printSnippet } from '@switchboard/oas/snippets'
import { makeCall } from '../../src/public/try-it/model/call.ts'
import type { ReferenceOperation } from '../../src/public/try-it/types.ts'
import { startEchoServer } from '../../test/echo-server.ts'
import { canRun, runSamples } from '../../test/run-sample.ts'
import { urls } from '../addresses.ts'
import { test } from '../test.ts'

async function read<Data>(request: APIRequestContext, path: string, params: Record<string, string> = {}) {
  const response = await request.get(`${urls.server}/portal-api/api/${path}`, { params })
  return ((await response.json()) as { data: Data }).data
}

interface PublishedApi {
  readonly api: string
  readonly version: string
}

async function everyOperation(request: APIRequestContext): Promise<readonly ReferenceOperation[]> {
  const found: ReferenceOperation[] = []
  for (const { api, version } of await read<PublishedApi[]>(request, 'api-list-public')) {
    const key = { api, version }
    const { operations } = await read<{ operations: { operation_id: string }[] }>(
      request,
      'api-reference',
      key,
    )
    for (const { operation_id } of operations)
      found.push(await read(request, 'api-reference/operation', { ...key, operation_id }))
  }
  return found
}

for (const language of languages.filter(({ id }) => canRun(id)))
  test(`the ${language.name} sample of every operation sends the very request`, async ({ request }) => {
    test.slow()
    const server = await startEchoServer()
    const operations = await everyOperation(request)
    expect(operations.length).toBeGreaterThan(10)
    const calls = operations.map((operation) =>
      makeCall({
        operation,
        values: startValues(operation),
        environment: 'MOCK',
        key: '',
        prefer: null,
        base: `${server.base}/mock`,
      }),
    )
    await runSamples(language.id, await Promise.all(calls.map((call) => printSnippet(call, language))))
    const arrived = server.take()
    expect(arrived).toHaveLength(calls.length)
    for (const [index, call] of calls.entries()) {
      const one = arrived[index]
      expect([one?.method, `${server.base}${one?.url}`]).toEqual([call.method, call.url])
      for (const [name, value] of call.headers) expect(one?.headers[name.toLowerCase()]).toBe(value)
      expect(JSON.parse(one?.body || 'null')).toEqual(JSON.parse(call.body ?? 'null'))
    }
    server.close()
  })
