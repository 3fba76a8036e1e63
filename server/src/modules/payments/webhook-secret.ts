import { readSecret } from '../../platform/db/secrets.ts'
import type { ProviderParts } from './provider.ts'

/** What the provider and the portal share: set by the deployment, else made in the database at first use. */
export async function webhookSecret({ db, settings }: ProviderParts): Promise<Buffer> {
  const { paymentWebhookSecret } = settings
  return paymentWebhookSecret ? Buffer.from(paymentWebhookSecret) : readSecret(db, 'payment-webhook')
}
