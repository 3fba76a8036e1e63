import type { UrlCodec } from '../../../lib/browser/use-url-state.ts'
import { href } from '../../../paths.ts'

const shows = ['current', 'ended', 'all'] as const
export type Show = (typeof shows)[number]

/**
 * The page's view in its address: the list; `?api=sim-swap`, the API's subscription, or the way to one;
 * `?subscription=sub_…`, a certain one, which may have ended; or `?view=new`, the APIs to subscribe to. `?api=sim-swap&product=default`
 * reviews the product that an account gets without a choice. `?view=keys` and `?view=agents` were parts of this page, and lead to pages of their own.
 */
export type SubscriptionsAddress =
  | { readonly view: 'list'; readonly show: Show }
  | { readonly view: 'keys' | 'agents' | 'new' }
  | { readonly view: 'api'; readonly api: string; readonly product: string | null }
  | { readonly view: 'one'; readonly id: string }

export const defaultProduct = 'default'

export const subscriptionsAddress: UrlCodec<SubscriptionsAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    const api = query.get('api')
    if (api) return { view: 'api', api, product: query.get('product') || null }
    const id = query.get('subscription')
    if (id) return { view: 'one', id }
    const view = query.get('view')
    if (view === 'keys' || view === 'agents' || view === 'new') return { view }
    return { view: 'list', show: shows.find((show) => show === query.get('show')) ?? 'current' }
  },
  write(search, address) {
    const query = new URLSearchParams(search)
    for (const name of ['api', 'product', 'subscription', 'show', 'view']) query.delete(name)
    if (address.view === 'api') {
      query.set('api', address.api)
      if (address.product) query.set('product', address.product)
    }
    if (address.view === 'one') query.set('subscription', address.id)
    if (address.view === 'keys' || address.view === 'agents' || address.view === 'new')
      query.set('view', address.view)
    if (address.view === 'list' && address.show !== 'current') query.set('show', address.show)
    return query.toString()
  },
}

/** The address of a subscription: that of its API while it lasts, so that a link outlives a new beginning. */
export const subscriptionHref = ({
  api,
  status,
  user_subscription_id,
}: {
  readonly api: string
  readonly status: string
  readonly user_subscription_id: string
}): string =>
  href(
    'subscriptions',
    {},
    { query: status === 'CANCELLED' ? { subscription: user_subscription_id } : { api } },
  )
