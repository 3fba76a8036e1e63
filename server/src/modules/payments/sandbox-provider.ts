import { Problem } from '../../platform/http/problem.ts'
import { readEvent } from './event.ts'
import type { PaymentProvider, ProviderParts } from './provider.ts'
import { isSigned, signatureHeader } from './signature.ts'
import { webhookSecret } from './webhook-secret.ts'

/** A provider inside the server, with a checkout page of its own, where nobody's money moves. */
export const sandboxProvider = (parts: ProviderParts): PaymentProvider => ({
  async open({ reference }) {
    return { checkoutUrl: `${parts.settings.publicUrl}/sandbox-pay/${reference}` }
  },
  async verify(rawBody, headers) {
    const secret = await webhookSecret(parts)
    if (isSigned(rawBody, headers[signatureHeader], secret, parts.clock())) return readEvent(rawBody)
    return new Problem(
      'signature_refused',
      'The signature does not fit this body and time. Sign `timestamp.body` anew with the shared secret.',
    )
  },
})
