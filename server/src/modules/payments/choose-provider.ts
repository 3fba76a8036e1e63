import { Problem } from '../../platform/http/problem.ts'
import type { PaymentProviderName } from '../../platform/settings/payment-variables.ts'
import { paymongoProvider } from './paymongo/provider.ts'
import type { PaymentProvider, ProviderContext } from './provider.ts'
import { sandboxProvider } from './sandbox/provider.ts'
import { stripeProvider } from './stripe/provider.ts'

/** The provider that this deployment has. */
export const paymentProvider = (context: ProviderContext): PaymentProvider =>
  providers[context.settings.paymentProvider](context)

async function notOffered(): Promise<never> {
  throw new Problem('not_offered', 'Payments aren’t set up here. Contact us to have credits added.')
}

const providers: Readonly<Record<PaymentProviderName, (context: ProviderContext) => PaymentProvider>> = {
  sandbox: sandboxProvider,
  stripe: stripeProvider,
  paymongo: paymongoProvider,
  none: () => ({
    capabilities: { methods: [], currencies: [], savedCards: false },
    open: notOffered,
    close: notOffered,
    openCardPage: notOffered,
    charge: notOffered,
    findPayment: notOffered,
    refund: notOffered,
    // biome-ignore lint/correctness/useYield: it has none
    async *listPayments() {
      await notOffered()
    },
    forgetCard: notOffered,
    async verify() {
      throw new Problem('signature_refused', 'No payment provider is set up here.')
    },
  }),
}
