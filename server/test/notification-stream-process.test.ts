// A real process with streams open: its database is killed under it, and then it is told to stop.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { readEvents } from './support/event-reader.ts'
import { type Installation, killQuietly, openInstallation } from './support/process.ts'

let installation: Installation
beforeAll(() => {
  installation = openInstallation()
})
afterAll(() => installation.close())

// Shorter than the grace of the server, so one that waits fails.
test('a killed database ends them, the next ones hear again, and SIGTERM does not wait for them', {
  timeout: 240_000,
}, async () => {
  const { child, url } = await installation.start({ SHUTDOWN_GRACE_MS: '600000' })
  const send = (method: string, path: string, body: object, token = '') =>
    fetch(`${url}/portal-api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const signedIn = await send('POST', '/login', { email: 'jun@example.com', password: demoPassword })
  const token = (await signedIn.json()).data.access_token as string
  async function open() {
    for (;;) {
      const reader = await readEvents(url, token)
      if (reader.status === 200) return reader
      await pause(100)
    }
  }

  const reader = await open()
  await reader.until(1)
  killQuietly(installation.databasePid() ?? 0)
  expect((await reader.until(2))[1]).toMatchObject({ type: 'end', reason: 'unavailable' })

  const again = await open()
  await again.until(1)
  // A mark above the credits is told of behind the bell.
  const changed = await send('PUT', '/api/wallet/threshold', { threshold1: '90000' }, token)
  expect(changed.status).toBe(200)
  expect((await again.until(2))[1]).toMatchObject({ type: 'created' })

  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect((await again.until(3))[2]).toMatchObject({ type: 'end', reason: 'unavailable' })
  expect(await again.ended).toBe(true)
  expect(await ended).toEqual([0, null])
})
