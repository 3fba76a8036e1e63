// How a flowing response ends when its reader does not do their part.
import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { registerErrorHandler } from '../src/platform/http/error-handler.ts'
import { sendCached } from '../src/platform/http/send-cached.ts'
import { sendStream } from '../src/platform/http/send-stream.ts'
import { eventually } from './support/eventually.ts'
import { openSlowReader } from './support/slow-reader.ts'

interface LogLine {
  readonly level: number
  readonly msg: string
  readonly reason?: string
}

const [info, error] = [30, 50]
const patient = 600_000
let app: FastifyInstance
afterEach(() => app.close())

/** A server of an endless file, which begins when the gate opens, and of one that may be cached. */
async function serve({ exportStallMs = patient, maxExportMs = patient, gate = Promise.resolve() }) {
  const log: LogLine[] = []
  const streams: Readable[] = []
  app = Fastify({ logger: { level: 'info', stream: { write: (line) => log.push(JSON.parse(line)) } } })
  registerErrorHandler(app)
  app.get('/file', async (_request, reply) => {
    await gate
    const stream = Readable.from(endless())
    streams.push(stream)
    return sendStream(
      reply,
      { status: 200, type: 'text/csv', filename: 'endless.csv', stream },
      { exportStallMs, maxExportMs },
    )
  })
  await app.register(compress, { global: false })
  app.get('/cached', async (request, reply) => {
    const stream = Readable.from(endless())
    streams.push(stream)
    const body = { tag: 'endless', open: () => stream, deadlines: { exportStallMs, maxExportMs } }
    return sendCached(request, reply, { type: 'text/csv', body })
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, log, streams }
}

async function* endless() {
  for (;;) {
    // As a database does, it leaves room for others.
    await setImmediate()
    yield 'x'.repeat(10_000)
  }
}

const reasonsIn = (log: readonly LogLine[]) =>
  log.flatMap(({ level, reason }) => (reason ? [[level, reason]] : []))

test.each(['/file', '/cached'])('%s: who takes nothing is cut off, and the log tells', async (path) => {
  const { url, log, streams } = await serve({ exportStallMs: 200 })
  const reader = await openSlowReader({ url, path, token: 'none' })
  await eventually(() => expect(streams[0]?.destroyed).toBe(true))
  reader.socket.resume()
  await eventually(() => expect(reader.closed()).toBe(true))
  expect(reasonsIn(log)).toEqual([[info, 'read nothing for 200 ms']])
})

test('who takes something now and then is not cut off for that, but in the end', async () => {
  const { url, log } = await serve({ exportStallMs: 4_000, maxExportMs: 7_000 })
  const reader = await openSlowReader({ url, path: '/file', token: 'none' })
  const taking = setInterval(() => reader.socket.read(200_000), 10)
  await eventually(() => expect(reasonsIn(log)).toEqual([[info, 'not done after 7000 ms']]))
  clearInterval(taking)
  reader.socket.resume()
  await eventually(() => expect(reader.closed()).toBe(true))
})

test('a HEAD is answered, and nothing is read for it any longer', async () => {
  const { url, streams } = await serve({})
  const response = await fetch(`${url}/file`, { method: 'HEAD' })
  expect([response.status, response.headers.get('Content-Disposition')]).toEqual([
    200,
    'attachment; filename="endless.csv"',
  ])
  await eventually(() => expect(streams[0]?.destroyed).toBe(true))
})

test.each(['before the file was opened', 'after a part of it'])(
  'who leaves %s leaves nothing open',
  async (when) => {
    const gate = Promise.withResolvers<void>()
    const { url, log, streams } = await serve({ gate: gate.promise })
    const left = new Promise((resolve) =>
      app.server.once('connection', (socket) => socket.once('close', resolve)),
    )
    if (when.startsWith('before')) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.write('GET /file HTTP/1.1\r\nHost: localhost\r\n\r\n')
      await once(app.server, 'request')
      socket.destroy()
      await left
      gate.resolve()
    } else {
      gate.resolve()
      const reader = await openSlowReader({ url, path: '/file', token: 'none' })
      reader.socket.destroy()
      await left
    }
    await eventually(() => expect(streams[0]?.destroyed).toBe(true))
    await app.close()
    expect(log.filter(({ level }) => level >= error)).toEqual([])
  },
)
