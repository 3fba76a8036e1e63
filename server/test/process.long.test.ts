// The real process on its own PostgreSQL: its promises when it, or the database under it, is killed.
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import {
  type Installation,
  killQuietly,
  lives,
  openInstallation,
  statusOf,
  stop,
  until,
} from './support/process.ts'

let installation: Installation
beforeAll(() => {
  installation = openInstallation()
})
// The first start of a folder takes six times as long as the next one.
afterEach(() => installation.stopServers())
afterAll(() => installation.close())

async function call(url: string, path: string, { token, body }: { token?: string; body?: unknown }) {
  const response = await fetch(`${url}/portal-api${path}`, {
    method: body ? (path.includes('threshold') ? 'PUT' : 'POST') : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()).data
}

const signIn = (url: string) =>
  call(url, '/login', { body: { email: 'jun@example.com', password: demoPassword } })
const setMark = (url: string, token: string, threshold1: string) =>
  call(url, '/api/wallet/threshold', { token, body: { threshold1 } })
const markOf = async (url: string, token: string) =>
  (await call(url, '/api/wallet/threshold', { token })).threshold1

test('what was answered survives a restart, and so does the session', async () => {
  const first = await installation.start()
  const { access_token: token } = await signIn(first.url)
  await setMark(first.url, token, '701')
  await stop(first.child, 'SIGTERM')
  expect(installation.databasePid(), 'the last server out stops the database').toBeUndefined()
  const second = await installation.start()
  expect(await markOf(second.url, token)).toBe('701.00')
})

test('kill -9 of the server: the database lives on, is found again, and nothing answered is lost', async () => {
  const first = await installation.start()
  const { access_token: token } = await signIn(first.url)
  await setMark(first.url, token, '702')
  await stop(first.child, 'SIGKILL')
  const database = installation.databasePid()
  expect(lives(database ?? 0)).toBe(true)
  const second = await installation.start()
  expect(installation.databasePid()).toBe(database)
  expect(await markOf(second.url, token)).toBe('702.00')
})

test('kill -9 of the database: the running server brings it back, with all that was answered', async () => {
  const { url } = await installation.start()
  const { access_token: token } = await signIn(url)
  await setMark(url, token, '703')
  const before = installation.databasePid()
  killQuietly(before ?? 0)
  await until('the server is ready on another database process', async () => {
    const pid = installation.databasePid()
    return pid !== undefined && pid !== before && (await statusOf(`${url}/readyz`)) === 200
  })
  expect(await markOf(url, token)).toBe('703.00')
})

test('kill -9 of the database in the middle of many calls: it is brought back all the same', async () => {
  const { url } = await installation.start()
  const { access_token: token } = await signIn(url)
  await setMark(url, token, '704')
  let going = true
  const worker = async () => {
    while (going) await markOf(url, token).catch(() => undefined)
  }
  // More callers than the pool has connections: none of them is idle when the database goes.
  const workers = Array.from({ length: 30 }, worker)
  const before = installation.databasePid()
  killQuietly(before ?? 0)
  await until('the server is ready on another database process', async () => {
    const pid = installation.databasePid()
    return pid !== undefined && pid !== before && (await statusOf(`${url}/readyz`)) === 200
  })
  going = false
  await Promise.all(workers)
  expect(await markOf(url, token)).toBe('704.00')
})

test('two servers that start at once on an empty folder share one database, and the first to leave leaves it running', async () => {
  const empty = openInstallation()
  onTestFinished(() => empty.close())
  const [one, two] = await Promise.all([empty.start(), empty.start()])
  const { access_token: token } = await signIn(one.url)
  await setMark(two.url, token, '705')
  await stop(one.child, 'SIGTERM')
  expect(await markOf(two.url, token)).toBe('705.00')
})
