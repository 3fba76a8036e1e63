// A proxy that watches /readyz sends its calls elsewhere before the server stops taking them.
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { type Installation, openInstallation, statusOf, until } from './support/process.ts'

let database: TestDatabase
let installation: Installation
beforeAll(async () => {
  database = await newDatabase('seeded')
  installation = openInstallation()
})
afterAll(async () => {
  await installation.kill()
  await database.close()
})

const start = (env: Readonly<Record<string, string>>) =>
  installation.start({ DATABASE_URL: database.url, DEMO_DATA: 'false', ...env })

test('SIGTERM: readyz answers 503 while calls are still taken; a second signal ends the wait', async () => {
  const { child, url } = await start({ DRAIN_SECONDS: '600' })
  expect(await statusOf(`${url}/readyz`)).toBe(200)
  child.kill('SIGTERM')
  await until('the server says that it is draining', async () => (await statusOf(`${url}/readyz`)) === 503)
  const response = await fetch(`${url}/portal-api/api/api-list-public`)
  expect([response.status, response.headers.get('Connection')]).toEqual([200, 'close'])
  expect(await statusOf(`${url}/healthz`)).toBe(200)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('a wait that is no number of seconds stops the start', async () => {
  await expect(start({ DRAIN_SECONDS: '5s' })).rejects.toThrow(/DRAIN_SECONDS=5s: "5s"/)
})
