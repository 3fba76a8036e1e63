import type { components } from '@switchboard/sdk'
import { formatDecimal } from '../../base/format/format.ts'
import { firstCallHref } from '../../domain/catalogue/first-call.ts'
import { newSubscriptionRoles } from '../../domain/team/role.ts'
import { href } from '../../paths.ts'
import type { Attention } from './attention.ts'
import { hasCalled } from './has-called.ts'

type Schemas = components['schemas']
type CatalogueApi = Schemas['CatalogueApi']
type Subscription = Schemas['Subscription']

export interface AccountFacts {
  readonly subscriptions: readonly Subscription[]
  /** Of the catalogue, the APIs that are subscribed to, or all without any, as far as they are known. */
  readonly apis?: readonly CatalogueApi[] | undefined
  readonly hasName: boolean
}

export interface FirstStep extends Attention {
  readonly done: boolean
  /** One whose live keys every account gets, subscribed to with one press. */
  readonly offer?: CatalogueApi | undefined
}

/**
 * The first steps of a new account, in the order in which they lead to a call. A name is needed last.
 */
export function firstSteps({ subscriptions, apis, hasName }: AccountFacts): readonly FirstStep[] {
  const active = subscriptions.find(({ status }) => status !== 'CANCELLED')
  const offer = active
    ? undefined
    : apis?.find(({ callable, kyb_required, status }) => callable && !kyb_required && status === 'ACTIVE')
  return [
    {
      key: 'subscribe',
      what: offer ? `Subscribe to ${offer.name}` : 'Subscribe to an API',
      why: `It’s free, and gives you test and live keys.${offer ? ` A live call costs ${formatDecimal(offer.price_from)} credits.` : ''}`,
      offer,
      action: offer ? 'Choose another' : 'Choose an API',
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
