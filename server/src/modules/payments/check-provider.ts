import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Database } from '../../platform/db/generated/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { isLiveKey } from '../../platform/settings/payment-variables.ts'
import { defaultSettings, type Settings } from '../../platform/settings/settings.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import { paymentProvider } from './choose-provider.ts'
import { methodInWords } from './format.ts'
import { signTest } from './paymongo/events.ts'
import { ProviderError } from './provider-error.ts'

type CheckSettings = Pick<Settings, 'publicUrl'> & Partial<Settings>

export interface CheckResult {
  readonly what: string
  /** Why it isn't so; null where it is. */
  readonly fault: string | null
}

/** Why these settings can't be checked; undefined where they can. */
export function checkRefusal({ paymentProvider: name, paymentSecretKey }: CheckSettings): string | undefined {
  if (name !== 'stripe' && name !== 'paymongo') return 'Set PAYMENT_PROVIDER to stripe or paymongo.'
  if (paymentSecretKey === undefined) return 'PAYMENT_SECRET_KEY isn’t set. Use a test key, sk_test_….'
  if (isLiveKey(paymentSecretKey))
    return 'PAYMENT_SECRET_KEY is a live key, and the check opens checkouts. Use a test key, sk_test_….'
  return undefined
}

/** Does with the provider's test mode what needs no person, and touches no database. */
export async function* checkProvider(
  deployment: CheckSettings,
  clock: Clock = () => new Date(),
): AsyncGenerator<CheckResult> {
  const settings = { ...defaultSettings, ...deployment }
  const checkoutIds = new Map<string, string>()
  const provider = paymentProvider({
    settings,
    clock,
    db: noDatabase,
    checkoutIdOf: (reference) => checkoutIds.get(reference),
  })
  for (const method of provider.capabilities.methods) {
    const reference = newId('pay')
    const isOpen = yield* step(`${methodInWords[method]}: a checkout opens`, async () => {
      const description = 'a check of the settings'
      const { checkoutUrl, checkoutId } = await provider.open({
        ...{ reference, transactionId: reference, amount: 100_00, currency: 'PHP', method, description },
        lines: [{ name: 'Check', amount: 100_00 }],
        expiresAt: after(clock(), settings.checkoutSeconds),
        returnUrls: { success: settings.publicUrl, failed: settings.publicUrl, cancel: settings.publicUrl },
      })
      checkoutIds.set(reference, checkoutId ?? '')
      return new URL(checkoutUrl).protocol === 'https:'
    })
    if (!isOpen) continue
    const stand = async () => {
      const word = await provider.findPayment(reference)
      return typeof word === 'string' ? word : word.type
    }
    yield* step(
      `${methodInWords[method]}: it’s found, and not paid`,
      async () => (await stand()) === 'undecided',
    )
    yield* step(`${methodInWords[method]}: it ends`, async () => {
      await provider.close(reference)
      return (await stand()) === 'expired'
    })
  }
  const { paymentWebhookSecret: secret } = settings
  if (secret === undefined) {
    yield { what: 'An event signed with PAYMENT_WEBHOOK_SECRET is taken', fault: 'the secret isn’t set' }
    return
  }
  const sign = settings.paymentProvider === 'stripe' ? signStripe : signTest
  yield* step('An event signed with PAYMENT_WEBHOOK_SECRET is taken', async () => {
    await provider.verify(testEvent, await sign(testEvent, secret, clock()))
    return true
  })
  yield* step('An event signed with another secret is rejected', async () => {
    const forged = provider.verify(testEvent, await sign(testEvent, `${secret}x`, clock()))
    return forged.then(
      () => false,
      (error) => error instanceof Problem,
    )
  })
}

/** Of a kind that concerns no payment, in the shape of each provider. */
const testEvent = Buffer.from(
  JSON.stringify({
    ...{ id: 'evt_check', object: 'event', type: 'check', livemode: false },
    data: { object: {}, id: 'evt_check', attributes: { type: 'check', livemode: false, data: {} } },
  }),
)

async function signStripe(
  body: Buffer,
  secret: string,
  now: Date,
): Promise<Readonly<Record<string, string>>> {
  const { webhooks } = (await import('stripe')).default
  const timestamp = Math.floor(now.getTime() / 1000)
  return {
    'stripe-signature': webhooks.generateTestHeaderString({ payload: String(body), secret, timestamp }),
  }
}

async function* step(what: string, work: () => Promise<boolean>): AsyncGenerator<CheckResult, boolean> {
  let fault: string | null = null
  try {
    if (!(await work())) fault = 'the provider says otherwise'
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof Problem)) throw error
    fault = error.message
  }
  yield { what, fault }
  return fault === null
}

const noDatabase = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
