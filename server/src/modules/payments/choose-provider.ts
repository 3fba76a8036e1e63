import { Problem } from '../../platform/http/problem.ts'
import type { PaymentProvider, ProviderParts } from './provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'

/** The provider that this deployment has. */
export function paymentProvider(parts: ProviderParts): PaymentProvider {
  return parts.settings.paymentProvider === 'sandbox' ? sandboxProvider(parts) : noProvider
}

const noProvider: PaymentProvider = {
  async open() {
    throw new Problem('not_offered', 'Payments are not set up here. Write to us to have credits added.')
  },
  async verify() {
    return new Problem('signature_refused', 'No payment provider is set up here.')
  },
}
