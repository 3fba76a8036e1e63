// A real server process with a real database and API, and a collector that takes its traces.
import { randomBytes } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { ask, liveKey, signIn } from '../soak/portal.ts'
import { createForwarder } from '../src/gateway/forward.ts'
import { createCircuits } from '../src/gateway/upstreams/circuits.ts'
import { createBatcher } from '../src/platform/batch.ts'
import { startTracing } from '../src/platform/tracing/open-telemetry.ts'
import { personas } from '../src/seed/personas.ts'
import { messages } from './support/gateway.ts'
import { type ReceivedSpan, startOtlpReceiver } from './support/otlp-receiver.ts'
import { openInstallation, stop, until } from './support/process.ts'
import { startUpstream } from './support/upstream.ts'

const collector = await startOtlpReceiver()
const upstream = await startUpstream()
const installation = openInstallation()
afterAll(async () => {
  await installation.close()
  await upstream.close()
  await collector.close()
})
const env = { UPSTREAMS: JSON.stringify({ messaging: upstream.url }), LOG_LEVEL: 'info' }
const collectorToken = 'collector-token-4Kq9'
const traced = {
  ...env,
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${collectorToken}`,
}
const running = await installation.start(traced)
let printed = ''
running.child.stdout?.on('data', (text) => {
  printed += text
})
const token = await signIn(running.url, 'user')
const key = await liveKey(running.url, token)
const body = { to: '+639175550120', from: 'LAKBAY', text: 'The code is 4417.' }

const send = (url: string, traceparent?: string) =>
  ask('POST', `${url}${messages}`, {
    body,
    headers: { 'X-API-Key': key, ...(traceparent && { traceparent, tracestate: 'caller=1' }) },
  })

interface Caller {
  readonly trace: string
  readonly span: string
}
const newCaller = (): Caller => ({
  trace: randomBytes(16).toString('hex'),
  span: randomBytes(8).toString('hex'),
})
const spansOf = ({ trace }: Pick<Caller, 'trace'>) =>
  collector.spans.filter(({ traceId }) => traceId === trace)
const named = (spans: readonly ReceivedSpan[], name: string | RegExp) =>
  spans.find((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)))

test('a call is one trace: its caller’s, with the gateway, its statements and the API’s part', async () => {
  const caller = newCaller()
  const { status, headers } = await send(running.url, `00-${caller.trace}-${caller.span}-01`)
  expect(status).toBe(200)
  await until('the call was exported', () => named(spansOf(caller), 'book') !== undefined)
  const spans = spansOf(caller)
  const root = named(spans, 'POST /gateway/*')
  expect(root).toMatchObject({ parentSpanId: caller.span, kind: 2 })
  expect(root?.attributes).toMatchObject({
    'switchboard.request_id': headers.get('X-Request-Id'),
    'switchboard.api': 'messaging',
    'http.response.status_code': 200,
  })
  const charge = named(spans, 'charge')
  expect(charge?.parentSpanId).toBe(root?.spanId)
  const statement = spans.find(({ parentSpanId }) => parentSpanId === charge?.spanId)
  expect(statement?.kind).toBe(3)
  expect(statement?.attributes).toMatchObject({
    'db.system.name': 'postgresql',
    'db.query.text': expect.stringMatching(/charge_calls\(.*\$1/s),
  })
  const exchange = named(spans, 'POST')
  expect(exchange).toMatchObject({ parentSpanId: root?.spanId, kind: 3 })
  expect(exchange?.attributes['server.address']).toBe('127.0.0.1')
  const sent = upstream.received.at(-1)?.headers
  expect([sent?.traceparent, sent?.tracestate]).toEqual([
    `00-${caller.trace}-${exchange?.spanId}-01`,
    'caller=1',
  ])
  expect(named(spans, 'book')?.parentSpanId).toBe(root?.spanId)
})

test('an operation of the portal is a trace with its statements, also after a body was read', async () => {
  const email = personas.find(({ name }) => name === 'user')?.email
  const { headers } = await ask('POST', `${running.url}/portal-api/login`, {
    body: { email, password: 'not-this-one' },
  })
  const id = headers.get('X-Request-Id')
  const rootOf = () => collector.spans.find(({ attributes }) => attributes['switchboard.request_id'] === id)
  await until('the call was exported', () => rootOf() !== undefined)
  const root = rootOf()
  expect(root).toMatchObject({ name: 'POST /portal-api/login', kind: 2 })
  expect(root?.parentSpanId).toBeFalsy()
  const statements = spansOf({ trace: root?.traceId ?? '' }).filter((span) => span !== root)
  expect(statements.map(({ name }) => name)).toContain('select users')
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([root?.spanId]))
})

test('a tool of an agent continues the trace of its request', async () => {
  const caller = newCaller()
  const { status } = await ask('POST', `${running.url}/mcp/lumina/messaging/v1`, {
    headers: {
      'X-API-Key': key,
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-06-18',
      traceparent: `00-${caller.trace}-${caller.span}-01`,
    },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'sendMessage', arguments: { body } },
    },
  })
  expect(status).toBe(200)
  await until('the call was exported', () => named(spansOf(caller), /^POST .mcp/) !== undefined)
  const [tool, call] = [/^POST .mcp/, 'POST /gateway/*'].map((name) => named(spansOf(caller), name))
  expect([tool?.parentSpanId, call?.parentSpanId]).toEqual([caller.span, tool?.spanId])
  expect(upstream.received.at(-1)?.headers.traceparent).toContain(caller.trace)
})

test('log lines of a request name its trace beside its request ID', async () => {
  const caller = newCaller()
  const { headers } = await send(running.url, `00-${caller.trace}-${caller.span}-01`)
  const id = headers.get('X-Request-Id') ?? ''
  await until('the line is there', () => printed.includes(id))
  const line = printed.split('\n').find((one) => one.includes(id)) ?? ''
  expect(JSON.parse(line)).toMatchObject({ reqId: id, trace_id: caller.trace, msg: 'answered' })
})

test('a caller who isn’t recorded, or whose header is broken, has a call like any other', async () => {
  const unrecorded = newCaller()
  await send(running.url, `00-${unrecorded.trace}-${unrecorded.span}-00`)
  expect(upstream.received.at(-1)?.headers.traceparent).toMatch(
    new RegExp(`^00-${unrecorded.trace}-(?!${unrecorded.span})[0-9a-f]{16}-00$`),
  )
  const { status } = await send(running.url, `00-${'0'.repeat(32)}-nothing-01`)
  expect(status).toBe(200)
  const own = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(`${upstream.received.at(-1)?.headers.traceparent}`)
  expect(own?.[1]).not.toBe('0'.repeat(32))
  await until('the other was exported', () => spansOf({ trace: own?.[1] ?? '' }).length > 0)
  expect(spansOf(unrecorded)).toEqual([])
})

test('no span holds a key, a token, a password, or what was sent', async () => {
  await ask('GET', `${running.url}/portal-api/api/wallet/credits?note=${body.to.slice(1)}`, { token })
  const caller = newCaller()
  await send(running.url, `00-${caller.trace}-${caller.span}-01`)
  await until('it was exported', () => spansOf(caller).length > 0)
  const all = collector.texts.join('\n')
  expect(all).toContain('switchboard.request_id')
  const people = personas.map(({ email }) => email)
  const secrets = [key, token, 'not-this-one', body.to.slice(1), body.text, collectorToken, ...people]
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
  expect(new Set(collector.headers)).toEqual(new Set([`Bearer ${collectorToken}`]))
})

test('a collector that hangs, and one that is gone, holds up no call and no end', async () => {
  const own = await startOtlpReceiver()
  own.holds = true
  const { child, url } = await installation.start({ ...traced, OTEL_EXPORTER_OTLP_ENDPOINT: own.url })
  let lines = ''
  child.stdout?.on('data', (text) => {
    lines += text
  })
  const statuses = async () =>
    (await Promise.all(Array.from({ length: 20 }, () => send(url)))).map(({ status }) => status)
  const all200 = Array.from({ length: 20 }, () => 200)
  expect(await statuses()).toEqual(all200)
  await until('an export hangs', () => own.waiting.size > 0)
  expect(await statuses()).toEqual(all200)
  expect(own.waiting.size).toBeGreaterThan(0)
  await own.close()
  expect(await statuses()).toEqual(all200)
  await until('the log tells of it', () => lines.includes('traces couldn’t be exported'))
  await stop(child, 'SIGTERM')
  expect(child.exitCode).toBe(0)
})

/** Of a collector that answers. */
const tracingTo = (endpoint: string) =>
  startTracing({
    endpoint,
    headers: {},
    ratio: 1,
    service: 'alone',
    onFailure(error) {
      throw error
    },
  })

test('each target that is tried is a span, and hears of its own as its parent', async () => {
  const [own, broken, second] = [await startOtlpReceiver(), await startUpstream(), await startUpstream()]
  onTestFinished(async () => {
    await Promise.all([own.close(), broken.close(), second.close()])
  })
  broken.answer = (response) => response.destroy()
  const tracing = tracingTo(own.url)
  const forwarder = createForwarder(createCircuits({ probeAfterMs: 10_000 }), { maxBodyMs: 10_000, tracing })
  const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'GET' })
  const upstreams = { name: 'test', bases: [broken.url, second.url], totalMs: 5_000 }
  const { status } = await forwarder.forward({
    upstream: { ...upstreams, onlyOutside: false, tls: {}, connectMs: 1_000, silenceMs: 5_000 },
    account: 'usr_test',
    path: '/',
    headers: ['traceparent', 'of-the-caller'],
    incoming,
  })
  await forwarder.close()
  await tracing.stop()
  const parents = [broken, second].map(({ received }) => received.map(({ headers }) => headers.traceparent))
  const spans = own.spans
    .toSorted((one, other) => (one.status.code ?? 0) - (other.status.code ?? 0))
    .reverse()
  expect([status, spans.map(({ attributes }) => attributes['error.type'])]).toEqual([
    200,
    ['unreachable', undefined],
  ])
  expect(parents).toEqual(spans.map(({ traceId, spanId }) => [`00-${traceId}-${spanId}-01`]))
})

test('work for several calls at once is a part of the first, linked with the others', async () => {
  const own = await startOtlpReceiver()
  onTestFinished(own.close)
  const tracing = tracingTo(own.url)
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const batcher = createBatcher({
    maxSize: 10,
    tracing,
    async run(items: readonly number[]) {
      await begun
      tracing.start(`statement for ${items.length}`).end()
      return items
    },
  })
  const calls = [1, 2, 3].map((item) => ({ item, span: tracing.start(`call ${item}`) }))
  const added = calls.map(({ item, span }) => span.run(() => batcher.add(item)))
  begin()
  await Promise.all(added)
  for (const { span } of calls) span.end()
  await tracing.stop()
  const [one, two, three, batch, alone, both] = [
    ...['call 1', 'call 2', 'call 3', 'batch', 'statement for 1', 'statement for 2'],
  ].map((name) => named(own.spans, name))
  expect(alone).toMatchObject({ traceId: one?.traceId, parentSpanId: one?.spanId })
  expect(batch).toMatchObject({ traceId: two?.traceId, parentSpanId: two?.spanId })
  expect(both?.parentSpanId).toBe(batch?.spanId)
  expect(batch?.links).toMatchObject([{ traceId: three?.traceId, spanId: three?.spanId }])
  expect(three?.links).toMatchObject([{ traceId: batch?.traceId, spanId: batch?.spanId }])
})

// Its API alone, a few types and constants, comes with `prom-client`.
test('without a collector nothing of OpenTelemetry’s SDK is loaded, and a caller’s trace passes by', async () => {
  const tell = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  if (/@opentelemetry.(?!api)/.test(url)) process.stderr.write('loaded ' + url + '\\n')
  return next(url, context)
} })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(tell)}`
  const loadedBy = async (own: Readonly<Record<string, string>>) => {
    let errors = ''
    const { child, url } = await installation.start(
      { ...own, NODE_OPTIONS },
      { onSpawn: ({ stderr }) => stderr?.on('data', (text) => (errors += text)) },
    )
    const caller = newCaller()
    await send(url, `00-${caller.trace}-${caller.span}-01`)
    const passed = upstream.received.at(-1)?.headers.traceparent === `00-${caller.trace}-${caller.span}-01`
    await stop(child, 'SIGTERM')
    return { passed, loads: errors.includes('loaded ') }
  }
  expect(await loadedBy(env)).toEqual({ passed: true, loads: false })
  expect(await loadedBy(traced)).toEqual({ passed: false, loads: true })
})
