import type { components } from '@switchboard/sdk'
import { policies } from '@switchboard/sdk/problems'
import { isZero, toHundredths } from '../../base/format/money.ts'
import { firstCallHref } from '../../domain/catalogue/first-call.ts'
import { href } from '../../paths.ts'
import { endingKeys, verificationHref } from './attention.ts'
import { hasCalled } from './has-called.ts'

type Subscription = components['schemas']['Subscription']
type CatalogueApi = components['schemas']['CatalogueApi']

export interface NextStep {
  readonly title: string
  readonly why: string
  readonly action: string
  readonly href: string
}

export interface AccountFacts {
  readonly credits: string
  /** Credits still available from `POST /api/redeem-starter`. */
  readonly starterCredits: string
  readonly low: boolean
  readonly subscriptions: readonly Subscription[]
  /** Of the catalogue, the APIs that are subscribed to, as far as they are known. */
  readonly apis?: readonly CatalogueApi[] | undefined
  readonly hasName: boolean
  readonly now: Date
}

const needsPapers: ReadonlySet<string> = new Set(['kyb_required', 'kyb_rejected'])

const complete: NextStep = {
  title: 'Complete your profile',
  why: 'Your name appears on statements and in emails to your colleagues.',
  action: 'Complete Profile',
  href: href('profile'),
}
const subscribe: NextStep = {
  title: 'Subscribe to an API',
  why: 'A subscription gives you test and live keys.',
  action: 'Browse the APIs',
  href: href('catalogue'),
}
const topUp: NextStep = {
  title: 'Top up your wallet',
  why: 'Without credits, live calls are rejected. Test calls still work.',
  action: 'Top up',
  href: href('topUp'),
}
const usage: NextStep = {
  title: 'Review your usage',
  why: 'See calls by day, API and status, and what each cost.',
  action: 'See usage',
  href: href('usage'),
}

const redeem: NextStep = {
  title: 'Redeem your free credits',
  why: 'They pay for your first live calls.',
  action: 'Redeem',
  href: href('wallet'),
}

/** The first thing that stands in a person's way, in the order in which they meet it. */
export function nextStep(facts: AccountFacts): NextStep {
  const { credits, starterCredits, low, subscriptions, hasName, now } = facts
  const active = subscriptions.filter(isActive)
  const firstActive = active[0]
  if (!hasName) return complete
  if (!firstActive) return subscribe
  if (toHundredths(credits) <= 0n) return isZero(starterCredits) ? topUp : redeem
  const blocked = active.find(({ live_blocker }) => needsPapers.has(live_blocker?.code ?? ''))
  if (blocked) return verify(blocked)
  const [ending] = active.flatMap(endingKeys(now))
  if (ending)
    return {
      title: 'Replace a key',
      why: `${ending.what}. ${ending.why}`,
      action: ending.action,
      href: ending.href,
    }
  if (!hasCalled(subscriptions)) return firstCall(firstActive, facts)
  return low ? topUp : usage
}

/** The first steps of a new account, each with whether it is done. */
export function firstSteps(facts: AccountFacts): readonly (NextStep & { readonly done: boolean })[] {
  const { credits, starterCredits, subscriptions, hasName } = facts
  const active = subscriptions.find(isActive)
  const funded = toHundredths(credits) > 0n || isZero(starterCredits)
  return [
    { ...complete, done: hasName },
    { ...redeem, done: funded },
    { ...subscribe, done: active !== undefined },
    {
      ...(active ? firstCall(active, facts) : subscribe),
      title: 'Make your first call',
      done: hasCalled(subscriptions),
    },
  ]
}

const isActive = ({ status }: Subscription): boolean => status !== 'CANCELLED'

function verify(subscription: Subscription): NextStep {
  const { name, live_blocker } = subscription
  const rejected = live_blocker?.code === 'kyb_rejected'
  return {
    title: rejected ? 'Correct your verification' : 'Verify your business',
    why: rejected
      ? `Some details for ${name} were rejected. ${policies.resubmission}`
      : `Live keys for ${name} need a verified business. Two documents, about five minutes.`,
    action: rejected ? 'See what was rejected' : 'Start verification',
    href: verificationHref(subscription),
  }
}

function firstCall({ name, api, ...address }: Subscription, { apis }: AccountFacts): NextStep {
  const published = apis?.find((one) => one.api === api && one.version === address.version)
  return {
    title: 'Make your first call',
    why: `Try ${name} with a test number, free.`,
    action: 'Try it',
    href: firstCallHref(published ?? address),
  }
}
