import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { listContracts } from './contracts.ts'
import type { Coverage } from './coverage.ts'
import { closed, listen } from './listen.ts'
import { startMocks } from './start-mocks.ts'

const received: string[] = []
const bodies: Readonly<Record<string, unknown>> = {
  '/api/notifications/preferences': { data: [] },
  '/api/wallet/threshold': { data: { threshold1: 500 } },
}
const backend = createServer((incoming, outgoing) => {
  received.push(`${incoming.method} ${incoming.url}`)
  outgoing
    .writeHead(200, {
      'Content-Type': 'application/json',
      'X-Request-Id': 'req_7Hq2mXv9Kd81',
      'Cache-Control': 'no-store',
    })
    .end(JSON.stringify(bodies[incoming.url ?? '']))
})
const proxy = await listen(backend, { name: 'backend', port: 0, host: '127.0.0.1' })
const contracts = (await listContracts()).filter(({ name }) => name === 'portal')
const mocks = await startMocks({
  contracts,
  ports: () => 0,
  proxy,
  live: ['notifications', 'getWalletThreshold', 'getWalletCredits'],
})
afterAll(async () => {
  await mocks.close()
  await closed(backend)
})

const get = (path: string) =>
  fetch(`${mocks.url('portal')}${path}`, { headers: { Authorization: 'Bearer x' } })

async function coverage(): Promise<Readonly<Record<string, Coverage>>> {
  const { operations } = await (await get('/__mock')).json()
  return Object.fromEntries(
    operations.map(({ id, coverage }: { id: string; coverage: Coverage }) => [id, coverage]),
  )
}

test('operations that a backend has go to it, by their IDs and their tags; the examples answer the rest', async () => {
  const live = await get('/api/notifications/preferences')
  expect([await live.json(), live.headers.get('X-Environment')]).toEqual([{ data: [] }, null])
  const mocked = await get('/api/profile')
  expect((await mocked.json()).data.email).toBe('jun@example.com')
  expect(mocked.headers.get('X-Environment')).toBe('MOCK')
  expect(received).toEqual(['GET /api/notifications/preferences'])
})

test('each operation is told as mocked, untested, conformant or failing', async () => {
  await get('/api/wallet/threshold')
  const { getProfile, getWalletCredits, getNotificationPreferences, getWalletThreshold } = await coverage()
  expect(getProfile).toEqual({ state: 'MOCK', calls: 0, faults: [] })
  expect(getWalletCredits?.state).toBe('UNTESTED')
  expect(getNotificationPreferences).toEqual({ state: 'CONFORMANT', calls: 1, faults: [] })
  expect(getWalletThreshold).toMatchObject({ state: 'FAILING', calls: 1 })
  expect(getWalletThreshold?.faults.join()).toContain('threshold1')
})

test('a name that is none is refused', async () => {
  await expect(startMocks({ contracts, ports: () => 0, proxy, live: ['wallets'] })).rejects.toMatchObject({
    code: 'live_unknown',
  })
})
