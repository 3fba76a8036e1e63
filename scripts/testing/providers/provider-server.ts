import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../listen.ts'

export interface ProviderRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}
export interface ProviderAnswer {
  readonly status: number
  readonly body: unknown
}

/** `afterwards`: the work is done, and its answer lost. `silence`: nothing is answered until it is over. */
type Fault = 'afterwards' | 'silence' | 429 | 500

/** A provider's API over real HTTP, with its faults. */
export async function startProviderServer(answer: (request: ProviderRequest) => ProviderAnswer) {
  let silent: (() => void)[] = []
  const provider = {
    fault: undefined as Fault | undefined,
    requests: [] as ProviderRequest[],
    url: '',
    endSilence() {
      provider.fault = undefined
      for (const end of silent) end()
      silent = []
    },
    close: async () => {},
  }
  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://provider.test')
    const { method = '', headers } = request
    const one = { method, path, query, headers, body: await text(request) }
    provider.requests.push(one)
    const { fault } = provider
    if (fault === 'silence') await new Promise<void>((resolve) => silent.push(resolve))
    const { status, body } =
      typeof fault === 'number' ? { status: fault, body: { errors: [{ code: 'fault' }] } } : answer(one)
    if (fault === 'afterwards' && method === 'POST') return request.socket.destroy()
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  const { url, close } = await listen(server)
  return Object.assign(provider, { url, close })
}

export interface WebhookCall {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export type Happening =
  | { readonly type: 'paid' | 'paidAgain' | 'failed' | 'expired' | 'unrelated' }
  | { readonly type: 'refunded'; readonly refundId: string | null }
  | { readonly type: 'dispute'; readonly stage: 'opened' | 'won' | 'lost' }

/** How an event departs from what the provider would send now. */
export interface EventChange {
  readonly id?: string
  readonly amount?: number
  readonly currency?: string
  readonly secret?: string
  readonly at?: Date
  /** For the other mode: live with a test key, or the other way round. */
  readonly otherMode?: true
}

/** The portal that a provider serves, as it knows it. */
export interface Portal {
  readonly parts: { clock(): Date }
}

/** A checkout as its page has it. */
interface CheckoutPage {
  readonly reference: string
  readonly success: string
  readonly cancel: string
}

/** A provider whose checkouts are at an address of its own. */
export interface HostedBench extends Bench {
  readonly name: 'stripe' | 'paymongo'
  readonly provider: NonNullable<Bench['provider']>
  pageAt(checkoutUrl: string): CheckoutPage | undefined
  /** An attempt that failed at a checkout, which stays open. */
  declinedAtCheckout(reference: string): WebhookCall
}

/** As the portal's settings name them. */
interface ProviderSettings {
  readonly paymentProvider: Bench['name']
  readonly paymentSecretKey?: string
  readonly paymentWebhookSecret: string
  readonly previousPaymentWebhookSecret: string
  readonly paymentApiUrl?: string
}

/** One provider and the people on its pages, for the promises that each adapter keeps. */
export interface Bench {
  readonly name: 'sandbox' | 'stripe' | 'paymongo'
  readonly settings: ProviderSettings
  /** Undefined for the sandbox, which is inside the portal. */
  readonly provider: Awaited<ReturnType<typeof startProviderServer>> | undefined
  /** Gives it the portal that it serves. */
  join(portal: Portal): void
  /** Somebody pays at the checkout, so that the provider has the money. No event tells of it. */
  pay(reference: string, taken?: { readonly amount: number; readonly currency: string }): Promise<void>
  /** A checkout as the provider has it: whether it is open, and the amount on its page. */
  checkout(reference: string): {
    readonly isOpen: boolean
    readonly amount: number
    readonly currency: string
  }
  event(reference: string, happening: Happening, change?: EventChange): WebhookCall
  close(): Promise<void>
}

export const secrets = {
  now: 'whsec_7Pq2kM3xWbT5',
  before: 'whsec_c9d0e7a5b482',
  foreign: 'whsec_zR4vN8yH1jLq',
  paymongo: 'whsk_7Pq2kM3xWbT5a',
}

/** The settings of a provider with test keys, and an address of its API. */
export const providerSettings = (name: 'stripe' | 'paymongo', url: string): ProviderSettings => ({
  paymentProvider: name,
  paymentSecretKey: 'sk_test_hunter2hunter2',
  paymentWebhookSecret: name === 'stripe' ? secrets.now : secrets.paymongo,
  previousPaymentWebhookSecret: secrets.before,
  paymentApiUrl: url,
})
