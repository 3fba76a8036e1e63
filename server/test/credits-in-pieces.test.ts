// Credits that one administrator may add alone are counted by day: pieces are no way around the second person (decision 0042).
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { race } from './support/race.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const { db } = server
const [jun, tess] = ['usr_jun7Q2', 'usr_tess8L']
let iris: string
let otto: string

beforeEach(async () => {
  // Each test has a day of its own.
  server.advance(2 * 86_400)
  iris = (await server.signIn('admin')).access_token
  otto = (await server.signIn('secondAdmin')).access_token
  await db.deleteFrom('notifications').execute()
})

const change = (token: string, credits: string, user_id = jun, verb = 'add') =>
  server.ask('POST', `/portal-api/api/admin/${verb}-credits`, {
    token,
    body: { user_id, type: 'PAID', credits, description: 'In pieces' },
  })
const statusOf = async (...args: Parameters<typeof change>) => (await change(...args)).status

describe('the piece that goes over the limit of a day waits for a second person', () => {
  test('of one administrator, for one account; the others are told what it comes to', async () => {
    expect(await statusOf(iris, '6000.00')).toBe(201)
    expect(await statusOf(iris, '4000.00')).toBe(201)
    const over = await change(iris, '0.01')
    expect([over.status, over.body.data]).toMatchObject([202, { status: 'PENDING', credits: '0.01' }])
    const { body } = await server.ask('GET', '/portal-api/api/notifications', { token: otto })
    expect(body.data).toMatchObject([
      {
        important: true,
        message:
          'Iris Tan wants to add 0.01 paid credits, Jun Dela Cruz. With changes made alone today, that’s 10000.01. Approve or reject it.',
      },
    ])
  })

  test('of one administrator, for several accounts', async () => {
    expect(await statusOf(iris, '6000.00')).toBe(201)
    expect(await statusOf(iris, '6000.00', tess)).toBe(202)
    expect(await statusOf(otto, '6000.00', tess)).toBe(201)
  })

  test('of several administrators, for one account', async () => {
    expect(await statusOf(iris, '6000.00')).toBe(201)
    expect(await statusOf(otto, '6000.00')).toBe(202)
  })

  test('in each direction for itself', async () => {
    expect(await statusOf(iris, '9000.00')).toBe(201)
    expect(await statusOf(iris, '6000.00', jun, 'deduct')).toBe(201)
    expect(await statusOf(iris, '6000.00', jun, 'deduct')).toBe(202)
  })
})

test('what a second person approved does not count, nor what was added before midnight in Manila', async () => {
  const { body } = await change(iris, '30000.00')
  const { adjustment_id } = body.data as { adjustment_id: string }
  const decided = { adjustment_id, decision: 'APPROVE' }
  expect(
    (await server.ask('POST', '/portal-api/api/admin/adjustments/decide', { token: otto, body: decided }))
      .status,
  ).toBe(200)
  expect(await statusOf(iris, '9000.00')).toBe(201)
  expect(await statusOf(iris, '9000.00')).toBe(202)
  const now = server.parts.clock().getTime()
  const manila = 8 * 3_600_000
  server.advance(86_400 - (((now + manila) / 1000) % 86_400) - 1)
  iris = (await server.signIn('admin')).access_token
  expect(await statusOf(iris, '9000.00')).toBe(202)
  server.advance(1)
  expect(await statusOf(iris, '9000.00')).toBe(201)
})

test.each([
  ['by two administrators, for one account', () => [change(iris, '6000.00'), change(otto, '6000.00')]],
  ['by one administrator, for two accounts', () => [change(iris, '6000.00'), change(iris, '6000.00', tess)]],
])('of pieces that come at once %s, no more than fit go through', async (_how, start) => {
  const ended = await race({ db, lock: sql`LOCK TABLE audit_log IN EXCLUSIVE MODE`, start })
  const statuses = ended.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
  expect(statuses.sort()).toEqual([201, 202])
})

test('adminGetWaiting 200: a change waits for the others until it is decided, and 100 are counted at most', async () => {
  const approvals = async (token: string) => {
    const { body } = await server.ask('GET', '/portal-api/api/admin/waiting', { token })
    return (body.data as { approvals: number }).approvals
  }
  await db.deleteFrom('credit_adjustments').execute()
  const { body } = await change(iris, '10000.01')
  expect([await approvals(iris), await approvals(otto)]).toEqual([0, 1])
  await sql`INSERT INTO credit_adjustments (id, user_id, direction, type, amount, reason, requested_by, requested_at, request_id)
    SELECT 'adj_' || n, ${jun}, 'ADD', 'PAID', 1, '', 'usr_iris9A', now(), '' FROM generate_series(1, 101) AS n`.execute(
    db,
  )
  expect(await approvals(otto)).toBe(100)
  await sql`DELETE FROM credit_adjustments WHERE reason = ''`.execute(db)
  const { adjustment_id } = body.data as { adjustment_id: string }
  const decision = { adjustment_id, decision: 'REFUSE' }
  await server.ask('POST', '/portal-api/api/admin/adjustments/decide', { token: otto, body: decision })
  expect(await approvals(otto)).toBe(0)
})
