import { createServer, type ServerResponse } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { listContracts } from '../contracts.ts'
import { closed, listen } from '../listen.ts'
import { startMocks } from '../start-mocks.ts'
import { printedReport } from './print-report.ts'
import type { Breach, ProxyReport } from './proxy-notes.ts'

type Answer = (outgoing: ServerResponse) => void

let answerNext: Answer = (outgoing) => outgoing.end()
const backend = createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => answerNext(outgoing))
})
const address = await listen(backend, { name: 'backend', port: 0, host: '127.0.0.1' })

const contracts = (await listContracts()).filter(({ name }) => name === 'portal')
const mocks = await startMocks({ contracts, ports: () => 0, proxy: `${address}/portal-api` })
const url = mocks.url('portal')
afterAll(async () => {
  await mocks.close()
  await closed(backend)
})

function report(): ProxyReport {
  const told = mocks.servers[0]?.report?.()
  if (!told) throw new Error('A proxy has a report.')
  return told
}

/** New breaches on one side. */
const newSince = (before: readonly Breach[], now: readonly Breach[]) =>
  now.filter(
    ({ at, what, times }) =>
      !before.some((known) => known.at === at && known.what === what && known.times === times),
  )

const id = 'req_7Hq2mXv9Kd81'
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return (outgoing) =>
    outgoing
      .writeHead(status, {
        'Content-Type': type,
        'X-Request-Id': id,
        'Cache-Control': 'no-store',
        ...headers,
      })
      .end(JSON.stringify(body))
}
const credits = {
  wallet_credits: '10.00',
  settled_credits: '10.00',
  in_flight_credits: '0.00',
  free_credits: [],
  starter_credits: '0.00',
}
const problem = { type: '/problems/forbidden', title: 'No', status: 403, code: 'forbidden', request_id: id }

/** Breaches by the backend in this one call. */
async function breachesOf(answer: Answer): Promise<string[]> {
  answerNext = answer
  const before = report().backend
  const response = await fetch(`${url}/api/wallet/credits`, { headers: { Authorization: 'Bearer x' } })
  await response.text()
  return newSince(before, report().backend).map(({ at, what }) => `${at} ${what}`)
}

test('what keeps the contract is no breach', async () => {
  expect(await breachesOf(json(200, { data: credits }))).toEqual([])
  expect(await breachesOf(json(403, problem))).toEqual([])
})

test.each<[string, Answer, RegExp]>([
  [
    'a field of another type',
    json(200, { data: { ...credits, wallet_credits: 10 } }),
    /body \/data\/wallet_credits type/,
  ],
  ['a missing field', json(200, { data: { ...credits, free_credits: undefined } }), /required/],
  ['a missing envelope', json(200, credits), /required/],
  ['an undeclared status', json(203, { data: credits }), /status: .*got 203/],
  [
    'a missing header',
    (out) =>
      out.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data: credits })),
    /header X-Request-Id/,
  ],
  ['another content type', json(200, { data: credits }, { 'Content-Type': 'text/html' }), /content-type/],
  [
    'broken JSON',
    (out) =>
      out
        .writeHead(200, {
          'Content-Type': 'application/json',
          'X-Request-Id': id,
          'Cache-Control': 'no-store',
        })
        .end('{"data":'),
    /body: expected JSON/,
  ],
  ['a problem of another status', json(403, { ...problem, status: 401 }), /problem status/],
  ['a code of another status', json(403, { ...problem, code: 'not_found' }), /problem code/],
  [
    'a problem of another request',
    json(403, { ...problem, request_id: 'req_000000000000' }),
    /problem request_id/,
  ],
  ['a fault of the server', json(500, { ...problem, status: 500, code: 'unexpected' }), /server-error/],
  ['a 501, which Prism answers from the examples', json(501, { message: 'Not implemented' }), /501/],
  [
    'a cut connection',
    (out) => {
      out.writeHead(200, { 'Content-Length': '1000' })
      out.write('{')
      setImmediate(() => out.destroy())
    },
    /connection/,
  ],
])('%s is a breach of the backend', async (_what, answer, words) => {
  const breaches = await breachesOf(answer)
  expect(breaches.join('\n')).toMatch(words)
  expect(breaches.every((breach) => breach.startsWith('getWalletCredits '))).toBe(true)
})

test('what a client does wrong is told apart from the backend', async () => {
  const before = report()
  answerNext = json(200, {
    data: { threshold1: '1.00', threshold2: '0.50', threshold3: '0.20', active: true },
  })
  await fetch(`${url}/api/wallet/threshold`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer x' },
    body: JSON.stringify({ threshold1: 5 }),
  })
  await fetch(`${url}/api/no-such-thing`)
  const { backend, clients, calls } = report()
  expect(newSince(before.backend, backend)).toEqual([])
  expect(newSince(before.clients, clients).map(({ at }) => at)).toEqual([
    'updateWalletThreshold',
    'GET /api/no-such-thing',
  ])
  expect(calls - before.calls).toBe(2)
})

test('events of a stream pass one by one, and the backend hears when nobody reads them any more', async () => {
  const before = report()
  const opened = Promise.withResolvers<ServerResponse>()
  answerNext = (outgoing) => {
    outgoing
      .writeHead(200, {
        'Content-Type': 'text/event-stream',
        'X-Request-Id': id,
        'Cache-Control': 'no-store',
      })
      .write('event: ready\n\n')
    opened.resolve(outgoing)
  }
  const reading = new AbortController()
  const response = await fetch(`${url}/api/notifications/stream`, {
    headers: { Authorization: 'Bearer x', Accept: 'text/event-stream' },
    signal: reading.signal,
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const events = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await events?.read())?.value).toBe('event: ready\n\n')
  const backendSide = await opened.promise
  backendSide.write('event: changed\n\n')
  expect((await events?.read())?.value).toBe('event: changed\n\n')
  const closed = new Promise((resolve) => backendSide.once('close', resolve))
  reading.abort()
  await closed
  expect(newSince(before.backend, report().backend)).toEqual([])
  expect(report().operations.streamNotifications).toBe(1)
})

test('the report names the operations that were never called', async () => {
  const { operations } = report()
  expect(operations.getWalletCredits).toBeGreaterThan(0)
  expect(operations.listFaqs).toBe(0)
  const printed = printedReport(report())
  expect(printed).toMatch(/^\d+ calls passed, to 3 of \d+ operations\.$/m)
  expect(printed).toMatch(/^Never called: .*listFaqs/m)
})
