import type Stripe from 'stripe'
import type { ProviderContext } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'

/** With its one retry, less than the portal waits for a charge. */
const timeoutMs = 8_000

/** Asks Stripe. Its own errors hold whole objects, people's data among them: none of them leaves this file. */
export async function ask<Answer>(
  { settings }: Pick<ProviderContext, 'settings'>,
  work: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  const { paymentSecretKey = '', paymentApiUrl } = settings
  // Loaded where it is used alone: it takes 35 MB and a tenth of a second.
  const { default: Client } = await import('stripe')
  const url = paymentApiUrl === undefined ? undefined : new URL(paymentApiUrl)
  const stripe = new Client(paymentSecretKey, {
    // Its connections are those of the process.
    httpClient: Client.createFetchHttpClient(withErrors),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? 'http' : 'https' }),
  })
  try {
    return await work(stripe)
  } catch (error) {
    if (!(error instanceof Client.errors.StripeError)) throw error
    throw new ProviderError('stripe', error.statusCode ?? null, error.code ?? error.type)
  }
}

/** The package takes an answer without an `error` for a success, whatever its status: one of a proxy in between, too. */
async function withErrors(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.ok) return response
  const body = await response
    .clone()
    .json()
    .catch(() => undefined)
  const { status } = response
  return body?.error ? response : Response.json({ error: { type: 'api_error' } }, { status })
}
