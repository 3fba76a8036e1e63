import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from './client.ts'

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const authenticated = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const terminated = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'))

/** A database that does so with each connection that begins. */
async function databaseThat(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket: Socket) => {
    socket.once('data', () => answer(socket))
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `postgres://somebody:secret@127.0.0.1:${(server.address() as AddressInfo).port}/portal`
}

/** A database whose connections open when they are told to. */
async function databaseThatWaits() {
  const connections: { open(): void; cut(): void }[] = []
  const url = await databaseThat((socket) => {
    const open = () => void socket.write(Buffer.concat([authenticated, ready]))
    connections.push({ open, cut: () => socket.destroy() })
  })
  const nth = (count: number) =>
    vi.waitFor(() => connections[count - 1] ?? expect.fail(`Connection ${count} hasn’t begun.`), {
      timeout: 10_000,
    })
  return { url, nth }
}

test('a connection that fails late fails nobody who came after it was asked for', async () => {
  const database = await databaseThatWaits()
  const pool = openPool({ url: database.url })
  const [early, second] = [pool.connect(), pool.connect()]
  const hung = await database.nth(1)
  const other = await database.nth(2)
  other.open()
  const first = await early
  first.release()
  const client = await second
  const late = pool.connect()
  hung.cut()
  const third = await database.nth(3)
  third.open()
  const another = await late
  for (const one of [client, another]) one.release(true)
  await pool.end()
})

test('a connection that is ended in the moment in which it opens fails for whoever asked, and for nobody else', async () => {
  const bytes = Buffer.concat([authenticated, ready, terminated])
  const pool = openPool({ url: await databaseThat((socket) => socket.end(bytes)) })
  onTestFinished(() => pool.end())
  await expect(pool.query('SELECT 1')).rejects.toThrow('terminating connection')
  expect(pool.totalCount).toBe(0)
})
