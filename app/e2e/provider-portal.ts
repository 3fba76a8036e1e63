// A portal with one of the real providers, of which a stand-in keeps the API, and these pages the checkout.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, type Route } from '@playwright/test'
import { startPaymongo } from '../../scripts/testing/providers/paymongo-server.ts'
import type { WebhookCall } from '../../scripts/testing/providers/provider-server.ts'
import { startStripe } from '../../scripts/testing/providers/stripe-bench.ts'
import { urls } from './addresses.ts'
import { startOwnServer } from './own-server.ts'

const hosts = {
  stripe: { api: 'https://api.stripe.com', checkout: 'https://checkout.stripe.com', start: startStripe },
  paymongo: {
    api: 'https://api.paymongo.com',
    checkout: 'https://checkout.paymongo.com',
    start: startPaymongo,
  },
} as const

export type ProviderPortal = Awaited<ReturnType<typeof startPortalOf>>

export async function startPortalOf(name: keyof typeof hosts) {
  const { api, checkout, start } = hosts[name]
  const bench = await start()
  bench.join({ parts: { clock: () => new Date() } })
  const { paymentSecretKey = '', paymentWebhookSecret } = bench.settings
  const server = await startOwnServer(name, {
    PAYMENT_PROVIDER: name,
    PAYMENT_SECRET_KEY: paymentSecretKey,
    PAYMENT_WEBHOOK_SECRET: paymentWebhookSecret,
    PROVIDER_STAND_IN: `${api} ${bench.provider.url}`,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'provider-api.ts'))}`,
    TRUST_PROXY: 'loopback',
  })

  /** The provider tells the portal. */
  async function tell({ body, headers }: WebhookCall): Promise<void> {
    const { status } = await fetch(`${urls[name]}/webhooks/payments`, { method: 'POST', body, headers })
    expect(status).toBe(200)
  }

  /** A person at the checkout, whose choice is its form. */
  async function answer(route: Route): Promise<void> {
    const [address = '', choice] = route.request().url().split('?choice=')
    const page = bench.pageAt(address)
    if (!page) return route.fulfill({ status: 404, contentType: 'text/html', body: 'No such checkout' })
    const { reference, success, cancel } = page
    if (choice === 'pay') {
      await bench.pay(reference)
      await tell(bench.event(reference, { type: 'paid' }))
      return route.fulfill({ status: 303, headers: { Location: success } })
    }
    if (choice === 'decline') await tell(bench.declinedAtCheckout(reference))
    const { amount, currency } = bench.checkout(reference)
    const note = choice === 'decline' ? '<p role="alert">Your card was declined.</p>' : ''
    const buttons = ['pay', 'decline'].map((one) => `<button name="choice" value="${one}">${one}</button>`)
    const sum = `${currency} ${(amount / 100).toFixed(2)}`
    const body = `<!doctype html><html lang="en"><title>${name}</title><h1>${sum}</h1>${note}<form>${buttons.join('')}</form><a href="${cancel}">back</a></html>`
    return route.fulfill({ contentType: 'text/html', body })
  }

  return {
    bench,
    tell,
    openCheckouts: (page: Page) => page.route(`${checkout}/**`, answer),
    /** Of the checkout that a page shows. */
    referenceAt: (page: Page) => bench.pageAt(page.url().split('?')[0] ?? '')?.reference ?? '',
    async stop() {
      await server.stop()
      await bench.close()
    },
  }
}
