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

/** A provider without its secrets would take people to a page that fails, or never hear that they paid. */
export const paymentFaults = (values: PaymentValues): readonly string[] =>
  values.PAYMENT_PROVIDER === 'stripe' || values.PAYMENT_PROVIDER === 'paymongo'
    ? (['PAYMENT_SECRET_KEY', 'PAYMENT_WEBHOOK_SECRET'] as const)
        .filter((name) => values[name] === undefined)
        .map((name) => `${name}: set it for PAYMENT_PROVIDER=${values.PAYMENT_PROVIDER}.`)
    : []

/** As both providers name theirs. */
export const isLiveKey = (secretKey: string): boolean => /^[a-z]+_live_/.test(secretKey)

export const paymentSettingsOf = (values: PaymentValues) => ({
  ...(values.PAYMENT_SECRET_KEY && { paymentSecretKey: values.PAYMENT_SECRET_KEY }),
  ...(values.PAYMENT_WEBHOOK_SECRET && { paymentWebhookSecret: values.PAYMENT_WEBHOOK_SECRET }),
  ...(values.PREVIOUS_PAYMENT_WEBHOOK_SECRET && {
    previousPaymentWebhookSecret: values.PREVIOUS_PAYMENT_WEBHOOK_SECRET,
  }),
})
