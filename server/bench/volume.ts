import { chromium } from '@playwright/test'
import type pg from 'pg'
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'
import { median } from '../../scripts/median.ts'
import { connect, signIn } from '../soak/portal.ts'
import { demoPassword } from '../src/seed/personas.ts'
import { openInstallation } from '../test/support/process.ts'
import { residentMegabytes } from './server/cpu.ts'

const userId = 'usr_jun7Q2'
const repeats = 9
const readBudgetMs = 300
/** One subscription has at most twenty keys of a type that work; each made calls on every day of the year. */
const keysUsed = 20

interface Rows {
  readonly calls: number
  readonly ledgerRows: number
  readonly users: number
  readonly auditRows: number
  /** Of the newest calls, exported. */
  readonly exported: number
}

/** Reads of a full portal's pages: the time of each response, of a drawn chart, and the flow of a long export. */
export async function volume({ exported, ...rows }: Rows): Promise<string[]> {
  const installation = openInstallation()
  try {
    const { url, child } = await installation.start()
    const client = await connect(installation)
    await fillCalls(client, rows.calls)
    await fillOthers(client, rows)
    await fillVersions(client, rows.users)
    const {
      rows: [oldest],
    } = await client.query(
      `SELECT to_char(at AT TIME ZONE 'Asia/Manila', 'YYYY-MM-DD') AS day FROM api_calls
       WHERE user_id = $1 ORDER BY at DESC OFFSET $2 LIMIT 1`,
      [userId, exported],
    )
    await client.end()
    const user = await signIn(url, 'user')
    const admin = await signIn(url, 'admin')
    const timed = async (token: string, path: string) => {
      const times: number[] = []
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const began = performance.now()
        const response = await fetch(`${url}/portal-api/api/${path}`, {
          headers: { Authorization: `Bearer ${token}` },
        })
        await response.arrayBuffer()
        if (response.status !== 200) throw new Error(`${path} was answered ${response.status}.`)
        times.push(performance.now() - began)
      }
      return { path, ms: Math.round(median(times)) }
    }
    const year = `start_date=${yearAgo()}`
    const reads: { path: string; ms: number }[] = []
    for (const path of [
      `api-usage?${year}`,
      `api-usage?view=api&${year}`,
      `api-usage/summary?${year}&end_date=${today()}`,
      `api-usage?key=key_volume7&${year}`,
      `api-usage/summary?key=key_volume7&${year}&end_date=${today()}`,
      'user-api-response?limit=25',
      'user-api-response?limit=25&key=key_volume7',
      'user-api-response?limit=25&page=200&key=key_volume7',
      'user-api-response?limit=25&page=200',
      'user-api-response?limit=25&status=5xx',
      'user-api-response?limit=25&search=req_9999',
      'api-response-status',
      'transactions?limit=20',
      `transactions?limit=20&page=${Math.floor(rows.ledgerRows / 20)}`,
      'transactions?limit=20&view=topup',
      `wallet/balances?${year}&end_date=${today()}`,
      'wallet/statements?limit=12',
      'payments?limit=20',
      'billing-statements',
      'deprecations',
    ]) {
      reads.push(await timed(user, path))
    }
    for (const path of [
      'admin/user-subscriptions?limit=20',
      `admin/user-subscriptions?limit=20&page=${Math.floor(rows.users / 20)}`,
      'admin/user-subscriptions?limit=20&search=volume99',
      'admin/audit-log?limit=20',
      'admin/audit-log?limit=20&page=500',
      'admin/audit-log?limit=20&actor=volume99',
      `admin/transactions?user_id=${userId}&limit=20`,
      `admin/api-usage?user_id=${userId}&limit=20`,
      'admin/apis?limit=20',
      'admin/apis/version?api=messaging&version=v1',
    ]) {
      reads.push(await timed(admin, path))
    }
    const chart = await chartSpeed(url, 'jun@example.com')
    const memory = () => residentMegabytes(child.pid ?? 0)
    const before = memory()
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, memory())
    }, 50)
    const began = performance.now()
    const response = await fetch(
      `${url}/portal-api/api/api-usage/user-respose-export?start_date=${oldest?.day ?? yearAgo()}`,
      { headers: { Authorization: `Bearer ${user}` } },
    )
    let first = 0
    let lines = 0
    for await (const chunk of response.body ?? []) {
      first ||= performance.now() - began
      for (const byte of chunk) if (byte === 10) lines += 1
    }
    clearInterval(watch)
    const seconds = (performance.now() - began) / 1000
    const slowest = reads.toSorted((one, other) => other.ms - one.ms)
    return [
      `${rows.calls} calls, ${rows.ledgerRows} ledger rows, ${rows.users} users, ${rows.auditRows} audit rows; slowest read ${slowest[0]?.ms} ms (budget ${readBudgetMs})`,
      ...slowest.map(({ path, ms }) => `${String(ms).padStart(6)} ms  ${path}`),
      `a year of usage: ${chart} (budget 1000)`,
      `export of ${lines} rows: first byte ${Math.round(first)} ms (budget 1000), whole ${seconds.toFixed(1)} s, ${Math.round(peak - before)} MB more memory (budget 100)`,
    ]
  } finally {
    await installation.close()
  }
}

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const yearAgo = () => new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10)

/** Calls spread over the ninety days that the log keeps, and their counts over a year. */
async function fillCalls(client: pg.Client, calls: number): Promise<void> {
  await client.query(
    `INSERT INTO api_calls (at, request_id, user_id, api, version, operation, method, path, status, duration_ms, credits,
       key_id, key_last_four, key_type)
     SELECT now() - n * (interval '89 days' / $2::bigint), 'req_' || n, $1, 'messaging', 'v1', 'sendMessage', 'POST', '/messages',
       CASE WHEN n % 50 = 0 THEN 503 ELSE 202 END, 20 + n % 200, 60, 'key_volume' || n % ${keysUsed}, 'abcd', 'LIVE'
     FROM generate_series(1, $2::bigint) AS n`,
    [userId, calls],
  )
  await client.query(
    `INSERT INTO api_call_days (user_id, day, api, version, operation, method, path, status, key_id, calls)
     SELECT user_id, (at AT TIME ZONE 'Asia/Manila')::date, api, version, operation, method, path, status, key_id, count(*)
     FROM api_calls WHERE key_id LIKE 'key\\_volume%' GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9`,
  )
  await client.query(
    `INSERT INTO usage_days (user_id, day, api, calls, failed, credits, latencies)
     SELECT $1, current_date - n, 'messaging', $2::bigint / 365, $2::bigint / 18250, $2::bigint / 365 * 60, array_fill($2::bigint / 36500, ARRAY[100])
     FROM generate_series(0, 364) AS n
     ON CONFLICT (user_id, day, api) DO UPDATE SET calls = excluded.calls`,
    [userId, calls],
  )
  await client.query(
    `INSERT INTO usage_key_days (user_id, key_id, day, api, calls, failed, credits, latencies, last_at)
     SELECT $1, 'key_volume' || key, current_date - n, 'messaging', greatest(1, $2::bigint / 365 / ${keysUsed}), 0, 60,
       array_fill($2::bigint / 36500 / ${keysUsed}, ARRAY[100]), now() - n * interval '1 day'
     FROM generate_series(0, 364) AS n, generate_series(0, ${keysUsed - 1}) AS key`,
    [userId, calls],
  )
}

/** Movements of one wallet, people beside it, and what administrators did. */
async function fillOthers(
  client: pg.Client,
  { ledgerRows, users, auditRows }: Omit<Rows, 'exported'>,
): Promise<void> {
  // The ledger takes rows from its own functions alone.
  await client.query("SELECT set_config('switchboard.ledger', 'on', false)")
  await client.query(
    `INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, actor, api, request_id, idempotency_key, created_at)
     SELECT 'txn_volume' || n, $1, CASE WHEN n % 100 = 0 THEN 'TOPUP' ELSE 'USAGE' END, CASE WHEN n % 100 = 0 THEN 5940 ELSE -60 END,
       100000 + 5940 - 60 * (n % 100), 'Messaging: sendMessage', 'req_' || n, CASE WHEN n % 100 = 0 THEN 'SYSTEM' ELSE 'USER' END,
       'messaging', 'req_' || n, 'volume_' || n, now() - ($2::bigint - n) * (interval '89 days' / $2::bigint)
     FROM generate_series(1, $2::bigint) AS n`,
    [userId, ledgerRows],
  )
  for (const table of ['users', 'wallets']) {
    const id = table === 'users' ? 'id' : 'user_id'
    await client.query(
      `INSERT INTO ${table} SELECT copy.* FROM ${table} AS one, generate_series(1, $2::bigint) AS n,
         jsonb_populate_record(one, jsonb_build_object('${id}', 'usr_volume' || n, 'email', 'volume' || n || '@volume.example', 'sso_id', NULL)) AS copy
       WHERE one.${id} = $1`,
      [userId, users],
    )
  }
  await client.query(
    `INSERT INTO audit_log (at, actor_id, action, subject, details, request_id)
     SELECT now() - n * interval '1 minute', 'usr_volume' || (1 + n % $2::bigint), 'profile.update', 'usr_volume' || (1 + n % $2::bigint), '{}', 'req_' || n
     FROM generate_series(1, $1::bigint) AS n`,
    [auditRows, users],
  )
}

/** Everybody calls every API on each of thirty days. */
async function fillVersions(client: pg.Client, users: number): Promise<void> {
  await client.query(
    `INSERT INTO api_call_days (user_id, day, api, version, operation, method, path, status, calls)
     SELECT 'usr_volume' || n, current_date - ago, api, version, 'anyOperation', 'POST', '/any', 200, 1 + n % 50
     FROM generate_series(1, $1::bigint) AS n, generate_series(0, 29) AS ago, apis`,
    [users],
  )
  await client.query("UPDATE apis SET status = 'DEPRECATED' WHERE api = 'sim-swap'")
  await client.query('SELECT recount_versions()')
  await client.query('ANALYZE')
}

/** From the click on a range of a year to the drawn chart in a browser, including the server's time. */
async function chartSpeed(url: string, email: string): Promise<string> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage()
    const login = await page.request.post(`${url}/portal-api/login`, {
      data: { email, password: demoPassword },
    })
    const { access_token, refresh_token } = (await login.json()).data
    await page.context().addCookies([
      { name: 'CON_TOKEN', value: access_token, url },
      { name: 'CON_REFRESH_TOKEN', value: refresh_token, url },
    ])
    await page.goto(`${url}/subscriptions/usage`)
    const plot = page.getByRole('slider', { name: /^Calls by day/ })
    await plot.waitFor()
    const drawn = () =>
      page.evaluate(async (to) => {
        const began = performance.now()
        history.pushState(null, '', to)
        const last = () => Number(document.querySelector('[role=slider]')?.getAttribute('aria-valuemax'))
        while (last() < 300) await new Promise(requestAnimationFrame)
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
        return performance.now() - began
      }, `/subscriptions/usage?from=${yearAgo()}&to=${today()}`)
    return `chart drawn ${Math.round(await drawn())} ms after it was asked for`
  } finally {
    await browser.close()
  }
}
