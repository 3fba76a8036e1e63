// Spend caps of an account, and of a member of its team, through the gateway of two processes: decision 0133.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashKey } from '../src/modules/subscriptions/key-secret.ts'
import { tellOfLimits } from '../src/modules/subscriptions/limits/tell-limits.ts'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { twinOfFile } from './support/server.ts'
import { mara, teamCalls } from './support/teams.ts'
import { ok, upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const { server, key, records } = await gatewayOfFile(upstream, {
  mocks: new Map([['messaging', upstream.url]]),
})
const twin = await twinOfFile(server)
const { db } = server
const { tokenOf } = teamCalls(server)
const dina = 'usr_dina4D'
await db.updateTable('api_keys').set({ creator_id: tess }).where('hash', '=', hashKey(key)).execute()

type Caps = { data: { member_id: string | null; credits: string | null; credits_this_month: string }[] }
const caps = '/portal-api/api/limits/caps'
const setCap = async (persona: string, credits: string | null, member_id: string | null = null) =>
  server.ask('PUT', caps, { token: await tokenOf(persona), body: { member_id, credits } })
const call = (secret = key, to = server) =>
  to.ask('POST', messages, { headers: { 'X-API-Key': secret }, body: {} })
const codeOf = async (calling: ReturnType<typeof call>) => {
  const { status, body } = await calling
  return [status, body.code]
}
const reached = [402, 'spend_cap_reached']
const answered = [200, undefined]

/** A live key that a person makes for the account of Mara. */
async function keyOf(persona: string): Promise<string> {
  const { subscriptionId } = await giveKey(server, { userId: mara, api: 'messaging', type: 'TEST' })
  const { status, body } = await server.ask('POST', '/portal-api/api/user-subscription/keys', {
    token: await tokenOf(persona),
    body: { user_subscription_id: subscriptionId, type: 'LIVE', name: `Key of ${persona}` },
  })
  expect(status).toBe(201)
  return (body.data as unknown as { api_key: string }).api_key
}

// Each in a month of its own.
beforeEach(async () => {
  server.advance(32 * 86_400)
  await db.deleteFrom('spend_caps').execute()
  await db.deleteFrom('limit_counts').execute()
  await db.deleteFrom('notifications').execute()
  upstream.answer = ok
})

describe('setSpendCap', () => {
  test('200: it holds from the next call on in every process, names who can lift it, and costs nothing; removed, calls work at once', async () => {
    for (const to of [server, twin]) expect(await codeOf(call(key, to))).toEqual(answered)
    const set = await setCap('lowBalance', '2')
    expect([set.status, set.body.data]).toMatchObject([
      200,
      [{ member_id: null, credits: '2.00', credits_this_month: '1.20' }],
    ])
    expect(await codeOf(call(key, twin))).toEqual(answered)
    const token = await tokenOf('lowBalance')
    const isReached = async () => (await server.ask('GET', caps, { token })).body.data[0]?.rejects_calls
    expect(await isReached()).toBe(false)
    const before = await records.balanceOf()
    const refused = await call()
    expect([refused.status, refused.body]).toMatchObject([
      402,
      {
        code: 'spend_cap_reached',
        detail:
          'This call would exceed the spend cap of this account: 2.00 credits a month. You weren’t charged. Tess Villanueva can raise or remove it under Wallet.',
      },
    ])
    const wait = Number(refused.headers.get('Retry-After'))
    expect(await codeOf(call(key, twin))).toEqual(reached)
    expect(await isReached()).toBe(true)
    expect(await records.balanceOf()).toBe(before)
    expect(upstream.received).toHaveLength(3)
    expect(await records.logged(`${refused.headers.get('X-Request-Id')}`)).toMatchObject([{ credits: 0 }])
    for (const credits of ['2.40', null]) {
      expect((await setCap('lowBalance', credits)).status).toBe(200)
      for (const to of [server, twin])
        expect(await codeOf(call(key, to))).toEqual(credits && to === twin ? reached : answered)
    }
    await setCap('lowBalance', '1')
    expect(await codeOf(call())).toEqual(reached)
    server.advance(wait)
    expect(await codeOf(call())).toEqual(answered)
  })

  test('an owner without a name is named by their email address', async () => {
    const { firstname, lastname } = await db
      .updateTable('users')
      .set({ firstname: '', lastname: '' })
      .from(db.selectFrom('users').selectAll().where('id', '=', tess).as('before'))
      .where('users.id', '=', tess)
      .returning(['before.firstname', 'before.lastname'])
      .executeTakeFirstOrThrow()
    await setCap('lowBalance', '0.10')
    expect((await call()).body.detail).toContain(
      'tess@bantaypay.example can raise or remove it under Wallet.',
    )
    await db.updateTable('users').set({ firstname, lastname }).where('id', '=', tess).execute()
  })

  test('what is given back frees it; test calls and those of another account don’t count', async () => {
    await setCap('lowBalance', '0.60')
    upstream.answer = (response) => response.writeHead(503).end()
    expect((await call()).status).toBe(503)
    upstream.answer = ok
    const { secret: trial } = await giveKey(server, { userId: tess, api: 'messaging', type: 'TEST' })
    expect(await codeOf(call(trial))).toEqual(answered)
    expect(await codeOf(call())).toEqual(answered)
    for (const to of [server, twin]) expect(await codeOf(call(key, to))).toEqual(reached)
    expect(await codeOf(call(trial, twin))).toEqual(answered)
    expect(await codeOf(call(await keyOf('business')))).toEqual(answered)
  })

  test('a member’s cap counts the calls of keys that they made or replaced, and leaves others alone', async () => {
    const [ofDina, ofMara] = [await keyOf('developer'), await keyOf('business')]
    const { status, body } = await setCap('business', '0.60', dina)
    expect([status, body.data]).toMatchObject([
      200,
      [{ credits: null }, { member_id: dina, credits: '0.60' }],
    ])
    await Promise.all([call(ofDina), call(ofDina, twin)])
    const refused = await call(ofDina, twin)
    expect(refused.body).toMatchObject({
      code: 'spend_cap_reached',
      detail: expect.stringMatching(
        /^This call would exceed the spend cap of the person who made this key: 0\.60 .* Mara Santos .* Team\.$/,
      ),
    })
    expect(await codeOf(call(ofMara))).toEqual(answered)
    // The tightest holds, whichever it is.
    await setCap('business', '0.60')
    expect((await call(ofMara)).body.detail).toContain('spend cap of this account')
    await setCap('business', null)
    expect(await codeOf(call(ofDina))).toEqual(reached)
    await db.deleteFrom('team_members').where('user_id', '=', dina).execute()
    expect(await codeOf(call(ofDina, twin))).toEqual(answered)
    await db
      .insertInto('team_members')
      .values({ user_id: dina, account_id: mara, role: 'DEVELOPER', joined_at: server.parts.clock() })
      .execute()
  })

  test.each([
    ['404', 'business', { member_id: tess, credits: '5' }],
    ['403', 'developer', { member_id: null, credits: '5' }],
    ['422', 'business', { member_id: null, credits: '0.00' }],
  ])('%s, and nothing is set', async (status, persona, body) => {
    const refused = await server.ask('PUT', caps, { token: await tokenOf(persona), body })
    expect(refused.status).toBe(Number(status))
    expect(await db.selectFrom('spend_caps').selectAll().execute()).toEqual([])
  })
})

test('listSpendCaps 200: every member reads what was spent', async () => {
  await setCap('business', '400', dina)
  const { status, body } = await server.ask('GET', caps, { token: await tokenOf('viewer') })
  expect([
    status,
    (body as unknown as Caps).data.map(({ member_id, credits }) => [member_id, credits]),
  ]).toEqual([
    200,
    [
      [null, null],
      [dina, '400.00'],
    ],
  ])
})

/** Messages about limits by person, oldest first. */
async function notices(persons: readonly string[]) {
  for (const { parts } of [server, twin, server]) await tellOfLimits(parts)
  const rows = await db
    .selectFrom('notifications')
    .select(['user_id', 'message'])
    .where('kind', '=', 'limits')
    .orderBy('created_at')
    .execute()
  return persons.map((person) =>
    rows.filter(({ user_id }) => user_id === person).map(({ message }) => message),
  )
}

test('the owner is notified at 50, 75 and 100 percent, once a month each; of a higher cap anew, of one that is set again not', async () => {
  await setCap('lowBalance', '2.40')
  const counts = []
  for (let calls = 0; calls < 4; calls += 1) {
    await call(key, calls % 2 ? twin : server)
    counts.push((await notices([tess]))[0]?.length)
  }
  expect(counts).toEqual([0, 1, 2, 3])
  expect((await notices([tess]))[0]).toEqual([
    'Your calls have used 1.20 of this month’s cap of 2.40 credits.',
    'Your calls have used 1.80 of this month’s cap of 2.40 credits.',
    'Your calls have used 2.40 of this month’s cap of 2.40 credits. Live calls above the cap are rejected until next month, or until you raise or remove it.',
  ])
  expect((await server.mailsTo('tess@bantaypay.example')).map(({ subject }) => subject)).toEqual(
    Array(3).fill('About your limits'),
  )
  await setCap('lowBalance', '4')
  await call()
  expect((await notices([tess]))[0]).toHaveLength(4)
  await setCap('lowBalance', '4')
  await call()
  expect((await notices([tess]))[0]).toHaveLength(4)
})

test.each([
  ['calls between two looks', '0.80', 1, 'Your calls have used 0.60 of this month’s cap of 0.80 credits.'],
  [
    'all of it within a minute',
    '1.20',
    2,
    'Your calls have used 1.20 of this month’s cap of 1.20 credits. Live calls above the cap are rejected until next month, or until you raise or remove it.',
  ],
])(
  'of several levels that are crossed at once the highest is told, and none below it later: %s',
  async (_what, cap, calls, message) => {
    await setCap('lowBalance', cap)
    for (let turn = 0; turn < calls; turn += 1) await call()
    expect(await notices([tess])).toEqual([[message]])
    expect(await notices([tess])).toEqual([[message]])
  },
)

test('a member’s cap is told to the owner and to the member, also where a dearer call exceeds it', async () => {
  const secret = await keyOf('developer')
  await setCap('business', '1', dina)
  for (let calls = 0; calls < 3; calls += 1) await call(secret)
  const message = expect.stringMatching(
    /^Calls with the keys that Dina Ocampo made have used 0\.54 of this month’s cap of 1\.00 credits\. .* the owner raises or removes it\.$/,
  )
  expect(await notices([mara, dina, tess])).toEqual([[message], [message], []])
})

test('a call that is charged late counts, once, and so does the key that a member takes over', async () => {
  await setCap('business', '100', dina)
  const { subscriptionId, secret } = await giveKey(server, { userId: mara, api: 'messaging', type: 'LIVE' })
  expect(await codeOf(call(secret))).toEqual(answered)
  const { body } = await server.ask(
    'PUT',
    `/portal-api/api/user-subscription/regenerate?userSubscriptionId=${subscriptionId}`,
    { token: await tokenOf('developer'), body: { type: 'LIVE' } },
  )
  const taken = body.data as unknown as { key_id: string; api_key: string }
  expect(await codeOf(call(taken.api_key))).toEqual(answered)
  const now = server.parts.clock()
  const finished = {
    ...{
      request_id: 'req_lateSpend1',
      user_id: mara,
      at: now,
      day: now,
      api: 'messaging',
      api_name: 'Messaging',
    },
    ...{ key_id: taken.key_id, price: 54, free: false, txn: 'txn_lateSpend1' },
  }
  for (const txn of ['txn_lateSpend1', 'txn_lateSpend2'])
    await sql`SELECT settle_call(jsonb_populate_record(NULL::finished_call, ${JSON.stringify({ ...finished, txn })}::jsonb), ${now})`.execute(
      db,
    )
  const counts = await db.selectFrom('limit_counts').select(['counted_for', 'in_month']).execute()
  expect(counts.find(({ counted_for }) => counted_for === `cap:${mara}:${dina}`)?.in_month).toBe(108)
})
