import { sql } from 'kysely'
import { hasUsers } from '../modules/accounts/people-repo.ts'
import { hashAlone } from '../modules/auth/passwords.ts'
import { importHistory, type PastRow } from '../modules/ledger/import-history.ts'
import { saveDemoCard } from '../modules/payments/sandbox/demo-card.ts'
import { issueReceipt } from '../modules/payments/settle-payment.ts'
import { startOfDay } from '../modules/pricing/period.ts'
import { countStatusDays } from '../modules/status/count-status-days.ts'
import { countHours } from '../modules/usage/hours-repo.ts'
import type { Db, Tx } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Clock } from '../platform/time/clock.ts'
import { dayIn, lastDayOfNextMonth } from '../platform/time/days.ts'
import { bucketOf, noLatencies } from '../platform/time/latency.ts'
import { publishFolder } from '../publishing/publish/publish-folder.ts'
import { logCalls } from './calls.ts'
import { publishEarlier } from './earlier.ts'
import { historyOf } from './history.ts'
import { addIncident } from './incident.ts'
import { noticesOf } from './notices.ts'
import { offerOwnPlans, sellPlans } from './own-plans.ts'
import { paymentsOf, savePayments } from './payments.ts'
import { demoPassword, type Persona, personas } from './personas.ts'
import { addStatements } from './statements.ts'
import { subscribe } from './subscribe.ts'
import { type DayOfCalls, trafficOf } from './traffic.ts'
import { liveApis, verify } from './verifications.ts'

/** The order of the catalogue. */
const order = [
  'sim-swap',
  'number-verification',
  'one-time-password',
  'messaging',
  'device-location',
  'quality-on-demand',
]
const lock = 7_021_957

interface SeedOptions {
  readonly clock: Clock
  readonly settings: Settings
  /** Folder of the OpenAPI documents to publish. */
  readonly products: string
}

/** Fills an empty database with the demo catalogue and accounts, all or nothing. Does nothing where there are users. */
export async function seed(db: Db, { clock, settings, products }: SeedOptions): Promise<void> {
  const password_hash = await hashAlone(demoPassword)
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
    if (await hasUsers(tx)) return
    await publishFolder(tx, products, order)
    await publishEarlier(tx)
    const apis = await tx.selectFrom('apis').select(['api', 'name', 'price_from']).execute()
    await offerOwnPlans(tx, new Set(apis.map(({ api }) => api)))
    await sellPlans(tx, { startsOn: '2026-07-01', at: clock() })
    const world: SeedContext = {
      tx,
      now: clock(),
      settings,
      timeZone: settings.timeZone,
      password_hash,
      prices: new Map(apis.map(({ api, price_from }) => [api, price_from])),
      monthlyPrices: await readMonthlyPrices(tx),
      priceVersions: await readPriceVersions(tx),
      apiNames: new Map(apis.map(({ api, name }) => [api, name])),
    }
    for (const persona of personas) await settle(world, persona)
    await sql`SELECT recount_versions()`.execute(tx)
    await addIncident(tx, clock())
    await countStatusDays({ db: tx, clock, settings })
    await countHours({ db: tx, clock })
  })
}

interface SeedContext {
  readonly tx: Tx
  readonly now: Date
  readonly settings: Settings
  readonly timeZone: string
  readonly password_hash: string
  readonly prices: ReadonlyMap<string, number>
  /** On Business monthly. */
  readonly monthlyPrices: ReadonlyMap<string, number>
  /** By API, plan and hundredths of a credit. */
  readonly priceVersions: ReadonlyMap<string, number>
  readonly apiNames: ReadonlyMap<string, string>
}

/** Of each price the version of the operation that calls of the demo are logged by, where it costs that. */
async function readPriceVersions(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly key: string; readonly version: number }>`
    SELECT DISTINCT ON (key) concat_ws(' ', products.api, products.plan_type, versions.price) AS key, versions.id AS version
    FROM price_versions AS versions JOIN product_versions USING (product_version_id) JOIN products USING (product_id)
    JOIN apis ON apis.api = products.api
    WHERE plan_id IN ('pln_payg', 'pln_business') ORDER BY key, operation_id = operations -> 0 ->> 'operation_id' DESC, versions.id`.execute(
    tx,
  )
  return new Map(rows.map(({ key, version }) => [key, version]))
}

/** The cheapest call of each API, as the prices of pay as you go are. */
async function readMonthlyPrices(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly api: string; readonly price: number }>`
    SELECT api, min(price::bigint)::bigint AS price
    FROM products JOIN product_versions USING (product_id) CROSS JOIN jsonb_each_text(prices) AS priced (operation, price)
    WHERE plan_id = 'pln_business' AND price::bigint > 0 GROUP BY api`.execute(tx)
  return new Map(rows.map(({ api, price }) => [api, price]))
}

async function settle(world: SeedContext, persona: Persona): Promise<void> {
  const { tx, now, settings, timeZone, apiNames } = world
  await tx.insertInto('users').values(userOf(world, persona)).execute()
  if (persona.role === 'ADMIN') {
    await tx
      .insertInto('staff')
      .values({ user_id: persona.id, roles: ['OWNER'], added_at: now })
      .execute()
    return
  }
  if (persona.team) {
    const { account: account_id, role } = persona.team
    await tx
      .insertInto('team_members')
      .values({ user_id: persona.id, account_id, role, joined_at: now })
      .execute()
  }
  const prices = persona.plan === 'POSTPAID' ? world.monthlyPrices : world.prices
  await verify(tx, persona, { now, kybFolder: settings.kybFolder })
  const live = await liveApis(tx, persona)
  const calls = trafficOf(persona, dayIn(timeZone, now), { prices, live })
  await tx
    .insertInto('wallets')
    .values({ user_id: persona.id, starter_redeemed_at: persona.newcomer ? null : now })
    .execute()
  const since = await post(world, persona, calls)
  if (calls.length > 0)
    await tx
      .insertInto('usage_days')
      .values(calls.map((day) => usageOf(persona, day)))
      .execute()
  const notices = noticesOf(persona).map((notice) => noticeRow(persona, notice, now))
  if (notices.length > 0) await tx.insertInto('notifications').values(notices).execute()
  await subscribe({ tx, now, persona, apiNames, live })
  if (persona.plan === 'POSTPAID' && since) {
    await addStatements({ db: tx, userId: persona.id, since, now, settings })
  }
  if (persona.card && settings.paymentProvider === 'sandbox') {
    await saveDemoCard({ db: tx, settings }, { userId: persona.id, now })
  }
  const today = dayIn(timeZone, now)
  await logCalls({ tx, userId: persona.id, isEmpty: persona.balance === 0, today, timeZone })
}

function userOf({ now, password_hash }: SeedContext, persona: Persona) {
  const {
    id,
    email,
    firstname,
    lastname,
    company = null,
    plan = null,
    newcomer = false,
    role = 'USER' as const,
  } = persona
  // Before the first call of their history.
  const registeredAt = newcomer ? now : new Date(now.getTime() - 420 * 86_400_000)
  return {
    id,
    email,
    password_hash,
    firstname,
    lastname,
    user_type: role,
    sso_by: null,
    sso_id: null,
    email_verified_at: registeredAt,
    status: 'ACTIVE' as const,
    tc_agree: !newcomer,
    is_one_globe: !newcomer,
    signed_in_at: null,
    last_login_date: null,
    company,
    company_name: company,
    reference: null,
    newly_registered: newcomer,
    plan_type: plan,
    plan_name: plan && { PREPAID: 'Pay as you go', POSTPAID: 'Business monthly' }[plan],
    plan_consumption: plan && 0,
    created_at: registeredAt,
  }
}

async function post(
  { tx, now, settings, timeZone, apiNames, priceVersions }: SeedContext,
  persona: Persona,
  calls: readonly DayOfCalls[],
): Promise<Date | undefined> {
  const startOf = (day: string) => startOfDay(timeZone, day)
  const movements = historyOf({
    persona,
    calls,
    apiNames,
    startOf,
    monthOf: (time) => dayIn(timeZone, time).slice(0, 7),
    creditLine: settings.creditLine,
    now,
  })
  const rows = movements.map(({ free, ...movement }): PastRow => {
    const { kind } = movement
    const request = newId('req')
    const reference = kind === 'TOPUP' ? newId('pay') : kind === 'USAGE' ? request : kind.toLowerCase()
    const actor = kind === 'ADJUSTMENT' ? 'ADMIN' : 'USER'
    const valid_until = free ? lastDayOfNextMonth(dayIn(timeZone, now)) : null
    const price_version = priceVersions.get(`${movement.api} ${persona.plan} ${-movement.amount}`)
    return { request, reference, actor, valid_until, price_version, ...movement, id: newId('txn') }
  })
  await importHistory(tx, persona.id, rows)
  const payments = paymentsOf(persona.id, rows)
  for (const row of await savePayments(tx, payments))
    await issueReceipt({ db: tx, settings, clock: () => row.paid_at ?? now }, row, row.credits ?? 0)
  return rows[0]?.at
}

function usageOf({ id }: Persona, { day, api, calls, failed, rejected, price, medianMs }: DayOfCalls) {
  const latencies = noLatencies()
  const middle = bucketOf(medianMs)
  for (let call = 0; call < calls; call += 1) {
    // A few take much longer than most.
    const bucket = middle + ((call * 5) % 7) - 3 + (call % 17 === 16 ? 7 : 0) + (call % 41 === 40 ? 6 : 0)
    latencies[bucket] = (latencies[bucket] ?? 0) + 1
  }
  return { user_id: id, day, api, calls, failed, credits: (calls - failed - rejected) * price, latencies }
}

function noticeRow({ id }: Persona, notice: ReturnType<typeof noticesOf>[number], now: Date) {
  const created_at = new Date(now.getTime() - notice.minutesAgo * 60_000)
  const [link = null, text = null] = notice.route ?? []
  return {
    id: newId('ntf'),
    user_id: id,
    kind: notice.kind ?? null,
    message: notice.message,
    important: notice.important ?? false,
    action: notice.route ? ('route' as const) : null,
    link,
    text,
    created_at,
    read_at: notice.read ? created_at : null,
  }
}
