import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
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

/** A database of which each connection is opened with `bytes`. */
async function databaseThatSends(bytes: Buffer): Promise<string> {
  const server = createServer((socket: Socket) => {
    socket.once('data', () => socket.end(bytes))
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `postgres://somebody:secret@127.0.0.1:${(server.address() as AddressInfo).port}/portal`
}

test('a connection that is ended in the moment in which it opens fails for whoever asked, and for nobody else', async () => {
  const pool = openPool({ url: await databaseThatSends(Buffer.concat([authenticated, ready, terminated])) })
  onTestFinished(() => pool.end())
  await expect(pool.query('SELECT 1')).rejects.toThrow('terminating connection')
  expect(pool.totalCount).toBe(0)
})
