import { Problem } from '../../platform/http/problem.ts'
import type { PaymentProvider, ProviderContext } from './provider.ts'
import { sandboxProvider } from './sandbox/provider.ts'

/** The provider that this deployment has. */
export function paymentProvider(context: ProviderContext): PaymentProvider {
  return context.settings.paymentProvider === 'sandbox' ? sandboxProvider(context) : noProvider
}

async function notOffered(): Promise<never> {
  throw new Problem('not_offered', 'Payments aren’t set up here. Contact us to have credits added.')
}

const noProvider: PaymentProvider = {
  open: notOffered,
  openCardPage: notOffered,
  charge: notOffered,
  findCharge: notOffered,
  refund: notOffered,
  forgetCard: notOffered,
  async verify() {
    throw new Problem('signature_refused', 'No payment provider is set up here.')
  },
}
