import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { median } from '../../scripts/median.ts'
import { connect, signIn } from '../soak/portal.ts'
import { openInstallation } from '../test/support/process.ts'

const userId = 'usr_jun7Q2'
const repeats = 9

interface Rows {
  readonly calls: number
  /** Of the newest, exported. */
  readonly exported: number
}

/** A year of calls of one account: how soon its pages answer, and whether a long export flows. */
export async function bigLog({ calls, exported }: Rows): Promise<string[]> {
  const installation = openInstallation()
  try {
    const { url, child } = await installation.start()
    const client = await connect(installation)
    await fill(client, calls)
    const { rows } = await client.query(
      `SELECT to_char(at AT TIME ZONE 'Asia/Manila', 'YYYY-MM-DD') AS day FROM api_calls
       WHERE user_id = $1 ORDER BY at DESC OFFSET $2 LIMIT 1`,
      [userId, exported],
    )
    await client.end()
    const token = await signIn(url, 'user')
    const headers = { Authorization: `Bearer ${token}` }
    const timed = async (path: string) => {
      const times: number[] = []
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const began = performance.now()
        const answer = await fetch(`${url}/portal-api/api/${path}`, { headers })
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`)
        times.push(performance.now() - began)
      }
      return `${path.split('?')[0]} ${Math.round(median(times))} ms`
    }
    const year = `start_date=${yearAgo()}`
    const pages = [
      await timed(`api-usage?${year}`),
      await timed(`api-usage?view=api&${year}`),
      await timed('user-api-response?limit=50'),
      await timed('api-response-status'),
    ]
    const memory = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
    const before = memory()
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, memory())
    }, 50)
    const began = performance.now()
    const answer = await fetch(
      `${url}/portal-api/api/api-usage/user-respose-export?start_date=${rows[0]?.day ?? yearAgo()}`,
      { headers },
    )
    let first = 0
    let lines = 0
    for await (const chunk of answer.body ?? []) {
      first ||= performance.now() - began
      for (const byte of chunk) if (byte === 10) lines += 1
    }
    clearInterval(watch)
    const seconds = (performance.now() - began) / 1000
    return [
      `pages over ${calls} calls: ${pages.join(', ')} (budget 300)`,
      `export of ${lines} rows: first byte ${Math.round(first)} ms (budget 1000), whole ${seconds.toFixed(1)} s, ${Math.round(peak - before)} MB more memory (budget 100)`,
    ]
  } finally {
    await installation.close()
  }
}

const yearAgo = () => new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10)

/** Calls spread over the ninety days that the log keeps, and their counts over a year. */
async function fill(client: pg.Client, calls: number): Promise<void> {
  await client.query(
    `INSERT INTO api_calls (at, request_id, user_id, api, version, operation, method, path, status, duration_ms, credits,
       key_id, key_last_four, key_type)
     SELECT now() - n * (interval '89 days' / $2::bigint), 'req_' || n, $1, 'messaging', 'v1', 'sendMessage', 'POST', '/messages',
       CASE WHEN n % 50 = 0 THEN 503 ELSE 202 END, 20 + n % 200, 60, 'key_1', 'abcd', 'LIVE'
     FROM generate_series(1, $2::bigint) AS n`,
    [userId, calls],
  )
  await client.query(
    `INSERT INTO api_call_days (user_id, day, api, operation, method, path, status, calls)
     SELECT user_id, (at AT TIME ZONE 'Asia/Manila')::date, api, operation, method, path, status, count(*)
     FROM api_calls WHERE request_id LIKE 'req\\_%' AND key_id = 'key_1' GROUP BY 1, 2, 3, 4, 5, 6, 7
     ON CONFLICT (user_id, day, api, operation, method, path, status) DO UPDATE SET calls = api_call_days.calls + excluded.calls`,
  )
  await client.query(
    `INSERT INTO usage_days (user_id, day, api, calls, failed, credits, latencies)
     SELECT $1, current_date - n, 'messaging', $2::bigint / 365, $2::bigint / 18250, $2::bigint / 365 * 60, array_fill($2::bigint / 36500, ARRAY[100])
     FROM generate_series(0, 364) AS n
     ON CONFLICT (user_id, day, api) DO UPDATE SET calls = excluded.calls`,
    [userId, calls],
  )
  await client.query('ANALYZE')
}
