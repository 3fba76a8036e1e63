// Two concurrent changes and their observers: a team's state stays consistent, and everybody sees it.
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type EventReader, readEvents } from './support/event-reader.ts'
import { race } from './support/race.ts'
import { serverOfFile } from './support/server.ts'
import { mara, teamCalls } from './support/teams.ts'

const server = await serverOfFile({ streams: {} })
const { db } = server
const { post, tokenOf, invite, accept, profile } = teamCalls(server)
const jun = 'jun@example.com'

let owner: string
let token: string
beforeEach(async () => {
  await db.deleteFrom('team_invitations').execute()
  await db.deleteFrom('team_members').where('user_id', '=', 'usr_jun7Q2').execute()
  owner = await tokenOf('business')
  token = await tokenOf('user')
})

const rowOf = (id: string) => sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`
const outcomes = (results: PromiseSettledResult<{ status: number }>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? result.value.status : 0)).sort()
const membershipOf = (user_id: string) =>
  db.selectFrom('team_members').selectAll().where('user_id', '=', user_id).execute()

describe('at the same moment', () => {
  test('one link accepted twice: one member, one row of the log', async () => {
    const link = await invite(owner, jun)
    const results = await race({
      db,
      lock: rowOf(mara),
      start: () => [accept(token, link), accept(token, link)],
    })
    expect(outcomes(results)).toEqual([200, 410])
    expect(await membershipOf('usr_jun7Q2')).toHaveLength(1)
  })

  test('two owners’ invitations accepted: one team', async () => {
    const links = [await invite(owner, jun), await invite(await tokenOf('lowBalance'), jun)]
    const results = await race({
      db,
      lock: rowOf('usr_jun7Q2'),
      start: () => links.map((link) => accept(token, link)),
    })
    expect(outcomes(results)).toEqual([200, 409])
    expect(await membershipOf('usr_jun7Q2')).toHaveLength(1)
  })

  test('two who accept each other’s invitation: one of them owns the team', async () => {
    const [rico, tess] = [await tokenOf('keyInGrace'), await tokenOf('lowBalance')]
    const [toTess, toRico] = [
      await invite(rico, 'tess@bantaypay.example'),
      await invite(tess, 'rico@sakay.example'),
    ]
    const results = await race({
      db,
      lock: sql`SELECT FROM users WHERE id IN ('usr_rico6G', 'usr_tess8L') FOR UPDATE`,
      start: () => [accept(tess, toTess), accept(rico, toRico)],
    })
    // A new member has no open invitations. Anything but a response to that effect, such as a deadlock, is a missing
    // lock.
    expect(outcomes(results)).toEqual([200, 404])
    expect([...(await membershipOf('usr_rico6G')), ...(await membershipOf('usr_tess8L'))]).toHaveLength(1)
  })

  test('one address invited twice: one invitation', async () => {
    const results = await race({
      db,
      lock: rowOf(mara),
      start: () => [1, 2].map(() => post(owner, 'invitations', { email: jun, role: 'VIEWER' })),
    })
    expect(outcomes(results)).toEqual([201, 409])
  })

  test('removed while a write waits: it is refused, and nothing is written', async () => {
    expect((await accept(token, await invite(owner, jun, 'BILLING'))).status).toBe(200)
    const [result] = await race({
      db,
      // The removal, not yet committed.
      lock: sql`DELETE FROM team_members WHERE user_id = 'usr_jun7Q2'`,
      start: () => [
        server.ask('PUT', '/portal-api/api/wallet/threshold', { token, body: { threshold1: '123' } }),
      ],
    })
    expect(result).toMatchObject({ value: { status: 403, body: { code: 'team_role' } } })
    const marks = await server.ask('GET', '/portal-api/api/wallet/threshold', { token: owner })
    expect(marks.body.data.threshold1).not.toBe('123.00')
    const own = await server.ask('GET', '/portal-api/api/wallet/threshold', { token })
    expect(own.body.data.threshold1).not.toBe('123.00')
  })

  test('a new role while a write waits: the new one decides', async () => {
    expect((await accept(token, await invite(owner, jun, 'BILLING'))).status).toBe(200)
    const [result] = await race({
      db,
      lock: sql`UPDATE team_members SET role = 'VIEWER' WHERE user_id = 'usr_jun7Q2'`,
      start: () => [
        server.ask('PUT', '/portal-api/api/wallet/threshold', { token, body: { threshold1: '123' } }),
      ],
    })
    expect(result).toMatchObject({ value: { status: 403, body: { code: 'team_role' } } })
  })
})

describe('streams', () => {
  const readers: EventReader[] = []
  const open = async (as: string): Promise<EventReader> => {
    const reader = await readEvents(server.url, as)
    readers.push(reader)
    await reader.until(1)
    return reader
  }
  afterEach(async () => {
    for (const reader of readers.splice(0)) {
      reader.close()
      await reader.ended
    }
  })
  const mark = (as: string) =>
    server.ask('PUT', '/portal-api/api/wallet/threshold', { token: as, body: { threshold1: '640' } })
  const changed = { type: 'account', operation: 'PUT /api/wallet/threshold' }

  test('what one of a team writes, the others hear; strangers and the writer do not', async () => {
    const [viewer, stranger, self] = [
      await open(await tokenOf('viewer')),
      await open(token),
      await open(owner),
    ]
    expect((await mark(owner)).status).toBe(200)
    expect(await viewer.until(2)).toEqual([{ type: 'ready' }, changed])
    const second = await open(await tokenOf('business'))
    expect((await mark(owner)).status).toBe(200)
    expect(await second.until(2)).toEqual([{ type: 'ready' }, changed])
    await viewer.until(3)
    expect([stranger.events, self.events]).toEqual([[{ type: 'ready' }], [{ type: 'ready' }]])
  })

  test('a refused write is told to nobody', async () => {
    const viewer = await open(await tokenOf('viewer'))
    const refused = await server.ask('PUT', '/portal-api/api/wallet/threshold', {
      token: owner,
      body: { threshold1: '0.00' },
    })
    expect(refused.status).toBe(422)
    expect((await mark(owner)).status).toBe(200)
    expect(await viewer.until(2)).toEqual([{ type: 'ready' }, changed])
  })

  test('joining, a new role and the end are heard at once, and which account is heard of with them', async () => {
    const link = await invite(owner, jun, 'VIEWER')
    const stream = await open(token)
    expect((await accept(token, link)).status).toBe(200)
    await expect.poll(() => stream.events.map(({ type }) => type)).toContain('team')
    const seen = stream.events.length
    expect((await mark(owner)).status).toBe(200)
    await expect.poll(() => stream.events.slice(seen)).toContainEqual(changed)
    const before = stream.events.filter(({ type }) => type === 'team').length
    await post(owner, 'members/remove', { user_id: 'usr_jun7Q2' })
    await expect.poll(() => stream.events.filter(({ type }) => type === 'team').length).toBe(before + 1)
    expect((await profile(token)).team).toBeNull()
    const left = stream.events.filter(({ type }) => type === 'account').length
    expect((await mark(owner)).status).toBe(200)
    const other = await open(await tokenOf('viewer'))
    expect((await mark(owner)).status).toBe(200)
    await other.until(2)
    expect(stream.events.filter(({ type }) => type === 'account')).toHaveLength(left)
  })
})
