import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { NoResponse } from '../src/engine/http/request.ts'
import { createTransport } from '../src/engine/http/send.ts'

const open: (() => unknown)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

const reply = (more = '') => `HTTP/1.1 200 OK\r\nContent-Length: 2\r\n${more}\r\nok`
const request = (method: string) => ({
  method,
  target: '/',
  headers: {},
  body: method === 'GET' ? undefined : '{"made":1}',
})

async function addressOf(server: Server): Promise<URL> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}

/** Calls `answer` with each request, and how many came before it on its connection and on all. */
async function backend(answer: (socket: Socket, before: number, connection: number) => void) {
  const counts = { requests: 0, connections: 0 }
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const connection = counts.connections++
    sockets.add(socket)
    let before = 0
    socket.on('error', () => {})
    socket.on('end', () => socket.end())
    socket.on('data', (data) => {
      // A body may come in a piece of its own.
      if (!/ HTTP\/1\.1\r\n/.test(String(data))) return
      counts.requests += 1
      answer(socket, before++, connection)
    })
  })
  const url = await addressOf(server)
  open.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url, counts }
}

function transport() {
  const made = createTransport()
  open.push(() => made.close())
  return made
}

describe('a connection that the backend closed while it was idle is no fault', () => {
  const ways: [string, (socket: Socket, before: number, connection: number) => void][] = [
    ['at once', (socket) => socket.write(reply(), () => socket.end())],
    ['with Connection: close', (socket) => socket.end(reply('Connection: close\r\n'))],
    [
      'in the moment of the next request',
      (socket, before) => (before > 0 ? socket.destroy() : socket.write(reply())),
    ],
    [
      'in that moment, by reset',
      (socket, before) => (before > 0 ? socket.resetAndDestroy() : socket.write(reply())),
    ],
    [
      'and the first one after it, too',
      (socket, before, connection) =>
        before > 0 || connection === 4 ? socket.destroy() : socket.write(reply()),
    ],
  ]
  test.each(ways)('%s', async (_way, answer) => {
    const { url } = await backend(answer)
    const { send } = transport()
    const four = (method: string) =>
      Promise.all(Array.from({ length: 4 }, () => send(url, request(method)).then(({ status }) => status)))
    for (const method of ['GET', 'POST', 'GET', 'POST']) {
      expect(await four(method)).toEqual([200, 200, 200, 200])
      // Of four that were kept, it finds none that is still open.
      expect(await send(url, request(method))).toMatchObject({ status: 200 })
    }
  })
})

describe('a connection that fails again when it is new is a fault', () => {
  test.each<[string, (socket: Socket) => unknown]>([
    ['no response', (socket) => socket.destroy()],
    ['half a response', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf')],
    ['no HTTP', (socket) => socket.end('220 mail.example ESMTP\r\n')],
  ])('%s', async (_what, answer) => {
    const { url, counts } = await backend(answer)
    await expect(transport().send(url, request('GET'))).rejects.toBeInstanceOf(NoResponse)
    expect(counts).toEqual({ requests: 2, connections: 2 })
  })

  test('also where kept ones failed before', async () => {
    const { url, counts } = await backend((socket, before, connection) =>
      before > 0 || connection > 0 ? socket.destroy() : socket.write(reply()),
    )
    const { send } = transport()
    await send(url, request('GET'))
    await expect(send(url, request('GET'))).rejects.toBeInstanceOf(NoResponse)
    expect(counts.connections).toBe(3)
  })
})
