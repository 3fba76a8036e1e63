// A provider that fails, is slow or says nothing: no money is lost, nobody else waits, and nothing secret is told.
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkProvider, checkRefusal } from '../../src/modules/payments/check-provider.ts'
import { paymentProvider } from '../../src/modules/payments/choose-provider.ts'
import { ProviderError } from '../../src/modules/payments/provider-error.ts'
import { pay, topUpOf300 } from '../support/payments.ts'
import { benchesOfFile, openCheckout } from '../support/provider-benches.ts'

const { real } = await benchesOfFile()

describe.each(real)('$name', ({ bench, server }) => {
  const { provider: outside } = bench
  if (!outside) throw new Error('It is outside.')
  const provider = paymentProvider(server.parts)
  afterEach(() => outside.endSilence())
  const body = { ...topUpOf300, payment: 'CARD' }
  const token = async () => (await server.signIn('user')).access_token
  const countPayments = async () =>
    (
      await server.db
        .selectFrom('payments')
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
    ).count

  test.each([429, 500, 'afterwards'] as const)(
    '503 unavailable: where it answers %s, no payment begins, and the next try does',
    async (fault) => {
      const before = await countPayments()
      outside.fault = fault
      const refused = await pay(server, await token(), body)
      expect([refused.status, refused.body.code, refused.headers.get('Retry-After')]).toEqual([
        503,
        'unavailable',
        '60',
      ])
      expect(await countPayments()).toBe(before)
      outside.fault = undefined
      expect((await pay(server, await token(), body)).status).toBe(201)
    },
  )

  test('the response of an Idempotency-Key is repeated without another checkout', async () => {
    const headers = { 'Idempotency-Key': 'once-and-again' }
    const access = await token()
    const send = () => server.ask('POST', '/portal-api/api/payment', { token: access, body, headers })
    const first = await send()
    const before = outside.requests.length
    expect((await send()).body).toEqual(first.body)
    expect(outside.requests.length).toBe(before)
  })

  test('while it says nothing, no connection to the database waits with it', async () => {
    const access = await token()
    outside.fault = 'silence'
    const before = outside.requests.length
    const waiting = pay(server, access, body)
    await vi.waitUntil(() => outside.requests.length > before)
    const { rows } = await sql<{ held: number }>`
      SELECT count(*)::int AS held FROM pg_stat_activity WHERE datname = current_database()
      AND state LIKE 'idle in transaction%' AND pid <> pg_backend_pid()`.execute(server.db)
    expect(rows).toEqual([{ held: 0 }])
    outside.endSilence()
    expect((await waiting).status).toBe(201)
  })

  test('a refund whose answer is lost is paid once', async () => {
    const { reference_number: reference } = await openCheckout(server)
    await bench.pay(reference)
    const refund = { reference, refundId: `rfd_${reference}`, amount: 300_00, currency: 'PHP', reason: 'x' }
    outside.fault = 'afterwards'
    await expect(provider.refund(refund)).rejects.toBeInstanceOf(ProviderError)
    outside.fault = undefined
    expect(await provider.refund(refund)).toMatchObject({ status: 'succeeded' })
  })

  test('an error tells the operator a status and a code, and never a key, a header or a body', async () => {
    const { reference_number: reference } = await openCheckout(server)
    outside.fault = 500
    const refund = { reference, refundId: 'rfd_x', amount: 1, currency: 'PHP', reason: 'Of Ana Reyes.' }
    const answers = [provider.close(reference), provider.findPayment(reference), provider.refund(refund)]
    for (const { reason } of (await Promise.allSettled(answers)) as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(ProviderError)
      expect(Object.keys(reason).sort()).toEqual(['code', 'name', 'status'])
      expect(reason.message).toMatch(/^(stripe|paymongo): 500 \w+$/)
    }
  })

  test('a check of the settings does all that needs no person, and ends each checkout that it opened', async () => {
    const settings = { publicUrl: 'https://portal.example', ...bench.settings }
    const faults = async (over: object) => {
      const results: (string | null)[] = []
      for await (const { fault } of checkProvider({ ...settings, ...over }, server.parts.clock))
        results.push(fault)
      return results
    }
    const count = 3 * provider.capabilities.methods.length + 2
    expect(await faults({})).toEqual(Array.from({ length: count }, () => null))
    expect(await faults({ paymentSecretKey: 'sk_test_another' })).toContainEqual(
      expect.stringContaining(': 401 '),
    )
  })
})

test.each([
  [{ paymentProvider: 'sandbox' }, /^Set PAYMENT_PROVIDER/],
  [{ paymentProvider: 'stripe' }, /^PAYMENT_SECRET_KEY isn’t set/],
  [{ paymentProvider: 'paymongo', paymentSecretKey: 'sk_live_hunter2' }, /^PAYMENT_SECRET_KEY is a live key/],
] as const)('a check of %o is refused, and the key not printed', (settings, message) => {
  const refusal = checkRefusal({ publicUrl: '', ...settings })
  expect(refusal).toMatch(message)
  expect(refusal).not.toContain('hunter2')
})
