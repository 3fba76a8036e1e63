// A reader who takes nothing must cost the others nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logCalls } from './support/call-log.ts'
import { serverOfFile } from './support/server.ts'
import { openSlowReader, type SlowReader } from './support/slow-reader.ts'

const tess = 'usr_tess8L'
const calls = 12_000
const path = '/portal-api/api/user-api-response'
const exportPath = '/portal-api/api/api-usage/user-respose-export?start_date=2026-11-19&end_date=2026-11-19'
const server = await serverOfFile({ settings: { maxExportsPerUser: 10 } })
let token: string
const readers: SlowReader[] = []
beforeAll(async () => {
  token = (await server.signIn('lowBalance')).access_token
  // More than the buffers of both ends hold.
  const wide = `/messages/${'x'.repeat(1000)}`
  const at = '2026-11-19T10:00:00Z'
  await logCalls(server.db, {
    userId: tess,
    at,
    count: calls,
    stepMicroseconds: 10,
    prefix: 'req_wide',
    path: wide,
  })
})
afterAll(async () => {
  for (const { socket } of readers) socket.destroy()
})

test('200: ten exports that nobody reads keep nobody else waiting, and go on when they are read', async () => {
  const open = () => openSlowReader({ url: server.url, path: exportPath, token })
  readers.push(...(await Promise.all(Array.from({ length: 10 }, open))))
  expect(readers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))

  expect((await server.ask('GET', '/readyz')).status).toBe(200)
  const { access_token } = await server.signIn('user')
  const wallet = await server.ask('GET', '/portal-api/api/wallet/credits', { token: access_token })
  expect(wallet.status).toBe(200)
  expect((await server.ask('GET', path, { token })).status).toBe(200)

  expect(readers.filter(({ closed }) => closed())).toEqual([])
  for (const reader of readers) {
    const lines = (await reader.readOn()).split('\r\n').filter((line) => line.startsWith('req_wide'))
    expect(lines).toHaveLength(calls)
    expect(new Set(lines).size).toBe(calls)
  }
})
