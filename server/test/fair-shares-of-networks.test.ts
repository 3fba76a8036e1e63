// Shared pools of the portal: one network takes what there is to get, and others notice nothing.
import { lookup } from 'node:dns/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '../src/modules/auth/passwords.ts'
import { PageQueue } from '../src/pages/page-queue.ts'
import { countWaiting } from './support/all-wait.ts'
import { eventually } from './support/eventually.ts'
import { gatewayOfFile } from './support/gateway.ts'
import { upstreamOfFile } from './support/upstream.ts'

const slowNetwork = '203.0.113.7'
const otherNetwork = '198.51.100.9'
const upstream = await upstreamOfFile()
const { server } = await gatewayOfFile(upstream, {
  settings: { maxStreams: 4 },
  streams: {},
  trustProxy: 'loopback',
})
const many = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => work(index))

describe('what a network takes with all its accounts', () => {
  const headers = { 'X-Forwarded-For': slowNetwork }
  const business = async () => (await server.signIn('business')).access_token

  test('connections to the database: its calls wait for one another, others’ are answered', async () => {
    const tokens = await Promise.all(['user', 'lowBalance', 'zeroBalance'].map((name) => server.signIn(name)))
    const token = await business()
    const running = await server.db.transaction().execute(async (tx) => {
      await sql`SELECT FROM wallets WHERE user_id <> 'usr_mara3K' FOR UPDATE`.execute(tx)
      const slow = tokens.flatMap(({ access_token }) =>
        many(5, () =>
          server.ask('PUT', '/portal-api/api/wallet/threshold', {
            token: access_token,
            headers,
            body: { threshold1: '600' },
          }),
        ),
      )
      await eventually(async () => expect(await countWaiting(server.db)).toBe(8))
      for (let round = 0; round < 3; round += 1)
        expect((await server.ask('GET', '/portal-api/api/wallet/credits', { token })).status).toBe(200)
      return { slow }
    })
    for (const { status } of await Promise.all(running.slow)) expect(status).toBe(200)
  })

  test('streams of events: half of all', async () => {
    const end = new AbortController()
    const open = async (persona: string, from: string) => {
      const { access_token } = await server.signIn(persona)
      const { status } = await fetch(`${server.url}/portal-api/api/notifications/stream`, {
        headers: { Authorization: `Bearer ${access_token}`, 'X-Forwarded-For': from },
        signal: end.signal,
      })
      return status
    }
    const slow: number[] = []
    for (const persona of ['user', 'lowBalance', 'zeroBalance']) slow.push(await open(persona, slowNetwork))
    expect(slow).toEqual([200, 200, 503])
    expect(await open('business', otherNetwork)).toBe(200)
    end.abort()
  })

  test('hashing of passwords: one at a time, of all networks as many as leave threads to others', async () => {
    const hash = (network: string) => hashPassword({ settings: server.parts.settings, network }, 'a password')
    let hashed = 0
    const slow = many(30, () => hash(slowNetwork).then(() => (hashed += 1)))
    await hash(otherNetwork)
    expect(hashed).toBeLessThan(10)
    await Promise.all(slow)
    hashed = 0
    const networks = many(30, (index) => hash(`192.0.2.${index}`).then(() => (hashed += 1)))
    await lookup('localhost')
    expect(hashed).toBeLessThan(10)
    await Promise.all(networks)
  })

  test('pages to draw: another network’s is the next, also one that both want', async () => {
    const queue = new PageQueue()
    const drawn = () => queue.next()?.path
    for (let page = 0; page < 15; page += 1) void queue.add(`/slow/${page}`, slowNetwork, 60_000)
    expect(drawn()).toBe('/slow/0')
    void queue.add('/', otherNetwork, 60_000)
    void queue.add('/slow/9', otherNetwork, 60_000)
    expect([drawn(), drawn(), drawn()]).toEqual(['/slow/9', '/slow/1', '/'])
    queue.settleAll()
  })
})
