// A deleted account is read and never changed: by administrators, jobs, the payment provider, calls that were out, or the database itself.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { taskList } from '../src/jobs.ts'
import { postToLedger } from '../src/modules/ledger/post.ts'
import { moveCredits } from '../src/modules/wallet/move-credits.ts'
import { checkData } from '../src/platform/backup/check-data.ts'
import { operationsOf, readBundle } from '../src/platform/http/contract.ts'
import { schedule } from '../src/schedule.ts'
import { demoPassword } from '../src/seed/personas.ts'
import { tasks } from '../src/tasks.ts'
import { bookBy } from './support/book-calls.ts'
import { callsOf } from './support/contract-calls.ts'
import { startedPayment, tell } from './support/payments.ts'
import { race } from './support/race.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const { db } = server
const clock = () => server.parts.clock()
const jun = 'usr_jun7Q2'
const call = (method: string, path: string, token: string, body?: unknown) =>
  server.ask(method, `/portal-api/api/${path}`, { token, body })
const remove = (token: string) => call('POST', 'profile/delete', token, { password: demoPassword })
const large = { type: 'PAID', credits: '30000.00', description: 'A large one' }
const addLarge = async (token: string, userId: string): Promise<string> => {
  const { body } = await call('POST', 'admin/add-credits', token, { ...large, user_id: userId })
  return (body.data as { adjustment_id: string }).adjustment_id
}

/** A call that was paid and waits for its response. */
async function putInFlight(userId: string, id: string): Promise<void> {
  const common = { userId, description: 'Messaging', reference: id, now: clock() }
  await moveCredits(db, { ...common, kind: 'USAGE', amount: -200, actor: 'USER', key: id })
  await db
    .insertInto('calls_in_flight')
    .values({
      request_id: id,
      user_id: userId,
      credits: 200,
      started_at: clock(),
      refund_after: clock(),
    } as never)
    .execute()
}

/** All of the account that could change. */
async function standOf(userId: string) {
  const [rows, wallet, notices, mails, user] = await Promise.all([
    sql`SELECT id, kind, amount FROM ledger WHERE user_id = ${userId} ORDER BY sequence`.execute(db),
    sql`SELECT balance FROM wallets WHERE user_id = ${userId}`.execute(db),
    sql`SELECT count(*) AS told FROM notifications WHERE user_id = ${userId}`.execute(db),
    sql`SELECT count(*) AS mailed FROM mails WHERE recipient LIKE '%deleted.invalid'`.execute(db),
    sql`SELECT status, deleted_at, user_type FROM users WHERE id = ${userId}`.execute(db),
  ])
  return [rows, wallet, notices, mails, user].map((one) => one.rows)
}

let admin: string
let second: string
let adjustment: string
let subscription: string
let reference: string
let transaction_id: string
let before: Awaited<ReturnType<typeof standOf>>

beforeAll(async () => {
  admin = (await server.signIn('admin')).access_token
  second = (await server.signIn('secondAdmin')).access_token
  const token = (await server.signIn('user')).access_token
  adjustment = await addLarge(admin, jun)
  ;({ transaction_id, reference_number: reference } = await startedPayment(server, token))
  const own = db.selectFrom('subscriptions').select('id').where('user_id', '=', jun)
  subscription = (await own.executeTakeFirstOrThrow()).id
  await putInFlight(jun, 'req_in_flight')
  await putInFlight(jun, 'req_abandoned')
  expect((await remove(token)).status).toBe(200)
  before = await standOf(jun)
})

describe('what administrators do', () => {
  const named = { user_id: jun }
  const [reason, reversal] = [{ reason: 'It is gone' }, { transaction_id: 'txn_1', description: 'Gone' }]
  const own = () => ({ user_subscription_id: subscription })
  const credits = { ...named, type: 'PAID', credits: '10.00', description: 'A gift' }
  /** Responses to administrators' requests about the deleted account. Reads still work: its books are kept for them. */
  const about: Readonly<
    Record<string, () => { query?: string; body?: object; status: number; code?: string }>
  > = {
    adminGetUserSubscription: () => ({ query: `?user_id=${jun}`, status: 200 }),
    adminGetUserProfile: () => ({ query: `?user_id=${jun}`, status: 200 }),
    adminAddNote: () => ({ body: { ...named, text: 'A note' }, status: 404 }),
    adminListTransactions: () => ({ query: `?user_id=${jun}`, status: 200 }),
    adminExportTransactions: () => ({ query: `?user_id=${jun}`, status: 200 }),
    adminListAdjustments: () => ({ query: `?user_id=${jun}`, status: 200 }),
    adminExportAdjustments: () => ({ query: `?user_id=${jun}`, status: 200 }),
    adminListAuditLog: () => ({ query: `?subject=${jun}`, status: 200 }),
    adminExportAuditLog: () => ({ query: `?subject=${jun}`, status: 200 }),
    adminApproveFactorRecovery: () => ({ body: { user_id: jun, reason: 'They called.' }, status: 404 }),
    adminAddCredits: () => ({ body: credits, status: 404 }),
    adminDeductCredits: () => ({ body: credits, status: 404 }),
    adminReverseCredits: () => ({ body: { ...named, ...reversal }, status: 404 }),
    adminRefundPayment: () => ({ body: { transaction_id, credits: '1.00', ...reason }, status: 409 }),
    adminDecideAdjustment: () => ({
      body: { adjustment_id: adjustment, decision: 'APPROVE' },
      status: 409,
      code: 'adjustment_decided',
    }),
    adminRegenerateKeys: () => ({ body: { ...named, subscription_id: subscription }, status: 404 }),
    adminRevokeKey: () => ({ body: { ...named, ...reason, key_id: 'key_gone' }, status: 404 }),
    adminRevokeKeys: () => ({ body: named, status: 404 }),
    adminLockUser: () => ({ body: { ...named, ...reason }, status: 404 }),
    adminUnlockUser: () => ({ body: named, status: 404 }),
    adminSignOutUser: () => ({ body: named, status: 404 }),
    adminListLimits: () => ({ query: `?user_id=${jun}`, status: 200 }),
    adminSetLimits: () => ({ body: { ...reason, ...own(), limits: null }, status: 404 }),
  }
  /** They name no account: APIs, what is in lists, and what was erased with the account. */
  const others = [
    ...['adminListSubscriptions', 'adminListAllSubscriptions', 'adminListAffectedAccounts'],
    ...['Accounts', 'Subscriptions', 'TaxDocuments', 'Deliveries', 'Apis', 'Kyb'].map(
      (list) => `adminExport${list}`,
    ),
    ...['ListViews', 'SaveView', 'RenameView', 'RemoveView', 'GetWaiting'].map((deed) => `admin${deed}`),
    ...['ListDeliveries', 'GetDelivery', 'RetryDelivery', 'GiveUpDelivery'].map((deed) => `admin${deed}`),
    ...['adminListApis', 'adminGetApi', 'adminListApiUsage', 'adminGetOverview'],
    ...['CheckApi', 'PublishApi', 'DeprecateApi', 'RestoreApi'].map((deed) => `admin${deed}`),
    ...['adminSetApiLimits', 'adminSetApiPrices', 'adminRollBackApi', 'adminGetSetup', 'adminSendTestEmail'],
    ...['adminListPaymentDifferences', 'adminResolvePaymentDifference'],
    ...['adminListApiDrafts', ...['Save', 'Renew', 'Delete'].map((deed) => `admin${deed}ApiDraft`)],
    ...['ListPlans', 'SavePlan', 'SetPlanStatus', 'Announce'].map((deed) => `admin${deed}`),
    ...['ListAnnouncements', 'PreviewAnnouncement', 'CancelAnnouncement'].map((deed) => `admin${deed}`),
    ...['ListUpstreams', 'SetUpstream', 'RemoveUpstream', 'TestUpstream'].map((deed) => `admin${deed}`),
    ...['ReportIncident', 'UpdateIncident', 'ListStaff', 'InviteStaff'].map((deed) => `admin${deed}`),
    ...['ListConformanceKeys', 'AddConformanceKey', 'RemoveConformanceKey'].map((deed) => `admin${deed}`),
    ...['adminListConformanceResults', 'adminChangeStaffRoles', 'adminRemoveStaff', 'adminGetKybDocument'],
    ...['ListServiceAccounts', 'CreateServiceAccount', 'ChangeServiceAccount'].map((deed) => `admin${deed}`),
    ...['adminRotateServiceKey', 'adminRemoveServiceAccount'],
    ...['List', 'Get', 'Approve', 'Reject'].map((deed) => `admin${deed}Kyb`),
  ]
  const operations = operationsOf(readBundle()).filter(({ roles }) => roles.join() === 'ADMIN')
  const calls = new Map(callsOf('portal').map((one) => [one.id, one]))

  test('each operation for administrators alone is held by this table, or names no account', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual([...Object.keys(about), ...others].sort())
  })

  test.each(Object.keys(about))('%s', async (id) => {
    const { query = '', body, status, code } = about[id]?.() ?? { status: 0 }
    const { method = '', url = '' } = calls.get(id) ?? {}
    const response = await server.ask(method, `${url}${query}`, { token: second, body })
    expect([response.status, code && response.body.code]).toEqual([status, code])
    expect(await standOf(jun)).toEqual(before)
  })

  test('a change that waited has ended with the account, and whoever asked for it is told', async () => {
    const { body } = await call('GET', `admin/adjustments?user_id=${jun}`, admin)
    expect(body.data).toMatchObject([
      {
        adjustment_id: adjustment,
        status: 'REFUSED',
        decided_by_name: null,
        note: 'The account was deleted.',
      },
    ])
    const notifications = await call('GET', 'notifications', admin)
    expect(JSON.stringify(notifications.body.data)).toContain(
      'Your change of 30000.00 paid credits has ended',
    )
  })
})

test('money that comes for it is reviewed by administrators, and credits nobody', async () => {
  expect((await tell(server, { reference })).status).toBe(200)
  expect(await standOf(jun)).toEqual(before)
  const reviews = await db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'payment.review')
    .execute()
  expect(reviews).toMatchObject([{ details: { why: 'its account was deleted' } }])
  const notifications = await call('GET', 'notifications', admin)
  expect(JSON.stringify(notifications.body.data)).toContain(
    `${reference} (PHP 300.00) was paid, but its account was deleted`,
  )
  // A payment that was begun at the same moment, and is not ended by the deletion.
  await db
    .updateTable('payments')
    .set({ status: 'PENDING' })
    .where('reference_number', '=', reference)
    .execute()
  expect((await tell(server, { reference, id: 'evt_again' })).status).toBe(200)
  expect(await standOf(jun)).toEqual(before)
})

test('calls that were out stay paid, however they end; the books and the counts agree', async () => {
  await bookBy(db, { id: 'req_in_flight', userId: jun, status: 502, price: 200, free: true })
  await bookBy(db, { id: 'req_free_1', userId: jun }, { id: 'req_free_2', userId: jun })
  const logged = await sql<{ credits: number }>`
    SELECT credits FROM api_calls WHERE request_id = 'req_in_flight'`.execute(db)
  expect(logged.rows).toEqual([{ credits: 200 }])
  server.advance(3_600)
  const refundAbandoned = schedule.find(({ name }) => name === 'refundAbandoned')
  await refundAbandoned?.run(server.parts)
  expect(await db.selectFrom('calls_in_flight').selectAll().where('user_id', '=', jun).execute()).toEqual([])
  expect(await standOf(jun)).toEqual(before)
  expect((await checkData({ db, kybFolder: server.parts.settings.kybFolder })).faults).toEqual([])
})

test('no job of the clock, and none that was queued before, changes it', async () => {
  const at = clock().toISOString()
  for (const [name, payload] of Object.entries({
    autoTopUp: { userId: jun },
    closeMonths: { userId: jun },
    lowCredits: { userId: jun, told: 'Low', empty: false },
    mailNotice: { userId: jun, kind: 'second_factor', message: 'Something changed.' },
    mailLink: { email: 'jun@example.com', purpose: 'RESET', askedAt: at, requestId: 'req_1' },
  }))
    await sql`SELECT graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`.execute(db)
  // Also one whose plan is billed: nothing of it is closed or renewed.
  await db.updateTable('users').set({ plan_type: 'POSTPAID' }).where('id', '=', jun).execute()
  server.advance(40 * 86_400)
  for (const { run } of schedule) await run(server.parts)
  await server.runJobs()
  expect(await standOf(jun)).toEqual(before)
  expect(Object.keys(taskList(server.parts)).sort()).toEqual(
    [...Object.keys(tasks), ...schedule.map(({ name }) => name)].sort(),
  )
})

describe('the database', () => {
  const posting = { userId: jun, reference: 'x', description: 'x', actor: 'ADMIN', key: 'late' } as const

  test('refuses a row of the ledger that brings it credits, whoever posts it', async () => {
    const credit = { ...posting, kind: 'ADJUSTMENT', amount: 3_000_000, now: clock() } as const
    await expect(postToLedger(db, credit)).rejects.toMatchObject({ code: 'account_suspended' })
    await expect(
      sql`SELECT post_to_ledger('txn_late', ${jun}, 'TOPUP', 500, 'x', 'x', 'SYSTEM', 'late', now())`.execute(
        db,
      ),
    ).rejects.toThrow('closed_wallets_are_empty')
    expect(await postToLedger(db, { ...credit, amount: -1 })).toBeUndefined()
    expect(await standOf(jun)).toEqual(before)
  })

  test('refuses a balance in its wallet, also where the ledger is said to write it', async () => {
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`SET LOCAL switchboard.ledger = 'on'`.execute(tx)
        await sql`UPDATE wallets SET balance = 1 WHERE user_id = ${jun}`.execute(tx)
      }),
    ).rejects.toThrow('closed_wallets_are_empty')
  })

  test('refuses a deletion that leaves credits behind', async () => {
    await expect(
      sql`UPDATE users SET deleted_at = now() WHERE id = 'usr_mara3K'`.execute(db),
    ).rejects.toThrow('closed_wallets_are_empty')
  })
})

describe('at the same moment', () => {
  test.each(['added', 'approved'])(
    'credits are %s before it, and written off, or not at all',
    async (how) => {
      const email = how === 'added' ? 'tess@bantaypay.example' : 'nadia@tindahan.example'
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      await db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', id).execute()
      const signedIn = await server.ask('POST', '/portal-api/login', {
        body: { email, password: demoPassword },
      })
      const { access_token: token } = signedIn.body.data as { access_token: string }
      const [one, other] = [
        (await server.signIn('admin')).access_token,
        (await server.signIn('secondAdmin')).access_token,
      ]
      const adjustment_id = how === 'approved' ? await addLarge(one, id) : ''
      const ended = await race({
        db,
        lock: sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`,
        start: () => [
          remove(token),
          how === 'added'
            ? call('POST', 'admin/add-credits', other, { ...large, credits: '12.00', user_id: id })
            : call('POST', 'admin/adjustments/decide', other, { adjustment_id, decision: 'APPROVE' }),
        ],
      })
      const [deleted, changed] = ended.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
      expect([deleted, [200, 201, 404, 409].includes(changed ?? 0)]).toEqual([200, true])
      const { rows } =
        await sql`SELECT balance, (SELECT sum(amount)::bigint FROM ledger WHERE user_id = ${id}) AS sum
      FROM wallets WHERE user_id = ${id}`.execute(db)
      expect(rows).toEqual([{ balance: 0, sum: 0 }])
    },
  )
})
