import { oneOf } from './parsers.ts'
import { ownSecret, secret } from './secrets.ts'

const paymentProviders = ['sandbox', 'none', 'stripe', 'paymongo'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

const guide = '[docs/take-real-payments.md](../docs/take-real-payments.md)'

export const paymentVariables = {
  PAYMENT_PROVIDER: {
    without: '`sandbox` with demo accounts, else `none`',
    parse: oneOf(paymentProviders),
    decides: `\`sandbox\`: a test checkout at \`/sandbox-pay/…\`, where no money moves; \`none\`: payments answer 501; \`stripe\` and \`paymongo\`: see ${guide}`,
  },
  PAYMENT_SECRET_KEY: {
    without: 'none',
    parse: secret,
    secret: true,
    decides:
      'the secret key of `stripe` or `paymongo`, `sk_live_…`, or `sk_test_…` while no money is to move',
  },
  PAYMENT_WEBHOOK_SECRET: {
    without: 'created in the database',
    parse: ownSecret,
    secret: true,
    decides:
      'signs the provider’s events at `/webhooks/payments`, 16 characters or more; `stripe` and `paymongo` make one when the address is registered there',
  },
  PREVIOUS_PAYMENT_WEBHOOK_SECRET: {
    without: 'none',
    parse: ownSecret,
    secret: true,
    decides: 'the one before it: events signed by either are taken while the provider changes over',
  },
} as const

interface PaymentValues {
  readonly PAYMENT_PROVIDER?: PaymentProviderName | undefined
  readonly PAYMENT_SECRET_KEY?: string | undefined
  readonly PAYMENT_WEBHOOK_SECRET?: string | undefined
  readonly PREVIOUS_PAYMENT_WEBHOOK_SECRET?: string | undefined
}

/** Publishable keys and IDs of webhooks, which are copied by mistake, begin otherwise. */
const beginnings = {
  stripe: { PAYMENT_SECRET_KEY: ['sk_', 'rk_'], PAYMENT_WEBHOOK_SECRET: ['whsec_'] },
  paymongo: { PAYMENT_SECRET_KEY: ['sk_'], PAYMENT_WEBHOOK_SECRET: ['whsk_'] },
} as const

/** A provider without its secrets would take people to a page that fails, or never hear that they paid. */
export function paymentFaults(values: PaymentValues): readonly string[] {
  const { PAYMENT_PROVIDER: provider } = values
  if (provider !== 'stripe' && provider !== 'paymongo') return []
  return (['PAYMENT_SECRET_KEY', 'PAYMENT_WEBHOOK_SECRET'] as const).flatMap((name) => {
    const allowed: readonly string[] = beginnings[provider][name]
    const value = values[name]
    if (value === undefined) return `${name}: set it for PAYMENT_PROVIDER=${provider}.`
    if (allowed.some((beginning) => value.startsWith(beginning))) return []
    return `${name}: with PAYMENT_PROVIDER=${provider} it begins with ${allowed.join(' or ')}. Copy it from the provider’s dashboard.`
  })
}

/** As both providers name theirs. */
export const isLiveKey = (secretKey: string): boolean => /^[a-z]+_live_/.test(secretKey)

export const paymentSettingsOf = (values: PaymentValues) => ({
  ...(values.PAYMENT_SECRET_KEY && { paymentSecretKey: values.PAYMENT_SECRET_KEY }),
  ...(values.PAYMENT_WEBHOOK_SECRET && { paymentWebhookSecret: values.PAYMENT_WEBHOOK_SECRET }),
  ...(values.PREVIOUS_PAYMENT_WEBHOOK_SECRET && {
    previousPaymentWebhookSecret: values.PREVIOUS_PAYMENT_WEBHOOK_SECRET,
  }),
})
