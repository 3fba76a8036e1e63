import { Problem } from '../../platform/http/problem.ts'
import {
  isSigned,
  type PaymentProvider,
  type ProviderContext,
  readEvent,
  signatureHeader,
  webhookSecret,
} from './provider.ts'

/** The provider that this deployment has. */
export function paymentProvider(context: ProviderContext): PaymentProvider {
  return context.settings.paymentProvider === 'sandbox' ? sandboxProvider(context) : noProvider
}

const noProvider: PaymentProvider = {
  async open() {
    throw new Problem('not_offered', 'Payments are not set up here. Write to us to have credits added.')
  },
  async verify() {
    throw new Problem('signature_refused', 'No payment provider is set up here.')
  },
}

/** A provider inside the server, with a checkout page of its own, where nobody's money moves. */
const sandboxProvider = (context: ProviderContext): PaymentProvider => ({
  async open({ reference }) {
    return { checkoutUrl: `${context.settings.publicUrl}/sandbox-pay/${reference}` }
  },
  async verify(rawBody, headers) {
    const secret = await webhookSecret(context)
    if (isSigned(rawBody, headers[signatureHeader], secret, context.clock())) return readEvent(rawBody)
    throw new Problem(
      'signature_refused',
      'The signature does not fit this body and time. Sign `timestamp.body` anew with the shared secret.',
    )
  },
})
