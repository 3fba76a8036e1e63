// Reads from a standby: they show all that the primary has, and no request fails because of it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ask, newKey, signIn } from '../soak/portal.ts'
import { handlers } from '../src/handlers.ts'
import { checkReplica } from '../src/platform/db/check-replica.ts'
import { type Db, dbOn, openPool } from '../src/platform/db/client.ts'
import { openReads } from '../src/platform/db/open-reads.ts'
import { Replica } from '../src/platform/db/replica.ts'
import { type Installation, openInstallation, type RunningServer, stop, until } from './support/process.ts'
import { type DatabaseServer, startPrimary } from './support/standby.ts'

const timeout = 240_000
const metricsToken = 'the-token-of-these-tests'
const noApp = mkdtempSync(join(tmpdir(), 'switchboard-no-app-'))

let primary: DatabaseServer
let standby: DatabaseServer
let installation: Installation
let server: RunningServer
let token: string
beforeAll(async () => {
  installation = openInstallation()
  primary = await startPrimary()
  standby = await primary.standby()
  server = await installation.start({
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: standby.url,
    DEMO_DATA: 'true',
    APP_DIR: noApp,
    SECOND_PERSON_ABOVE: '1000000',
    METRICS_TOKEN: metricsToken,
  })
  token = await signIn(server.url, 'admin')
  await used(true)
}, timeout)
afterEach(async () => {
  await standby.query('SELECT pg_wal_replay_resume()')
  await used(true)
})
afterAll(async () => {
  await stop(server.child, 'SIGTERM')
  await installation.kill()
  await standby.close()
  await primary.close()
  rmSync(noApp, { recursive: true, force: true })
})

async function metric(name: string): Promise<number> {
  const response = await fetch(`${server.url}/metrics`, {
    headers: { Authorization: `Bearer ${metricsToken}` },
  })
  const line = (await response.text()).split('\n').find((line) => line.startsWith(`${name} `))
  return Number(line?.slice(name.length))
}
const used = (isUsed: boolean) =>
  until(
    `the replica is ${isUsed ? '' : 'not '}used`,
    async () => (await metric('switchboard_replica_used')) === Number(isUsed),
    // A standby takes its time to start on a busy machine.
    timeout / 2,
  )
const reads = async () => ({
  replica: await metric('switchboard_reads_total{source="replica"}'),
  primary: await metric('switchboard_reads_total{source="primary"}'),
})

const receiver = 'usr_paolo0'
const ledger = () =>
  ask<'adminListTransactions'>(
    'GET',
    `${server.url}/portal-api/api/admin/transactions?user_id=${receiver}&limit=1`,
    {
      token,
    },
  )
const catalogue = () => ask('GET', `${server.url}/portal-api/api/catalogue`)
let change = 0
/** A change of an amount of its own, which the newest row of the ledger has afterwards. */
async function addCredits(): Promise<string> {
  change += 1
  const credits = `${change}.00`
  const { status } = await ask('POST', `${server.url}/portal-api/api/admin/add-credits`, {
    token,
    key: newKey(),
    body: { user_id: receiver, type: 'PAID', credits, description: 'Replica' },
  })
  expect(status).toBe(201)
  return credits
}
const newest = async () => {
  const { status, body } = await ledger()
  return [status, body.data?.[0]?.credits]
}

test('reads come from the replica, and each shows what was written just before', { timeout }, async () => {
  const before = await reads()
  for (let round = 0; round < 20; round += 1) {
    const credits = await addCredits()
    expect(await newest()).toEqual([200, credits])
  }
  const after = await reads()
  expect(after.replica).toBeGreaterThan(before.replica)
  expect(after.primary).toBe(before.primary)
})

test('a replica that is held back: each read shows what was written, from the primary', {
  timeout,
}, async () => {
  await standby.query('SELECT pg_wal_replay_pause()')
  for (let round = 0; round < 5; round += 1) {
    const credits = await addCredits()
    expect(await newest()).toEqual([200, credits])
  }
  expect(await metric('switchboard_replica_used')).toBe(0)
})

/** Readers who go on until the work is done. Returns each status that they got, with how long the slowest took. */
async function readDuring(
  work: () => Promise<void>,
): Promise<{ statuses: readonly number[]; slowestMs: number }> {
  const statuses = new Set<number>()
  let slowestMs = 0
  let isOver = false
  const reader = async (read: () => Promise<{ readonly status: number }>) => {
    while (!isOver) {
      const begun = performance.now()
      statuses.add((await read()).status)
      slowestMs = Math.max(slowestMs, performance.now() - begun)
    }
  }
  const readers = [ledger, catalogue, ledger, catalogue].map(reader)
  await work().finally(() => {
    isOver = true
  })
  await Promise.all(readers)
  return { statuses: [...statuses], slowestMs }
}

test('a replica that stands still: reads that wait for it go to the primary, and come back when it goes on', {
  timeout,
}, async () => {
  const { statuses, slowestMs } = await readDuring(async () => {
    standby.signal('SIGSTOP')
    await used(false)
    const credits = await addCredits()
    expect(await newest()).toEqual([200, credits])
    standby.signal('SIGCONT')
    await used(true)
  })
  expect(statuses).toEqual([200])
  // A statement may take five seconds, and a silent connection is given up after more.
  expect(slowestMs).toBeLessThan(4_000)
})

test('a replica that is killed and comes back: no read fails', { timeout }, async () => {
  const { statuses } = await readDuring(async () => {
    await standby.kill()
    await used(false)
    const credits = await addCredits()
    expect(await newest()).toEqual([200, credits])
    await standby.start()
    await used(true)
  })
  expect(statuses).toEqual([200])
})

const sms = 'api=messaging&version=v1'
const days = 'start_date=2026-11-01&end_date=2026-11-20'
/** Every operation that may be read from a replica, as somebody calls it. */
const readings: Readonly<Record<string, string>> = {
  listPublicApis: 'GET /api/api-list-public',
  listCatalogue: 'GET /api/catalogue?search=sms&category=Messaging',
  getCatalogueApi: 'GET /api/catalogue/address?publisher=lumina&tag=messaging',
  syncApi: 'POST /api/sync',
  getApiChangelog: `GET /api/api-reference/changelog?${sms}`,
  getApiReference: `GET /api/api-reference?${sms}`,
  getApiReferenceOperation: `GET /api/api-reference/operation?${sms}&operation_id=sendMessage`,
  getSearchIndex: 'GET /api/search-index',
  listApiUsage: `GET /api/api-usage?${days}`,
  exportApiUsage: `GET /api/api-usage/export?${days}`,
  getUsageSummary: `GET /api/api-usage/summary?${days}`,
  listUserApiResponses: 'GET /api/user-api-response?search=sms',
  getUserApiResponse: 'GET /api/user-api-response/detail?request_id=',
  listApiResponseStatuses: 'GET /api/api-response-status',
  listTransactions: 'GET /api/transactions',
  exportTransactions: 'GET /api/transactions/export',
  listWalletStatements: 'GET /api/wallet/statements',
  listWalletBalances: `GET /api/wallet/balances?${days}`,
  adminListApiUsage: `GET /api/admin/api-usage?user_id=${receiver}&${days}`,
  adminListSubscriptions: 'GET /api/admin/user-subscriptions?search=a',
  adminExportAccounts: 'GET /api/admin/user-subscriptions/export',
  adminListAllSubscriptions: 'GET /api/admin/all-user-subscriptions?search=a',
  listCallErrors: 'GET /api/api-errors',
  adminExportSubscriptions: 'GET /api/admin/all-user-subscriptions/export',
  adminGetUserSubscription: `GET /api/admin/user-subscription?user_id=${receiver}`,
  adminListTransactions: `GET /api/admin/transactions?user_id=${receiver}`,
  adminExportTransactions: `GET /api/admin/transactions/export?user_id=${receiver}`,
  adminExportTaxDocuments: 'GET /api/admin/tax-documents/export?month=2026-11',
  adminExportAdjustments: 'GET /api/admin/adjustments/export',
  adminGetOverview: 'GET /api/admin/overview',
  adminListDeliveries: 'GET /api/admin/deliveries',
  adminExportDeliveries: 'GET /api/admin/deliveries/export',
  adminListAuditLog: 'GET /api/admin/audit-log',
  adminExportAuditLog: 'GET /api/admin/audit-log/export',
}

test('every operation that only reads finds all of it on the replica', { timeout }, async () => {
  const reading = Object.entries(handlers).filter(([, handler]) => handler.reads)
  expect(reading.map(([id]) => id).sort()).toEqual(Object.keys(readings).sort())
  const user = await signIn(server.url, 'user')
  const { body } = await ask<'listUserApiResponses'>(
    'GET',
    `${server.url}/portal-api/api/user-api-response`,
    {
      token: user,
    },
  )
  for (const [id, line] of Object.entries(readings)) {
    const [method = '', path] = line.split(' ')
    const before = await reads()
    const { status } = await ask(
      method,
      `${server.url}/portal-api${path}${path?.endsWith('=') ? body.data?.[0]?.request_id : ''}`,
      {
        token: id.startsWith('admin') ? token : user,
        ...(method === 'POST' && { body: { api: 'messaging', version: 'v1' } }),
      },
    )
    const after = await reads()
    expect([id, status, after.primary - before.primary]).toEqual([id, 200, 0])
    expect([id, after.replica > before.replica]).toEqual([id, true])
  }
})

test('a statement that would write is an error, and is not run on the primary instead', {
  timeout,
}, async () => {
  const pool = openPool({ url: primary.url, poolSize: 1 })
  const db = dbOn(pool)
  const replica = new Replica({ url: standby.url, primary: db, statementTimeoutMs: 5_000 })
  replica.start()
  await until('the replica is used', () => replica.isUsed)
  const written = sql`UPDATE wallets SET balance = 0`.execute(openReads(db, replica))
  await expect(written).rejects.toThrow('Something was written where only reads belong.')
  await replica.stop()
  await db.destroy()
})

test('doctor says of a replica why nothing would be read from it', { timeout }, async () => {
  const other = await startPrimary()
  const standbyOfOther = await other.standby()
  const dbs = [primary, standby, standbyOfOther].map(({ url }) => dbOn(openPool({ url, poolSize: 1 })))
  const [onPrimary, onStandby, onOther] = dbs as [Db, Db, Db]
  const reasons = async (db: Db) => (await checkReplica(db, onPrimary)).map(({ why }) => why).join()
  expect(await reasons(onStandby)).toContain('holds up its replay for up to 30 s')
  await standby.query("ALTER SYSTEM SET max_standby_streaming_delay = '100ms'")
  await standby.query('SELECT pg_reload_conf()')
  await until('the setting is in force', async () => (await reasons(onStandby)) === '')
  expect(await reasons(onPrimary)).toContain('no standby')
  expect(await reasons(onOther)).toContain('of another database')
  await Promise.all(dbs.map((db) => db.destroy()))
  await standbyOfOther.close()
  await other.close()
})
