// The real process, told to end: it does, whatever its connections are doing, and its exit status says how.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { enqueue } from '../src/platform/jobs/enqueue.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { giveKey } from './support/give-key.ts'
import {
  type Installation,
  openInstallation,
  type RunningServer,
  statusOf,
  until,
} from './support/process.ts'
import { rawConnection } from './support/raw.ts'
import { startUpstream, type Upstream } from './support/upstream.ts'

const finished = 0
const couldNotStart = 1
const cut = 3
const failed = 70
const never = '600000'

let database: TestDatabase
let installation: Installation
let upstream: Upstream
let key: string
beforeEach(async () => {
  database = await newDatabase('seeded')
  installation = openInstallation()
  upstream = await startUpstream()
  key = (await giveKey(database, { userId: 'usr_tess8L', api: 'messaging', type: 'LIVE' })).secret
})
afterEach(async () => {
  await installation.kill()
  await upstream.close()
  await database.close()
})

const start = (env: Readonly<Record<string, string>>) =>
  installation.start({
    DATABASE_URL: database.url,
    DEMO_DATA: 'false',
    UPSTREAMS: JSON.stringify({ messaging: upstream.url }),
    ...env,
  })

async function exitStatus({ child }: RunningServer): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

const callOfGateway = () =>
  [
    'POST /gateway/lumina/messaging/v1/messages HTTP/1.1',
    'Host: localhost',
    `X-API-Key: ${key}`,
    'Content-Type: application/json',
    'Content-Length: 21',
    '',
    '{"to":"+639175550120"}'.slice(0, 21),
  ].join('\r\n')

const arrived = () => until('the call is with the upstream', () => upstream.received.length > 0)

test('connections that are idle are closed at once', async () => {
  const running = await start({ SHUTDOWN_GRACE_MS: never })
  const unused = await rawConnection(running.url)
  const keptAlive = await rawConnection(running.url, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await until('it was answered', () => keptAlive.received().startsWith('HTTP/1.1 200'))
  running.child.kill('SIGTERM')
  expect(await exitStatus(running)).toBe(finished)
  await Promise.all([unused.closed, keptAlive.closed])
})

test('half a request line, half its headers or half its body is cut when the grace is over, and the log says so', async () => {
  const running = await start({ SHUTDOWN_GRACE_MS: '300', LOG_LEVEL: 'warn' })
  const log: Buffer[] = []
  running.child.stdout?.on('data', (piece) => log.push(piece))
  const head =
    'POST /portal-api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n'
  const halves = ['POST /porta', head.slice(0, 60), `${head}{"email"`]
  const connections = await Promise.all(halves.map((half) => rawConnection(running.url, half)))
  // On a later one, so that these have been read.
  await until('the server answers', async () => (await statusOf(`${running.url}/healthz`)) === 200)
  // An exit may be told of before the last line of the log.
  const logged = once(running.child, 'close')
  running.child.kill('SIGTERM')
  expect(await exitStatus(running)).toBe(cut)
  await logged
  await Promise.all(connections.map(({ closed }) => closed))
  const lines = Buffer.concat(log).toString().split('\n')
  const said = lines.find((line) =>
    line.includes('the shutdown ran out of time: open requests and jobs are cut off'),
  )
  expect(JSON.parse(said ?? '{}')).toMatchObject({ requests: 1, incompleteRequests: 2 })
})

test('an upstream that never answers is given up when the grace is over, and its call costs nothing', async () => {
  upstream.answer = () => {}
  const running = await start({ SHUTDOWN_GRACE_MS: '300' })
  const before = await balance()
  const connection = await rawConnection(running.url, callOfGateway())
  await arrived()
  running.child.kill('SIGTERM')
  expect(await exitStatus(running)).toBe(cut)
  await connection.closed
  expect(await balance()).toBe(before)
})

test('a reader who does not read is cut when the grace is over', async () => {
  const piece = Buffer.alloc(1_000_000, 'x')
  upstream.answer = (response) => {
    const more = () => void (response.writable && response.write(piece, more))
    more()
  }
  const running = await start({ SHUTDOWN_GRACE_MS: '300' })
  const connection = await rawConnection(running.url, callOfGateway())
  connection.socket.pause()
  await arrived()
  running.child.kill('SIGTERM')
  expect(await exitStatus(running)).toBe(cut)
})

test('a request under way is answered whole, and its connection closed after it', async () => {
  let answer = () => {}
  upstream.answer = (response) => {
    answer = () => void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"late":true}')
  }
  const running = await start({ SHUTDOWN_GRACE_MS: never })
  const connection = await rawConnection(running.url, callOfGateway())
  await arrived()
  running.child.kill('SIGTERM')
  await until('nobody new is taken', async () => (await statusOf(`${running.url}/healthz`)) === 0)
  answer()
  const text = await connection.closed
  expect(text).toMatch(/^HTTP\/1\.1 200 /)
  expect(text).toMatch(/\r\nconnection: close\r\n/i)
  expect(text).toContain('{"late":true}')
  expect(await exitStatus(running)).toBe(finished)
})

test('a slow reader gets the whole response within the grace', async () => {
  const bytes = 12_000_000
  upstream.answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': bytes })
    response.end(Buffer.alloc(bytes, 'x'))
  }
  const running = await start({ SHUTDOWN_GRACE_MS: never })
  const connection = await rawConnection(running.url, callOfGateway())
  connection.socket.pause()
  await arrived()
  running.child.kill('SIGTERM')
  await until('nobody new is taken', async () => (await statusOf(`${running.url}/healthz`)) === 0)
  connection.socket.resume()
  const text = await connection.closed
  expect(text.length - text.indexOf('\r\n\r\n') - 4).toBe(bytes)
  expect(await exitStatus(running)).toBe(finished)
})

test('another signal in the grace ends the process at once', async () => {
  upstream.answer = () => {}
  const running = await start({ SHUTDOWN_GRACE_MS: never })
  await rawConnection(running.url, callOfGateway())
  await arrived()
  running.child.kill('SIGTERM')
  await until('nobody new is taken', async () => (await statusOf(`${running.url}/healthz`)) === 0)
  running.child.kill('SIGTERM')
  expect(await exitStatus(running)).toBe(cut)
})

test('an error that nothing caught ends the process, after requests under way had their time', async () => {
  let answer = () => {}
  upstream.answer = (response) => {
    answer = () => void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"late":true}')
  }
  const running = await start({
    SHUTDOWN_GRACE_MS: never,
    NODE_OPTIONS: `--import=data:text/javascript,process.on('SIGUSR2',()=>{throw%20Error('nobody%20caught%20it')})`,
  })
  const connection = await rawConnection(running.url, callOfGateway())
  await arrived()
  running.child.kill('SIGUSR2')
  await until('nobody new is taken', async () => (await statusOf(`${running.url}/healthz`)) === 0)
  answer()
  expect(await connection.closed).toContain('{"late":true}')
  expect(await exitStatus(running)).toBe(failed)
})

test('a port that is taken ends the process with 1, and no job was run', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await enqueue(database.db, 'mail', {
    payload: { id: 'x', to: 'a@example.com', subject: 's', text: 't', html: 'h' },
  })
  await expect(start({ PORT: String(port) })).rejects.toThrow(
    `The server ended with ${couldNotStart}:\nPort ${port} is taken. Choose another: PORT=8081 npm start`,
  )
  expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  other.close()
})

test('a database that cannot be reached ends the start with 1', async () => {
  const url = inject('postgresUrl').replace(/:\d+\//, ':1/')
  await expect(start({ DATABASE_URL: url })).rejects.toThrow(`The server ended with ${couldNotStart}:`)
})

async function balance(): Promise<number> {
  const { balance } = await database.db
    .selectFrom('wallets')
    .select('balance')
    .where('user_id', '=', 'usr_tess8L')
    .executeTakeFirstOrThrow()
  return balance
}
