import type { components } from '@switchboard/sdk'
import { toHundredths } from '../../lib/format/money.ts'
import { href } from '../../paths.ts'

type Subscription = components['schemas']['Subscription']

export interface NextStep {
  readonly title: string
  readonly why: string
  readonly action: string
  readonly href: string
}

export interface AccountFacts {
  readonly credits: string
  readonly low: boolean
  readonly calls: number
  readonly subscriptions: readonly Subscription[]
  readonly hasName: boolean
}

const needsPapers: ReadonlySet<string> = new Set(['kyb_required', 'kyb_rejected'])

const complete: NextStep = {
  title: 'Complete your profile',
  why: 'Your name stands on statements and in mails to your colleagues.',
  action: 'Complete Profile',
  href: href('profile'),
}
const subscribe: NextStep = {
  title: 'Subscribe to an API',
  why: 'A subscription gives you keys, for test numbers and for the network.',
  action: 'Browse the APIs',
  href: href('catalogue'),
}
const topUp: NextStep = {
  title: 'Top up your wallet',
  why: 'Without credits, live calls are refused. Test calls go on.',
  action: 'Top up',
  href: href('topUp'),
}
const usage: NextStep = {
  title: 'Review your usage',
  why: 'See calls by API, day and answer, and what each cost.',
  action: 'See usage',
  href: href('usage'),
}

/** The first thing that stands in a person's way, in the order in which they meet it. */
export function nextStep({ credits, low, calls, subscriptions, hasName }: AccountFacts): NextStep {
  const active = subscriptions.filter(({ status }) => status !== 'CANCELLED')
  const firstActive = active[0]
  if (!hasName) return complete
  if (!firstActive) return subscribe
  if (toHundredths(credits) <= 0n) return topUp
  const blocked = active.find(({ live_blocker }) => needsPapers.has(live_blocker?.code ?? ''))
  if (blocked) return verify(blocked)
  if (calls === 0) return firstCall(firstActive)
  return low ? topUp : usage
}

function verify({ name, publisher, tag, version, live_blocker }: Subscription): NextStep {
  const rejected = live_blocker?.code === 'kyb_rejected'
  return {
    title: rejected ? 'Correct your verification' : 'Verify your business',
    why: rejected
      ? `Some details for ${name} were refused. You only need to resubmit those.`
      : `Live keys for ${name} need it. Two documents, about five minutes.`,
    action: rejected ? 'See what was refused' : 'Start verification',
    href: tag ? href('kybTag', { publisher, tag }) : href('kybVersion', { publisher, version }),
  }
}

function firstCall({ name, publisher, tag, version }: Subscription): NextStep {
  return {
    title: 'Make your first call',
    why: `${name} answers test numbers at once, and that is free.`,
    action: 'Try it',
    href: href('api', { publisher, tag, version }),
  }
}
