import type { components } from '@switchboard/sdk'
import { firstCallHref } from '../../domain/catalogue/first-call.ts'
import { newSubscriptionRoles } from '../../domain/team/role.ts'
import { href } from '../../paths.ts'
import type { Attention } from './attention.ts'
import { hasCalled } from './has-called.ts'

type Schemas = components['schemas']
type Subscription = Schemas['Subscription']

export interface AccountFacts {
  readonly subscriptions: readonly Subscription[]
  /** Of the catalogue, the APIs that are subscribed to, as far as they are known. */
  readonly apis?: readonly Schemas['CatalogueApi'][] | undefined
  readonly hasName: boolean
}

type FirstStep = Attention & { readonly done: boolean }

/**
 * The first steps of a new account, in the order in which they lead to a call. Its free credits are offered by the wallet's banner,
 * and a name is needed last.
 */
export function firstSteps({ subscriptions, apis, hasName }: AccountFacts): readonly FirstStep[] {
  const active = subscriptions.find(({ status }) => status !== 'CANCELLED')
  return [
    {
      key: 'subscribe',
      what: 'Subscribe to an API',
      why: 'It’s free, and gives you test and live keys.',
      action: 'Choose an API',
      href: href('subscriptions', {}, { query: { view: 'new' } }),
      gate: newSubscriptionRoles,
      done: active !== undefined,
    },
    {
      key: 'call',
      what: 'Make your first call',
      why: active ? 'With your key, from here or from your code.' : 'As soon as you have a key.',
      action: 'Run it',
      href: active ? firstCallOf(active, apis) : href('subscriptions', {}, { query: { view: 'new' } }),
      done: hasCalled(subscriptions),
    },
    {
      key: 'profile',
      what: 'Complete your profile',
      why: 'Your name appears on statements and in emails to your colleagues.',
      action: 'Complete Profile',
      href: href('profile'),
      done: hasName,
    },
  ]
}

function firstCallOf({ api, ...address }: Subscription, apis: AccountFacts['apis']): string {
  const published = apis?.find((one) => one.api === api && one.version === address.version)
  return firstCallHref(published ?? address)
}
