import type { components } from '@switchboard/sdk'
import { policies } from '@switchboard/sdk/problems'
import { formatDate, formatMoment } from '../../base/format/dates.ts'
import { formatCredits } from '../../base/format/format.ts'
import { type Deprecation, usageWords } from '../../domain/catalogue/deprecations.ts'
import type { Gate } from '../../domain/team/role.ts'
import { failedDeliveriesHref, missedEvents } from '../../domain/webhooks.ts'
import { href } from '../../paths.ts'

type Schemas = components['schemas']
type Subscription = Schemas['Subscription']
type Webhook = Schemas['Webhook']

/** One thing to do, as a row of the overview's list. */
export interface Attention {
  readonly key: string
  readonly what: string
  readonly why: string
  readonly action: string
  readonly href: string
  /** The call that the action leads to, where not every role can make it. */
  readonly gate?: Gate
}

interface AccountState {
  readonly subscriptions: readonly Subscription[]
  readonly deprecations: readonly Deprecation[]
  readonly webhooks: readonly Webhook[]
  readonly caps: readonly Schemas['SpendCap'][]
  readonly now: Date
}

const soonMs = 14 * 86_400_000

/** Things that end by themselves or wait for the person, the most urgent first. Bills have cards of their own above the list. */
export function attentionOf({
  subscriptions,
  deprecations,
  webhooks,
  caps,
  now,
}: AccountState): readonly Attention[] {
  const active = subscriptions.filter(({ status }) => status !== 'CANCELLED')
  return [
    ...caps.flatMap(spentCap),
    ...active.flatMap(endingKeys(now)),
    ...active.flatMap(verification('kyb_rejected')),
    ...webhooks.flatMap(failedWebhook),
    ...deprecations.flatMap(endingVersion),
    ...active.flatMap(verification('kyb_required')),
  ]
}

/** One that rejects calls until the month ends or the owner raises it. */
function spentCap({ member_id, credits, rejects_calls, month_ends_at }: Schemas['SpendCap']): Attention[] {
  if (!rejects_calls || credits === null) return []
  return [
    {
      key: `cap ${member_id}`,
      what: member_id === null ? 'Your spend cap is reached' : 'A team member’s spend cap is reached',
      why: `Live calls beyond ${formatCredits(credits)} credits are rejected until ${formatMoment(month_ends_at)}, or until the owner raises the cap.`,
      action: 'View spend cap',
      href:
        member_id === null
          ? href('wallet', {}, { query: { tab: 'limits' }, hash: 'spend-cap' })
          : href('team'),
    },
  ]
}

/** One that was switched off because it failed, or that missed events after their last attempt. */
function failedWebhook(webhook: Webhook): Attention[] {
  const { webhook_id, url, status, failed_deliveries: failed } = webhook
  const off = status === 'DISABLED'
  if (!off && failed === 0) return []
  return [
    {
      key: webhook_id,
      what: off
        ? `Your webhook at ${new URL(url).host} was switched off`
        : `Your webhook at ${new URL(url).host} missed events`,
      why: off
        ? 'It kept failing. Switch it on once it works, then resend what it missed.'
        : `${missedEvents(webhook)} Resend what matters.`,
      action: off ? 'See the webhook' : 'See what failed',
      href: off ? href('webhooks') : failedDeliveriesHref(webhook),
    },
  ]
}

/** Keys that stop soon: a replaced one when its grace is over, another on its last day. */
const endingKeys =
  (now: Date) =>
  ({ name, keys }: Subscription): readonly Attention[] =>
    keys
      .flatMap((key) => {
        const ends = endOf(key, now)
        return ends ? [{ key, ends }] : []
      })
      .sort((one, other) => one.ends.localeCompare(other.ends))
      .map(({ key: { key_id, last_four, status }, ends }) => ({
        key: key_id,
        what: `Your ${name} key …${last_four} ${status === 'GRACE' ? 'is being replaced' : 'is about to expire'}`,
        why: `It stops working on ${formatMoment(ends)}. ${
          status === 'GRACE' ? 'Switch to the new one before then.' : 'Create another before then.'
        }`,
        action: 'Manage keys',
        href: href('subscriptions'),
      }))

function endOf(key: Schemas['ApiKey'], now: Date): string | null {
  if (key.status === 'GRACE') return key.grace_ends_at
  if (key.status !== 'ACTIVE' || key.expires_at === null) return null
  return Date.parse(key.expires_at) - now.getTime() <= soonMs ? key.expires_at : null
}

/** One that the person calls, or that nothing replaces: others are told where its subscription stands. */
function endingVersion(deprecation: Deprecation): Attention[] {
  const { api, publisher, tag, name, version, sunset_on: day, reason, replaced_by, calls } = deprecation
  if (calls === 0 && replaced_by !== null) return []
  return [
    {
      key: `${api} ${version}`,
      what: day
        ? `${name} ${version} stops working on ${formatDate(day)}`
        : `${name} ${version} is deprecated`,
      why: [usageWords(deprecation), reason].filter(Boolean).join(' '),
      action: 'What changed',
      href: href('api', { publisher, tag, version }, { query: { part: 'changelog' } }),
    },
  ]
}

const verification =
  (code: 'kyb_rejected' | 'kyb_required') =>
  (subscription: Subscription): readonly Attention[] => {
    const { live_blocker: blocker, name, user_subscription_id: id } = subscription
    if (blocker?.code !== code) return []
    const rejected = code === 'kyb_rejected'
    return [
      {
        key: `kyb-${id}`,
        what: rejected ? `Your verification for ${name} was rejected` : `Verify your business for ${name}`,
        why: rejected
          ? `${blocker.reason} ${policies.resubmission}`
          : 'Live keys need a verified business. Two documents, about five minutes.',
        action: rejected ? 'Correct it' : 'Start verification',
        href: verificationHref(subscription),
      },
    ]
  }

const verificationHref = ({ publisher, tag, version }: Subscription): string =>
  tag ? href('kybTag', { publisher, tag }) : href('kybVersion', { publisher, version })
