// Automatic top-ups while others come at once, processes end, and the provider is silent or says what is not so.
import { beforeEach, describe, expect, test } from 'vitest'
import { runAutoTopUp } from '../src/modules/payments/auto-top-up/run.ts'
import { paymentProvider } from '../src/modules/payments/choose-provider.ts'
import type { CardCharge } from '../src/modules/payments/provider.ts'
import { checkData } from '../src/platform/backup/check-data.ts'
import { demoPassword } from '../src/seed/personas.ts'
import { autoTopUpOf, numbers, providerWith } from './support/auto-top-up.ts'
import { gatewayOfFile, messages, tess as tessId } from './support/gateway.ts'
import { tell } from './support/payments.ts'
import { twinOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'
import { sumsOf } from './support/wallets.ts'

const upstream = await upstreamOfFile()
const { server, key } = await gatewayOfFile(upstream)
const tess = autoTopUpOf(server, 'lowBalance', tessId)
const twin = await twinOfFile(server)

beforeEach(async () => {
  await tess.begin()
})

const once = [['PAID'], [1_000_00], 980_00]
const expectSound = async () => {
  const { balance, ledger, lots, gaps } = await sumsOf(server.db, tessId)
  expect([ledger, lots, gaps]).toEqual([balance, balance, 0])
  expect((await checkData({ db: server.db, kybFolder: server.parts.settings.kybFolder })).faults).toEqual([])
}

test('a hundred calls at two gateways cross the threshold at once: one top-up', async () => {
  await tess.moveTo(500_50)
  const calls = Array.from({ length: 100 }, (_, index) =>
    (index % 2 ? twin : server).ask('POST', messages, {
      headers: { 'X-API-Key': key },
      body: { to: '+639175550120' },
    }),
  )
  const workers = Array.from({ length: 4 }, (_, index) => (index % 2 ? twin : server).runJobs())
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
  await Promise.all(workers)
  await tess.wait()
  expect(await tess.outcome()).toEqual(once)
  await expectSound()
})

test('twenty jobs for one fall, at two servers, are one charge', async () => {
  await tess.moveTo(400_00)
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      runAutoTopUp({ userId: tessId }, (index % 2 ? twin : server).parts),
    ),
  )
  await tess.wait(60)
  expect(await tess.outcome()).toEqual(once)
  await expectSound()
})

describe('a process that ends', () => {
  const dies = new Error('killed')

  test('before the provider hears of it: it is charged by the next, under the same key', async () => {
    await tess.moveTo(400_00)
    const keys: string[] = []
    const noting = (fail: boolean) =>
      providerWith(server, {
        async charge(charge: CardCharge) {
          keys.push(charge.reference)
          if (fail) throw dies
          return paymentProvider(server.parts).charge(charge)
        },
      })
    await tess.run(noting(true))
    expect(await tess.outcome()).toEqual([['PENDING'], [], 0])
    expect(await tess.read()).toMatchObject({ state: 'CHARGING', spent_this_month: '980.00' })
    await tess.run(noting(false))
    expect(await tess.outcome()).toEqual(once)
    expect(new Set(keys).size).toBe(1)
  })

  test('after the charge, before it is booked: the next asks, charges nothing, and books it once', async () => {
    await tess.moveTo(400_00)
    const dying = providerWith(server, {
      async charge(charge: CardCharge) {
        await paymentProvider(server.parts).charge(charge)
        throw dies
      },
    })
    await tess.run(dying)
    expect(await tess.outcome()).toEqual([['PENDING'], [], 980_00])
    const neverAgain = providerWith(server, {
      charge() {
        throw new Error('charged again')
      },
    })
    await Promise.all([tess.run(neverAgain), tess.run(neverAgain), tess.wait(60)])
    await tess.move(-100_00)
    await tess.wait(60)
    expect(await tess.outcome()).toEqual(once)
    await expectSound()
  })

  test('after the charge, and the provider tells by its webhook: it is booked once', async () => {
    await tess.moveTo(400_00)
    await tess.run(
      providerWith(server, {
        async charge(charge: CardCharge) {
          await paymentProvider(server.parts).charge(charge)
          throw dies
        },
      }),
    )
    const [payment] = await tess.payments()
    const reference = payment?.reference_number ?? ''
    const event = { reference, amount: 980_00, id: `evt_by_hook_${reference}` }
    await Promise.all([tell(server, event), tell(twin, event), tess.run()])
    await tess.wait(60)
    expect(await tess.outcome()).toEqual(once)
    await expectSound()
  })

  test('after the charge, and its owner switches it off: what was taken is still booked', async () => {
    await tess.moveTo(400_00)
    await tess.run(
      providerWith(server, {
        async charge(charge: CardCharge) {
          await paymentProvider(server.parts).charge(charge)
          throw dies
        },
      }),
    )
    await tess.put({ ...numbers, enabled: false })
    await tess.wait(60)
    expect(await tess.outcome()).toEqual(once)
    await tess.moveTo(10_00)
    await tess.wait(3600)
    expect(await tess.outcome()).toEqual(once)
  })

  test('before the provider hears of it, and its owner switches it off: it expires, nothing is charged', async () => {
    await tess.moveTo(400_00)
    await tess.run(providerWith(server, { charge: () => Promise.reject(dies) }))
    await tess.put({ ...numbers, enabled: false })
    await tess.wait(60)
    expect(await tess.outcome()).toEqual([['EXPIRED'], [], 0])
    expect(await tess.read()).toMatchObject({ state: 'OFF' })
  })
})

describe('a provider', () => {
  test('that is silent is asked at longer and longer waits, and nothing else is begun meanwhile', async () => {
    await tess.moveTo(400_00)
    let calls = 0
    const silent = providerWith(server, {
      charge: () => Promise.reject(new Error('no answer')),
      findPayment() {
        calls += 1
        return Promise.reject(new Error('no answer'))
      },
    })
    await tess.run(silent)
    const waits: number[] = []
    for (let round = 0; round < 9; round += 1) {
      const { next_try_at } = (await tess.read()) as never as { next_try_at: string }
      const seconds = (Date.parse(next_try_at) - server.parts.clock().getTime()) / 1000
      waits.push(seconds)
      server.advance(seconds)
      await tess.run(silent)
    }
    expect(waits).toEqual([60, 60, 120, 240, 480, 960, 1920, 3600, 3600])
    expect([calls, (await tess.payments()).length]).toEqual([9, 1])
    await tess.wait(3600)
    expect(await tess.outcome()).toEqual(once)
  })

  test('that has not decided is asked until it has', async () => {
    await tess.moveTo(400_00)
    const slow = providerWith(server, {
      charge: () => Promise.resolve('undecided' as const),
      findPayment: () => Promise.resolve('undecided' as const),
    })
    await tess.run(slow)
    await tess.run(slow)
    expect(await tess.outcome()).toEqual([['PENDING'], [], 0])
    const [payment] = await tess.payments()
    await tell(server, { reference: payment?.reference_number ?? '', amount: 980_00 })
    expect((await tess.outcome()).slice(0, 2)).toEqual([['PAID'], [1_000_00]])
  })

  test('that knows nothing of it after a day is not asked to charge any more: it expires, and another begins', async () => {
    await tess.moveTo(400_00)
    await tess.run(providerWith(server, { charge: () => Promise.reject(new Error('no answer')) }))
    await tess.wait(86_400)
    expect(await tess.outcome()).toEqual([['EXPIRED'], [], 0])
    await tess.wait()
    expect((await tess.payments()).map(({ status }) => status)).toEqual(['EXPIRED', 'PAID'])
    expect(await tess.taken()).toBe(980_00)
  })

  test('that took another sum: nothing is booked, people look at it, and nothing more is charged', async () => {
    await tess.moveTo(400_00)
    const lying = providerWith(server, {
      async charge({ reference }: CardCharge) {
        return {
          id: `evt_${reference}`,
          type: 'paid',
          reference,
          amount: 98_00,
          currency: 'PHP',
          reason: null,
        }
      },
    })
    await tess.run(lying)
    expect(await tess.outcome()).toEqual([['EXPIRED'], [], 0])
    expect(await tess.read()).toMatchObject({ state: 'OFF', off_reason: 'REVIEW', next_try_at: null })
    expect(await tess.notices()).toEqual([expect.stringContaining('a different amount was paid')])
    await tess.wait(86_400)
    expect(await tess.payments()).toHaveLength(1)
  })

  test('that speaks of another payment is not believed', async () => {
    await tess.moveTo(400_00)
    const lying = providerWith(server, {
      async charge({ amount }: CardCharge) {
        return { id: 'evt_x', type: 'paid', reference: 'pay_x', amount, currency: 'PHP', reason: null }
      },
    })
    await tess.run(lying)
    expect(await tess.outcome()).toEqual([['PENDING'], [], 0])
    await tess.wait(60)
    expect(await tess.outcome()).toEqual(once)
  })
})

test('the account is deleted while a charge is out: no credits, no card, people review what was taken', async () => {
  await tess.moveTo(400_00)
  let charge: CardCharge | undefined
  const token = await tess.token()
  await tess.run(
    providerWith(server, {
      async charge(request: CardCharge) {
        charge = request
        const body = { password: demoPassword }
        const response = await server.ask('POST', '/portal-api/api/profile/delete', { token, body })
        expect(response.status).toBe(200)
        return paymentProvider(server.parts).charge(request)
      },
    }),
  )
  await tess.wait(3600)
  expect(await tess.outcome()).toEqual([['EXPIRED'], [], 980_00])
  const { outcome } = await server.db
    .selectFrom('payment_events')
    .select('outcome')
    .where('event_id', '=', `evt_${charge?.reference}`)
    .executeTakeFirstOrThrow()
  expect(outcome).toBe('REVIEW')
  const rowsOf = (table: 'saved_cards' | 'auto_top_ups' | 'card_setups') =>
    server.db.selectFrom(table).select('user_id').where('user_id', '=', tessId).execute()
  expect([await rowsOf('saved_cards'), await rowsOf('auto_top_ups'), await rowsOf('card_setups')]).toEqual([
    [],
    [],
    [],
  ])
  expect(
    await server.db
      .selectFrom('sandbox_cards')
      .select('token')
      .where('token', '=', charge?.token ?? '')
      .execute(),
  ).toEqual([])
  await expectSound()
})
