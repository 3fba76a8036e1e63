// A process of npm run bench server: the portal's reads and sign-in as one would write them by hand, on the same
// database. The caller is trusted; nothing is validated, counted or logged, which leaves the minimum cost of the same
// responses.
import { createHash, randomBytes } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'
import { ready } from './ready.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const query = (name: string, text: string, values: readonly unknown[]) =>
  pool.query({ name, text, values: [...values] }).then(({ rows }) => rows)

const wallet = `SELECT wallets.balance, coalesce(remaining, 0)::bigint AS remaining, valid_until,
    coalesce(valid_until < ($2::timestamptz AT TIME ZONE market.time_zone)::date, false) AS over,
    (SELECT coalesce(sum(credits), 0)::bigint FROM calls_in_flight WHERE user_id = wallets.user_id) AS in_flight
  FROM wallets CROSS JOIN market
  LEFT JOIN lots ON lots.user_id = wallets.user_id AND lots.open AND valid_until IS NOT NULL
  WHERE wallets.user_id = $1 ORDER BY valid_until, lots.id`

const catalogue = `SELECT * FROM (
    SELECT DISTINCT ON (api) api, publisher, tag, name, summary, category, tags, version, full_version, status, price_from, price_unit,
      operations, kyb_required, updated_at, position
    FROM apis ORDER BY api, string_to_array(regexp_replace(full_version, '[^0-9.].*$', ''), '.')::int[] DESC) AS apis
  ORDER BY position, api`

const usage = `SELECT day, usage_days.api, calls, failed, credits, latencies, coalesce(apis.name, usage_days.api) AS api_name
  FROM usage_days LEFT JOIN (SELECT DISTINCT ON (api) api, name FROM apis ORDER BY api) AS apis ON apis.api = usage_days.api
  WHERE user_id = $1 AND day >= $2 AND day <= $3 ORDER BY day`

const app = Fastify()
const caller = ({ headers }: { readonly headers: object }) => Reflect.get(headers, 'x-user')

app.get('/wallet', async (request) => ({
  data: await query('wallet', wallet, [caller(request), new Date()]),
}))
app.get('/catalogue', async () => ({ data: await query('catalogue', catalogue, []) }))
app.get('/usage', async (request) => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  // The server reads the days that it shows and as many before, to compare.
  return { data: await query('usage', usage, [caller(request), day(61), day(0)]) }
})
app.get('/transactions', async (request) => {
  const id = caller(request)
  const [count] = await query('count', 'SELECT count(*) FROM ledger WHERE user_id = $1', [id])
  const rows = await query(
    'page',
    'SELECT * FROM ledger WHERE user_id = $1 ORDER BY sequence DESC LIMIT 20 OFFSET 0',
    [id],
  )
  return { data: rows, meta: { total: count?.count } }
})

app.post<{ Body: { readonly email: string; readonly password: string } }>(
  '/login',
  async (request, reply) => {
    const { email, password } = request.body
    const [user] = await query(
      'user',
      'SELECT id, password_hash, status, email_verified_at FROM users WHERE lower(email) = $1',
      [email],
    )
    if (!user || !(await verify(user.password_hash, password))) return reply.code(401).send()
    const family = `ses_${randomBytes(12).toString('hex')}`
    const tokens = [randomBytes(32), randomBytes(32)].map((token) => token.toString('base64url'))
    const [refresh, access] = tokens.map((token) => createHash('sha256').update(token).digest())
    const client = await pool.connect()
    const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
    try {
      await client.query('BEGIN')
      await run(
        'signed',
        'UPDATE users SET last_login_date = signed_in_at, signed_in_at = now() WHERE id = $1',
        [user.id],
      )
      await run(
        'family',
        `INSERT INTO session_families (id, user_id, created_at, last_used_at, expires_at) VALUES ($1, $2, now(), now(), now() + '30 days')`,
        [family, user.id],
      )
      await run('refresh', 'INSERT INTO refresh_tokens (hash, family_id, generation) VALUES ($1, $2, 0)', [
        refresh,
        family,
      ])
      await run(
        'access',
        `INSERT INTO access_tokens (hash, family_id, expires_at) VALUES ($1, $2, now() + '15 min')`,
        [access, family],
      )
      await client.query('COMMIT')
    } finally {
      client.release()
    }
    return { data: { refresh_token: tokens[0], access_token: tokens[1] } }
  },
)

await app.listen({ port: 0, host: '127.0.0.1' })
ready(app.server.address())
