// The SECRETS_KEY of a deployment changes while it is called.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { cardsToForget, resealSecrets } from '../src/commands/reseal-secrets.ts'
import { putDraft, readDraft } from '../src/modules/kyb/drafts-repo.ts'
import { openCardToken, saveCard } from '../src/modules/payments/auto-top-up/repo.ts'
import { openTotpSecret, recoveryCodeHash, sealTotpSecret } from '../src/modules/second-factor/sealing.ts'
import type { WebhookRow } from '../src/modules/webhooks/rules.ts'
import { newSecret, sealSecret, signaturesOf } from '../src/modules/webhooks/secrets.ts'
import type { SealContext } from '../src/platform/db/seal.ts'
import { callRecords } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile, type TestServer } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'
import { upstreamDeskOfFile } from './support/upstream-desk.ts'

const first = { secretsKey: 'first' }
const both = { secretsKey: 'second', previousSecretsKey: 'first' }
const second = { secretsKey: 'second' }
const tess = 'usr_tess8L'

const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: first })
const { set } = await upstreamDeskOfFile(server, upstream)
let key = ''
beforeAll(async () => {
  // The load is more than a plan allows.
  await sql`UPDATE plans SET limits = '{}'`.execute(server.db)
  // Sealed by the key of the demo data.
  await sql`DELETE FROM saved_cards`.execute(server.db)
  key = (await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })).secret
})

/** Calls, one after the other from each of several callers, until it is stopped. */
function startLoad(on: TestServer) {
  let going = true
  const statuses: number[] = []
  const caller = async () => {
    while (going) {
      const { status } = await on.ask('GET', '/gateway/lumina/messaging/v1/messages/msg_1', {
        headers: { 'X-API-Key': key },
      })
      statuses.push(status)
    }
  }
  const callers = [caller(), caller(), caller(), caller()]
  return {
    statuses,
    async stop() {
      going = false
      await Promise.all(callers)
    },
  }
}

test('calls with a credential go on while secrets are sealed anew, and once the old key is gone', async () => {
  const secret = 'the-token'
  await set({ credential: { type: 'BEARER', secret } })
  upstream.answer = (response, { headers }) =>
    response.writeHead(headers.authorization === `Bearer ${secret}` ? 200 : 401).end()
  const withBoth = await server.twin({ settings: both })
  const before = startLoad(withBoth)
  // Processes read the secret again and again while it is sealed anew.
  for (let round = 0; round < 10; round += 1) {
    await sql`UPDATE upstreams SET revision = ${`ups_${round}`}`.execute(server.db)
    await resealSecrets({
      db: server.db,
      settings: round % 2 === 0 ? both : { ...first, previousSecretsKey: 'second' },
    })
    // A call whose terms change again and again is a 503: each caller has its turn between two changes.
    const { length } = before.statuses
    await expect.poll(() => before.statuses.length, { interval: 1 }).toBeGreaterThan(length + 4)
  }
  await resealSecrets({ db: server.db, settings: both })
  const withSecond = await server.twin({ settings: second })
  const after = startLoad(withSecond)
  await expect.poll(() => Math.min(before.statuses.length, after.statuses.length)).toBeGreaterThan(100)
  await Promise.all([before.stop(), after.stop()])
  await Promise.all([withBoth.close(), withSecond.close()])
  expect([...before.statuses, ...after.statuses].filter((status) => status !== 200)).toEqual([])
})

test('each other kind of secret opens with the new key alone', async () => {
  const { db } = server
  const on = (settings: SealContext['settings']): SealContext => ({ db, settings })
  const webhookSecret = newSecret()
  const [webhook] = await db
    .insertInto('webhooks')
    .values({
      id: 'whk_rotated',
      user_id: tess,
      url: 'https://tess.example',
      description: '',
      events: [],
      secret: await sealSecret(on(first), 'whk_rotated', webhookSecret),
      previous_secret: await sealSecret(on(first), 'whk_rotated', webhookSecret),
      previous_secret_ends_at: new Date(Date.now() + 3_600_000),
      created_at: new Date(),
    } as never)
    .returningAll()
    .execute()
  const totp = Buffer.from('a secret of twenty b')
  await db
    .insertInto('totp_factors')
    .values({
      user_id: tess,
      secret: await sealTotpSecret(on(first), tess, totp),
      last_step: 0,
      created_at: new Date(),
      last_used_at: null,
    })
    .execute()
  const card = { token: 'card_token', brand: 'VISA', lastFour: '4242', expires: '2030-01' }
  const draft = { userId: tess, publisher: 'lumina', tag: null }
  await db.transaction().execute(async (tx) => {
    await saveCard({ db: tx, settings: first }, { userId: tess, card: card as never, now: new Date() })
    await putDraft({ db: tx, settings: first }, draft, {
      values: { company: 'Tess' },
      revision: 'rev_1',
      saved_at: new Date(),
    })
  })
  const hash = await recoveryCodeHash(on(first), tess, 'code')
  const message = { id: 'evt_1', at: new Date(), body: '{}' }
  const signature = await signaturesOf(on(first), webhook as WebhookRow, message)

  expect(await recoveryCodeHash(on(both), tess, 'code')).toEqual(hash)
  expect(await openCardToken(on(second), tess)).toBeUndefined()
  expect(await openCardToken(on(both), tess)).toBe(card.token)

  const parts = await resealSecrets(on(both))
  expect(parts.filter(({ lost }) => lost.length > 0)).toEqual([])
  expect(parts.reduce((sum, { resealed }) => sum + resealed, 0)).toBe(5)
  expect((await resealSecrets(on(both))).filter(({ resealed }) => resealed > 0)).toEqual([])

  const stored = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', 'whk_rotated')
    .executeTakeFirstOrThrow()
  expect(await signaturesOf(on(second), stored, message)).toBe(signature)
  const { secret } = await db
    .selectFrom('totp_factors')
    .select('secret')
    .where('user_id', '=', tess)
    .executeTakeFirstOrThrow()
  expect(await openTotpSecret(on(second), tess, secret)).toEqual(totp)
  expect(await openCardToken(on(second), tess)).toBe(card.token)
  expect((await readDraft(on(second), draft))?.values).toEqual({ company: 'Tess' })
  expect(await recoveryCodeHash(on(second), tess, 'code')).toEqual(hash)
  expect(await cardsToForget(on(second))).toBe(0)
})

test('what neither key opens is named, and left as it is', async () => {
  const { db } = server
  const parts = await resealSecrets({ db, settings: { secretsKey: 'third', previousSecretsKey: 'fourth' } })
  const lost = parts.filter((part) => part.lost.length > 0).map(({ what }) => what)
  expect(lost).toEqual(expect.arrayContaining(['webhook', 'authenticator app', 'saved card']))
  expect(await openCardToken({ db, settings: second }, tess)).toBe('card_token')
})

test('502: a call whose credential doesn’t open costs nothing and is in the caller’s log', async () => {
  await set({ credential: { type: 'BEARER', secret: 'the-token' } })
  const wrong = await server.twin({ settings: { secretsKey: 'third' } })
  const { status, headers, body } = await wrong.ask('GET', '/gateway/lumina/messaging/v1/messages/msg_1', {
    headers: { 'X-API-Key': key },
  })
  await wrong.close()
  expect([status, body.code]).toEqual([502, 'upstream_credential_rejected'])
  const { logged, posted } = callRecords(server)
  const id = headers.get('X-Request-Id') ?? ''
  expect(await logged(id)).toMatchObject([{ status: 502, error_code: 'upstream_credential_rejected' }])
  expect(await posted(id)).toEqual([])
  expect(upstream.received).toEqual([])
})
