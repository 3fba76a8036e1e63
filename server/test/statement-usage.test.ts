import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { billedUse } from '../src/modules/wallet/statements-repo.ts'
import { readUsageLines } from '../src/modules/wallet/usage-lines-repo.ts'
import { toHundredths } from '../src/platform/money/decimals.ts'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { mara } from './support/own-plan.ts'
import { seededRandom } from './support/random.ts'
import { ok, upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const { server, key } = await gatewayOfFile(upstream)
const { db } = server

type Lines = Awaited<ReturnType<typeof readUsageLines>>
const sum = (lines: Lines) => lines.reduce((total, { credits }) => total + toHundredths(credits), 0)
const chargedIn = async (month: string, userId: string) => {
  const { rows } = await sql<{ used: number }>`
    SELECT -coalesce(sum(amount), 0)::bigint AS used FROM ledger WHERE user_id = ${userId} AND kind IN ('USAGE', 'REFUND')
      AND to_char(created_at AT TIME ZONE 'Asia/Manila', 'YYYY-MM') = ${month}`.execute(db)
  return rows[0]?.used
}
const month = '2026-11'
const counts = (lines: Lines) =>
  new Map(lines.map(({ operation_id, price, count }) => [`${operation_id} ${price}`, count]))

test('a month’s lines are what its calls were charged, at each price, with failed calls off and a price that changes midway', async () => {
  const random = seededRandom(45)
  const before = counts(await readUsageLines(db, { userId: tess, month }))
  const expected = new Map(before)
  const headers = { 'X-API-Key': key }
  for (let index = 0; index < 80; index++) {
    if (index === 40)
      await sql`UPDATE product_versions SET prices = jsonb_set(prices::jsonb, '{sendMessage}', '75') WHERE product_id = 'prd_messaging-call'`.execute(
        db,
      )
    upstream.answer = random.upTo(4) === 0 ? (response) => response.writeHead(503).end() : ok
    const operation = random.oneOf(['sendMessage', 'listMessages'] as const)
    const response =
      operation === 'sendMessage'
        ? await server.ask('POST', messages, { headers, body: { to: '+639175550120' } })
        : await server.ask('GET', messages, { headers })
    const charged = response.headers.get('X-Credits-Charged') ?? '0.00'
    if (charged === '0.00') continue
    const line = `${operation} ${charged}`
    expected.set(line, (expected.get(line) ?? 0) + 1)
  }
  const lines = await readUsageLines(db, { userId: tess, month })
  expect(counts(lines)).toEqual(expected)
  const ofMessages = lines.filter(({ operation_id }) => operation_id === 'sendMessage')
  expect(ofMessages.map(({ price }) => price)).toEqual(expect.arrayContaining(['0.60', '0.75']))
  expect(ofMessages[0]).toMatchObject({ api: 'messaging', operation_name: 'Send an SMS' })
  expect(sum(lines)).toBe(await chargedIn(month, tess))
})

test.each(['2026-09', '2026-10', '2026-11'])(
  'of %s, a monthly statement bills its own calls alone',
  async (one) => {
    const { since } = await db
      .selectFrom('billed_accounts')
      .select('since')
      .where('user_id', '=', mara)
      .executeTakeFirstOrThrow()
    const lines = await readUsageLines(db, { userId: mara, month: one })
    expect(lines.length).toBeGreaterThan(0)
    expect(sum(lines)).toBe(await chargedIn(one, mara))
    expect(sum(lines.filter(({ on_statement }) => on_statement))).toBe(
      await billedUse(db, { userId: mara, month: one, since }),
    )
  },
)

test('200: a month that is asked for has its lines, and a list of months none', async () => {
  const { access_token: token } = await server.signIn('business')
  const alone = await server.ask('GET', `/portal-api/api/wallet/statements?month=${month}`, { token })
  const [statement] = alone.body.data
  expect(statement?.usage).toEqual(await readUsageLines(db, { userId: mara, month }))
  const list = await server.ask('GET', '/portal-api/api/wallet/statements', { token })
  expect(JSON.stringify(list.body)).not.toContain('"usage"')
})

test('a refund of an earlier month’s call is taken off in its own month, on the line of its call', async () => {
  upstream.answer = (response) => {
    server.advance(30 * 86_400)
    response.writeHead(503).end()
  }
  await server.ask('POST', messages, { headers: { 'X-API-Key': key }, body: { to: '+639175550120' } })
  const next = await readUsageLines(db, { userId: tess, month: '2026-12' })
  expect(next).toMatchObject([{ operation_id: 'sendMessage', price: '0.75', count: -1, credits: '-0.75' }])
  for (const one of [month, '2026-12'])
    expect(sum(await readUsageLines(db, { userId: tess, month: one }))).toBe(await chargedIn(one, tess))
})
