import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { race } from './support/race.ts'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'

type Schemas = components['schemas']

const server = await serverOfFile()
let iris: Subscriber
let otto: Subscriber
let tess: Subscriber
beforeAll(async () => {
  iris = await subscriber(server, 'admin')
  otto = await subscriber(server, 'secondAdmin')
  tess = await subscriber(server, 'lowBalance')
})

const usual = {
  user_id: 'usr_tess8L',
  type: 'PAID',
  credits: '10000.01',
  description: 'Paid by bank transfer.',
}
const request = async (body: object = {}, path = 'admin/add-credits') => {
  const response = await iris.ask('POST', path, { ...usual, ...body })
  if (response.status !== 202) throw new Error(JSON.stringify(response.body))
  return response.body.data as Schemas['AdminAdjustment']
}
const decide = (who: Subscriber, adjustment_id: string, decision: string, note?: string) =>
  who.ask('POST', 'admin/adjustments/decide', { adjustment_id, decision, ...(note && { note }) })
const balance = async () => {
  const { rows } = await sql<{ balance: number; ledger: number }>`SELECT balance,
    (SELECT sum(amount)::bigint FROM ledger WHERE user_id = 'usr_tess8L') AS ledger
    FROM wallets WHERE user_id = 'usr_tess8L'`.execute(server.db)
  expect(rows[0]?.ledger).toBe(rows[0]?.balance)
  return rows[0]?.balance ?? 0
}
const listed = async (query = '') => {
  const { body } = await iris.ask('GET', `admin/adjustments${query}`)
  return body as { data: Schemas['AdminAdjustment'][]; meta: Schemas['AdminAdjustmentMeta'] }
}
const newest = async () => {
  const { body } = await tess.ask('GET', 'transactions?limit=1')
  return (body.data as Schemas['Transaction'][])[0]
}

describe('above the limit of one person', () => {
  test('201 at the limit, 202 above it: nothing moves, the user sees nothing, the others are asked', async () => {
    const before = await balance()
    const at = await iris.ask('POST', 'admin/add-credits', { ...usual, credits: '10000' })
    expect(at.status).toBe(201)
    const row = await newest()
    const first = await request()
    expect(first).toMatchObject({
      direction: 'ADD',
      credits: '10000.01',
      status: 'PENDING',
      user_name: 'Tess Villanueva',
      requested_by: 'usr_iris9A',
      transaction_id: null,
    })
    expect(await balance()).toBe(before + 10_000_00)
    expect(await newest()).toEqual(row)
    expect(await otto.notices()).toContainEqual(
      expect.objectContaining({
        message: 'Iris Tan wants to add 10000.01 paid credits, Tess Villanueva. Approve or reject it.',
        link: '/admin/approvals',
      }),
    )
    expect((await listed('?status=PENDING')).data[0]).toEqual(first)
  })

  test('202 once: a copy of one intent is one request, and says that it is a copy', async () => {
    const { total } = (await listed()).meta
    const ask = () => iris.ask('POST', 'admin/add-credits', usual, 'intent-above')
    const [first, second] = [await ask(), await ask()]
    expect(second.body).toEqual(first.body)
    expect([first, second].map(({ headers }) => headers.get('Idempotent-Replayed'))).toEqual([null, 'true'])
    expect((await listed()).meta).toMatchObject({ total: total + 1, approval_above: '10000.00' })
  })

  test('422 insufficient_credits: more than there is waits for nobody', async () => {
    const response = await iris.ask('POST', 'admin/deduct-credits', { ...usual, credits: '900000' })
    expect([response.status, response.body.errors?.[0]]).toMatchObject([
      422,
      { pointer: '#/credits', code: 'insufficient_credits' },
    ])
  })
})

describe('adminDecideAdjustment', () => {
  test('409 adjustment_own: whoever asked does not decide; the database holds it, too', async () => {
    const { adjustment_id: id } = await request()
    const before = await balance()
    const response = await decide(iris, id, 'APPROVE')
    expect([response.status, response.body.code]).toEqual([409, 'adjustment_own'])
    expect(await balance()).toBe(before)
    const past = server.db
      .updateTable('credit_adjustments')
      .set({ status: 'REFUSED', decided_by: 'usr_iris9A', decided_at: new Date() })
      .where('id', '=', id)
    await expect(past.execute()).rejects.toThrow('credit_adjustments_check')
  })

  test('200 APPROVE: a row of the ledger like any other, with its reason; 409 adjustment_decided after it', async () => {
    const { adjustment_id: id } = await request()
    const before = await balance()
    const { body } = await decide(otto, id, 'APPROVE', 'Seen on the account.')
    const data = body.data as Schemas['AdminAdjustment']
    expect(data).toMatchObject({
      status: 'APPROVED',
      decided_by_name: 'Otto Reyes',
      note: 'Seen on the account.',
    })
    expect(await newest()).toMatchObject({
      transaction_id: data.transaction_id,
      kind: 'ADJUSTMENT',
      credits: '10000.01',
      reason: usual.description,
      actor: 'ADMIN',
    })
    expect(await balance()).toBe(before + 10_000_01)
    const again = await decide(otto, id, 'REFUSE')
    expect([again.status, again.body.code]).toEqual([409, 'adjustment_decided'])
    expect(again.body.detail).toMatch(/^Otto Reyes approved this change on /)
    expect((await iris.notices()).map(({ message }) => message)).toContain(
      'Otto Reyes approved your change of 10000.01 paid credits, Tess Villanueva.',
    )
  })

  test('200 once: five at once move the credits once', async () => {
    const { adjustment_id: id } = await request()
    const before = await balance()
    const answers = await race({
      db: server.db,
      lock: sql`SELECT FROM credit_adjustments WHERE id = ${id} FOR UPDATE`,
      start: () => Array.from({ length: 5 }, () => decide(otto, id, 'APPROVE')),
    })
    const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0))
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await balance()).toBe(before + 10_000_01)
  })

  test('200 REFUSE: nothing moves, and the user is not told', async () => {
    const { adjustment_id: id } = await request()
    const [before, noticeCount] = [await balance(), (await tess.notices()).length]
    expect((await decide(otto, id, 'REFUSE')).body.data).toMatchObject({
      status: 'REFUSED',
      transaction_id: null,
    })
    expect([await balance(), (await tess.notices()).length]).toEqual([before, noticeCount])
  })

  test('422: credits that were spent meanwhile, and free ones whose day came', async () => {
    const all = await request({ credits: '20000.00' }, 'admin/deduct-credits')
    const paid = (await balance()) - 50_00
    const most = { ...usual, credits: '10000' }
    for (let left = paid; left >= 20_000_00; left -= 10_000_00) {
      // As if another had approved each: one may not take so much alone in a day.
      await sql`UPDATE audit_log SET details = details || '{"requested_by": "usr_otto2B"}' WHERE action = 'admin.credits.deduct'`.execute(
        server.db,
      )
      await iris.ask('POST', 'admin/deduct-credits', most)
    }
    const short = await decide(otto, all.adjustment_id, 'APPROVE')
    expect([short.status, short.body.errors?.[0]]).toMatchObject([
      422,
      { pointer: '#/decision', code: 'insufficient_credits' },
    ])
    const free = await request({ type: 'FREE', validity_date: '2026-11-22' })
    server.advance(2 * 86_400)
    const late = await decide(await subscriber(server, 'secondAdmin'), free.adjustment_id, 'APPROVE')
    server.advance(-2 * 86_400)
    expect([late.status, late.body.errors?.[0]]).toMatchObject([
      422,
      { pointer: '#/decision', code: 'not_in_future' },
    ])
    expect((await listed('?status=PENDING')).data.map(({ adjustment_id }) => adjustment_id)).toContain(
      free.adjustment_id,
    )
  })
})

describe('adminListAuditLog', () => {
  const log = async (query: string) => {
    const { body } = await iris.ask('GET', `admin/audit-log?${query}`)
    return body as { data: Schemas['AuditEntry'][]; meta: Schemas['PageMeta'] }
  }

  test('200: newest first, by whom, to whom, what and when', async () => {
    const { adjustment_id } = await request()
    await decide(otto, adjustment_id, 'REFUSE')
    const { data } = await log('actor=otto&action=admin.adjustment')
    expect(data[0]).toMatchObject({
      action: 'admin.adjustment.refuse',
      summary: 'Rejected a change of credits',
      actor_id: 'usr_otto2B',
      actor_name: 'Otto Reyes',
      actor_email: 'otto@switchboard.example',
      subject: 'usr_tess8L',
      subject_name: 'Tess Villanueva',
      details: { adjustment_id, requested_by: 'usr_iris9A' },
    })
    expect(new Set(data.map(({ actor_id }) => actor_id))).toEqual(new Set(['usr_otto2B']))
    const ids = data.map(({ audit_id }) => Number(audit_id))
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })

  test('200: finds what its details name', async () => {
    const { adjustment_id } = await request()
    expect((await log(`subject=${adjustment_id}`)).data).toMatchObject([
      { action: 'admin.adjustment.request', subject: 'usr_tess8L' },
    ])
  })
})

describe('accounts', () => {
  const send = (deed: string, body: object) => iris.ask('POST', `admin/users/${deed}`, body)
  const user_id = 'usr_rico6G'

  test('200 unlock: an address that was never verified is still to be', async () => {
    const rico = server.db.updateTable('users').where('id', '=', user_id)
    await rico.set({ email_verified_at: null }).execute()
    await send('lock', { user_id, reason: 'Once more.' })
    expect((await send('unlock', { user_id })).body.data).toMatchObject({ status: 'PENDING' })
    await rico.set({ email_verified_at: new Date(), status: 'ACTIVE' }).execute()
  })
})
