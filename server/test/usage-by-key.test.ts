// Which key made the calls: the counts, the log and their files, narrowed to one.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BookedCall, bookBy } from './support/book-calls.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const tess = 'usr_tess8L'
const today = 'start_date=2026-11-21&end_date=2026-11-21'
let token = ''
let used = ''
let other = ''

const get = (path: string, as = token) => server.ask('GET', `/portal-api/api/${path}`, { token: as })

interface Summary {
  readonly range: { readonly totals: { readonly calls: number; readonly median_ms: number | null } }
  readonly keys: readonly {
    readonly key_id: string
    readonly calls: number
    readonly rejected: number | null
  }[]
  readonly keys_since: string | null
  readonly statuses: readonly { readonly status: number; readonly calls: number }[]
}
const summary = async (query: string, as = token): Promise<Summary> => {
  const { status, body } = await get(`api-usage/summary?${query}`, as)
  expect(status).toBe(200)
  return body.data as unknown as Summary
}

beforeAll(async () => {
  token = (await server.signIn('lowBalance')).access_token
  const keys = [0, 1].map(() => giveKey(server, { userId: tess, api: 'messaging', type: 'TEST' }))
  const ids = (await Promise.all(keys)).map(({ id }) => id)
  used = ids[0] ?? ''
  other = ids[1] ?? ''
  const call = (id: string, over: Partial<BookedCall> = {}) => ({ id, userId: tess, key: used, ...over })
  await bookBy(
    server.db,
    call('k1'),
    call('k2', { status: 422, free: true }),
    call('k3', { status: 503, free: true }),
    call('k4', { key: other }),
  )
  await bookBy(server.db, call('gone1', { key: 'key_of_nobody' }))
  await sql`UPDATE api_keys SET name = 'Ordering server', revoked_at = '2026-11-21T04:00:00Z' WHERE id = ${used}`.execute(
    server.db,
  )
})

describe('getUsageSummary', () => {
  test('200: the range by key adds up to the range, with the names that keys have, also when they ended', async () => {
    const { range, keys } = await summary(today)
    expect(keys.reduce((sum, { calls }) => sum + calls, 0)).toBe(range.totals.calls)
    const [own, gone] = [used, 'key_of_nobody'].map((id) => keys.find(({ key_id }) => key_id === id))
    const figures = { credits: '0.00', api: 'messaging', api_name: 'Messaging' }
    expect(own).toEqual({
      ...{ key_id: used, name: 'Ordering server', type: 'TEST', last_four: expect.stringMatching(/^.{4}$/) },
      ...{ status: 'REVOKED', calls: 3, answered: 1, rejected: 1, limited: 0, failed: 1, ...figures },
    })
    expect(gone).toEqual({
      ...{ key_id: 'key_of_nobody', name: null, type: null, last_four: null, status: null },
      ...{ calls: 1, answered: 1, rejected: 0, limited: 0, failed: 0, ...figures },
    })
    const counts = keys.map(({ calls }) => calls)
    expect(counts).toEqual(counts.toSorted((one, next) => next - one))
  })

  test('200: one key alone, with its outcome and its latency', async () => {
    const { range, keys, statuses } = await summary(`${today}&key=${used}`)
    expect(range.totals).toMatchObject({ calls: 3, rejected: 1, failed: 1, median_ms: 76 })
    expect(keys.map(({ key_id }) => key_id)).toEqual([used])
    expect(statuses).toEqual([
      { status: 200, outcome: 'ANSWERED', calls: 1 },
      { status: 422, outcome: 'REJECTED', calls: 1 },
      { status: 503, outcome: 'FAILED', calls: 1 },
    ])
    expect((await summary(`${today}&key=${used}&api=sim-swap`)).range.totals.calls).toBe(0)
  })

  test('200: days that the log does not reach know of no refusals by key', async () => {
    const { keys } = await summary('start_date=2026-08-20&end_date=2026-11-21')
    expect(keys.find(({ key_id }) => key_id === used)).toMatchObject({ calls: 3, rejected: null })
  })

  test('200: a key of somebody else finds nothing', async () => {
    const business = (await server.signIn('business')).access_token
    const { range, keys, statuses } = await summary(`${today}&key=${used}`, business)
    expect([range.totals.calls, keys, statuses]).toEqual([0, [], []])
    const log = await get(`user-api-response?${today}&key=${used}`, business)
    expect(log.body).toMatchObject({ data: [], meta: { total: 0 } })
  })

  test('200: it says since when calls are counted by key', async () => {
    expect((await summary(today)).keys_since).toBeNull()
    await sql`UPDATE market SET keys_counted_since = '2026-11-05'`.execute(server.db)
    expect((await summary(today)).keys_since).toBe('2026-11-05')
    await sql`UPDATE market SET keys_counted_since = NULL`.execute(server.db)
  })
})

test('a key was used last when the last call of its counts came in, whoever holds its row', async () => {
  const lastUse = async () => {
    const { body } = await get('user-subscription')
    const subscriptions = body.data as unknown as {
      keys: { key_id: string; last_used_at: string | null }[]
    }[]
    return subscriptions.flatMap(({ keys }) => keys).find(({ key_id }) => key_id === other)?.last_used_at
  }
  expect(await lastUse()).toBe('2026-11-21T03:00:00.000Z')
  await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('api_keys').select('id').where('id', '=', other).forUpdate().execute()
    await bookBy(server.db, { id: 'k5', userId: tess, key: other, at: '2026-11-21T03:00:07Z' })
  })
  expect(await lastUse()).toBe('2026-11-21T03:00:07.000Z')
  // A call that was booked late does not set it back.
  await bookBy(server.db, { id: 'k6', userId: tess, key: other, at: '2026-11-21T02:00:00Z' })
  expect(await lastUse()).toBe('2026-11-21T03:00:07.000Z')
})
