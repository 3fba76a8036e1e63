import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createForwarder, type Forwarder } from '../src/gateway/forward.ts'
import type { NoResponse } from '../src/gateway/no-response.ts'
import type { UpstreamResponse } from '../src/gateway/read-response.ts'
import { createCircuits } from '../src/gateway/upstreams/circuits.ts'
import { eventually } from './support/eventually.ts'
import { echo, type RawUpstream, startRawUpstream } from './support/raw-upstream.ts'

/** More time than a busy machine takes from anybody. */
const limits = { connectMs: 60_000, silenceMs: 60_000, totalMs: 60_000 }
const impatient = { ...limits, silenceMs: 1_000 }
const megabyte = Buffer.alloc(1_048_576, 'a')

let upstream: RawUpstream
let forwarder: Forwarder
let app: FastifyInstance
let url: string
/** The outcome of each call, oldest first. */
const calls: Promise<UpstreamResponse>[] = []
beforeAll(async () => {
  upstream = await startRawUpstream()
})
afterEach(async () => {
  upstream.respond = echo
  upstream.forget()
  calls.length = 0
  await app?.close()
})
afterAll(() => upstream.close())

/** Callers reach the forwarder as in the gateway. */
async function start(options = limits): Promise<void> {
  forwarder = createForwarder(createCircuits({ probeAfterMs: 10_000 }), { maxBodyMs: 10_000 })
  const address = {
    bases: [upstream.url],
    name: 'test',
    onlyOutside: false,
    tls: {},
    ...options,
  }
  app = Fastify({ logger: false })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const upstreamCall = { upstream: address, account: 'usr_test', headers: [] }
  app.all('/*', async ({ raw }, reply) => {
    const call = forwarder.forward({ ...upstreamCall, path: raw.url ?? '', incoming: raw })
    calls.push(call)
    const { status, headers, body } = await call
    const { 'content-type': type, 'content-length': length } = headers
    return reply
      .code(status)
      .headers({ ...(type && { 'content-type': type }), ...(length && { 'content-length': length }) })
      .send(body)
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
}

async function callAt(index: number): Promise<UpstreamResponse> {
  await eventually(() => expect(calls.length).toBeGreaterThan(index))
  return calls[index] as Promise<UpstreamResponse>
}
const ended = async (index = 0) => (await callAt(index)).completed
const reasonOf = (index: number) =>
  callAt(index).then(
    () => 'answered',
    ({ reason }: NoResponse) => reason,
  )
/** A caller on a bare socket, who reads only when told. */
function callRaw(path = '/') {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
  socket.on('error', () => {})
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  return socket
}
const upstreamSocket = () => upstream.connections[0]?.socket
const upstreamIsClosed = () => eventually(() => expect(upstreamSocket()?.destroyed).toBe(true))
const plain = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n'
const events = 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n'
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`

/** Writes a body as fast as the reader takes it, and counts the bytes taken. */
async function pour(megabytes: number): Promise<{ taken: number }> {
  const counted = { taken: 0 }
  upstream.respond = async ({ socket }) => {
    socket.setMaxListeners(0)
    socket.write(`${plain}Content-Length: ${megabytes * megabyte.length}\r\n\r\n`)
    for (let sent = 0; sent < megabytes && !socket.destroyed; sent += 1) {
      if (!socket.write(megabyte))
        await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve))
      counted.taken += megabyte.length
    }
  }
  return counted
}

describe('what is held, and what flows', () => {
  test.each([
    [65_536, true],
    [65_537, false],
  ])('%i bytes', async (length, isHeld) => {
    await start()
    upstream.respond = ({ socket }) =>
      socket.write(`${plain}Content-Length: ${length}\r\n\r\n${'a'.repeat(length)}`)
    expect((await (await fetch(url)).text()).length).toBe(length)
    expect(Buffer.isBuffer((await callAt(0)).body)).toBe(isHeld)
    expect(await ended()).toBe(true)
  })

  test('events arrive one by one, and the call is complete with the last', async () => {
    await start()
    upstream.respond = ({ socket }) => socket.write(events + chunk('data: 1\n\n'))
    const response = await fetch(url)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('data: 1\n\n')
    upstreamSocket()?.write(chunk('data: 2\n\n'))
    expect((await reader?.read())?.value).toBe('data: 2\n\n')
    expect(await Promise.race([ended(), nextTurn('open')])).toBe('open')
    upstreamSocket()?.write('0\r\n\r\n')
    expect(await ended()).toBe(true)
    expect((await reader?.read())?.done).toBe(true)
  })
})

describe('a long response that the API does not end', () => {
  test('it breaks off: what came goes to the caller, who sees it break off', async () => {
    await start()
    upstream.respond = ({ socket }) =>
      socket.end(`${plain}Content-Length: 200000\r\n\r\n${'a'.repeat(100_000)}`)
    const response = await fetch(url)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
    expect(await ended()).toBe(false)
  })

  test('it is reset, where nothing but the end of the connection would end it', async () => {
    await start()
    upstream.respond = ({ socket }) =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: 1\n\n')
    const reader = (await fetch(url)).body?.getReader()
    await reader?.read()
    upstreamSocket()?.resetAndDestroy()
    expect(await ended()).toBe(false)
    await expect(reader?.read()).rejects.toThrow()
  })

  test('it breaks off before anybody reads it', async () => {
    await start()
    upstream.respond = ({ socket }) => socket.end(events)
    const socket = callRaw()
    socket.resume()
    expect(await ended()).toBe(false)
    await eventually(() => expect(socket.destroyed).toBe(true))
  })

  test('it falls silent', async () => {
    await start(impatient)
    upstream.respond = ({ socket }) => socket.write(events + chunk('data: 1\n\n'))
    await expect((await fetch(url)).text()).rejects.toThrow()
    expect(await ended()).toBe(false)
    await upstreamIsClosed()
  })

  test('it goes on for ever', async () => {
    await start({ ...limits, totalMs: 2_000 })
    upstream.respond = async ({ socket }) => {
      socket.write(events)
      while (!socket.destroyed) {
        socket.write(chunk('data: 1\n\n'))
        await pause(20)
      }
    }
    await expect((await fetch(url)).text()).rejects.toThrow()
    expect(await ended()).toBe(false)
    await upstreamIsClosed()
  })
})

describe('a caller who leaves or stops reading', () => {
  test('who left before a long response began', async () => {
    await start()
    const socket = callRaw()
    upstream.respond = () => {}
    await eventually(() => expect(upstream.requests()).toHaveLength(1))
    const gone = new Promise((resolve) => app.server.on('connection', resolve) && socket.on('close', resolve))
    socket.destroy()
    await gone
    upstreamSocket()?.write(events + chunk('data: 1\n\n'))
    expect(await ended()).toBe(true)
    await upstreamIsClosed()
  })

  test('who stops reading 50 MB: nothing piles up, the API’s time stands still, and the rest comes later', async () => {
    await start(impatient)
    const counted = await pour(50)
    const socket = callRaw()
    const { body } = await callAt(0)
    if (Buffer.isBuffer(body)) throw new Error('It is held.')
    // Twice the time in which an API may be silent, by another call that shows it.
    upstream.respond = () => {}
    for (const index of [1, 2]) {
      callRaw('/silent')
      expect(await reasonOf(index)).toBe('late')
    }
    expect(counted.taken).toBeLessThan(30 * megabyte.length)
    expect(body.readableLength).toBeLessThan(200_000)
    expect(upstreamSocket()?.destroyed).toBe(false)

    const hash = createHash('sha256')
    let bytes = 0
    socket.on('data', (data) => {
      const start = bytes === 0 ? data.indexOf('\r\n\r\n') + 4 : 0
      bytes += data.length - start
      hash.update(data.subarray(start))
    })
    const closed = new Promise((resolve) => socket.on('close', resolve))
    socket.resume()
    await closed
    expect(bytes).toBe(50 * megabyte.length)
    expect(hash.digest('hex')).toBe(createHash('sha256').update(Buffer.alloc(bytes, 'a')).digest('hex'))
    expect(await ended()).toBe(true)
  })

  test('who reads nothing is cut at the limit of the whole, and pays', async () => {
    await start({ ...limits, totalMs: 5_000 })
    await pour(50)
    callRaw()
    expect(await ended()).toBe(true)
    await upstreamIsClosed()
  })
})

describe('the end of the gateway', () => {
  test('abort ends every open call at once', async () => {
    await start()
    upstream.respond = ({ socket }, { start: line }) => {
      if (line.includes('/events')) socket.write(events + chunk('data: 1\n\n'))
    }
    const reading = fetch(`${url}/events`).then((response) => response.text())
    callRaw('/waiting')
    const uploading = connect({ host: '127.0.0.1', port: Number(new URL(url).port) }).on('error', () => {})
    uploading.write('POST /upload HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf')
    await eventually(() => expect([calls.length, upstream.requests().length]).toEqual([3, 2]))
    const settled = Promise.allSettled([reading])
    const results = Promise.all(
      calls.map((call) =>
        call.then(
          ({ completed }) => completed,
          ({ reason }) => reason,
        ),
      ),
    )
    await eventually(() => expect(upstream.requests()).toHaveLength(2))
    forwarder.abort()
    expect((await results).toSorted()).toEqual([false, 'unreachable', 'unreachable'])
    expect((await settled)[0].status).toBe('rejected')
    await eventually(() => expect(upstream.connections.every(({ socket }) => socket.destroyed)).toBe(true))
    uploading.destroy()
    callRaw('/later')
    expect(await reasonOf(3)).toBe('unreachable')
    await forwarder.close()
  })

  test('close waits for the open ones and takes no more', async () => {
    await start()
    upstream.respond = ({ socket }) => socket.write(events + chunk('data: 1\n\n'))
    const reading = fetch(url).then((response) => response.text())
    await eventually(() => expect(upstream.requests()).toHaveLength(1))
    const closed = forwarder.close().then(() => 'closed')
    callRaw('/later')
    expect(await reasonOf(1)).toBe('unreachable')
    expect(await Promise.race([closed, nextTurn('open')])).toBe('open')
    upstreamSocket()?.write('0\r\n\r\n')
    expect(await closed).toBe('closed')
    expect(await reading).toBe('data: 1\n\n')
  })
})
