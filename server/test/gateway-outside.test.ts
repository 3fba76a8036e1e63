// A published upstream has to be outside whenever the gateway connects to it, not only when it was published.
import { expect, test } from 'vitest'
import { openPool } from '../src/gateway/upstream-pool.ts'
import { setLiveUrl } from '../src/modules/upstreams/repo.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const { host, port } = new URL(upstream.url)
const server = await serverOfFile()

async function get(origin: string, { onlyOutside = true, leadsTo = ['127.0.0.1'] } = {}) {
  let lookups = 0
  const resolveHost = async () => {
    lookups += 1
    return leadsTo.map((address) => ({ address, family: 4 }))
  }
  const pool = openPool(origin, { connectMs: 5_000, silenceMs: 5_000, tls: {}, onlyOutside, resolveHost })
  const outcome = await pool.request({ path: '/', method: 'GET' }).then(
    ({ statusCode }) => statusCode,
    (error: Error) => error.message,
  )
  await pool.destroy()
  return { outcome, lookups }
}

test.each([
  ['a name that leads inside by now', `http://api.acme.example:${port}`, ['127.0.0.1']],
  ['a name that leads inside, too', `http://api.acme.example:${port}`, ['1.1.1.1', '127.0.0.1']],
  ['a name of an own network', `http://localhost:${port}`, ['127.0.0.1']],
  ['an address', `http://${host}`, []],
  ['an address within another', `http://[::ffff:127.0.0.1]:${port}`, []],
])('nothing reaches %s', async (_what, origin, leadsTo) => {
  expect((await get(origin, { leadsTo })).outcome).toMatch(/^The host points to /)
  expect(upstream.received).toEqual([])
})

test('a name is looked up as it is connected to, once, and one that leads nowhere fails', async () => {
  const origin = `http://api.acme.example:${port}`
  expect((await get(origin)).lookups).toBe(1)
  expect(await get(origin, { leadsTo: [] })).toEqual({
    outcome: 'api.acme.example can’t be found.',
    lookups: 1,
  })
})

test('what the operator set, or asked for by name, may be inside', async () => {
  expect((await get(`http://${host}`, { onlyOutside: false })).outcome).toBe(200)
})

test('502 at the gateway, and nothing is charged, unless that was asked for by name', async () => {
  const { secret } = await giveKey(server, { userId: 'usr_tess8L', api: 'messaging', type: 'LIVE' })
  const call = async (inside: boolean) => {
    await setLiveUrl(
      server.db,
      { api: 'messaging', version: 'v1' },
      { url: upstream.url, allowInternal: inside, at: new Date(), by: null },
    )
    const { status, headers } = await server.ask('POST', '/gateway/lumina/messaging/v1/messages', {
      headers: { 'X-API-Key': secret },
      body: {},
    })
    return [status, headers.get('X-Credits-Charged'), upstream.received.length]
  }
  expect(await call(false)).toEqual([502, '0.00', 0])
  expect(await call(true)).toEqual([200, '0.60', 1])
})
