import type { components } from '@switchboard/sdk'
import type { AppContext } from '../../platform/app-context.ts'
import type { Queries } from '../../platform/db/client.ts'
import type { AuthUser } from '../../platform/http/authenticate.ts'
import type { Problem } from '../../platform/http/problem.ts'
import { teamRoleProblem } from '../../platform/http/team-role.ts'
import { dayIn } from '../../platform/time/days.ts'
import { findCard } from '../payments/auto-top-up/repo.ts'
import { cardMissing } from '../payments/auto-top-up/rules.ts'
import { planIdOf, planOfProduct } from '../pricing/plans-repo.ts'
import { ownPrices } from '../pricing/prices.ts'
import { defaultProduct, findProduct } from '../pricing/repo.ts'
import { factorProblem } from '../second-factor/require-proof.ts'
import { callProblem, liveCallProblem, short } from '../subscriptions/call-rules.ts'
import { verificationProblem } from '../subscriptions/choose-product.ts'
import { countWorkingKeys } from '../subscriptions/keys-repo.ts'
import { endProblem, type SubscribedApi } from '../subscriptions/published-api.ts'
import { lastingSubscription, readSubscription } from '../subscriptions/repo.ts'
import { inactiveProblem, keyLimitProblem, liveKeyRefused, noSubscription } from '../subscriptions/rules.ts'
import { alreadySubscribed, keyRoles, planRoleProblem } from '../subscriptions/subscribe.ts'
import { teamFullProblem, unverifiedProblem } from '../team/invite.ts'
import { findWallet, readSpendable } from '../wallet/repo.ts'
import { starterRedeemed } from '../wallet/rules.ts'
import { readWebhooks } from '../webhooks/repo.ts'
import { limitProblem } from '../webhooks/rules.ts'

export type Action = components['schemas']['CapabilityAction']

export interface Account extends Pick<AppContext, 'clock' | 'settings'> {
  readonly db: Queries
  readonly actor: AuthUser
  /** The account that the person acts for. */
  readonly user: { readonly id: string }
  readonly api: SubscribedApi | undefined
  /** Its subscription to the API, as it is shown; undefined without one. Several actions ask for it, and it is read once. */
  readonly subscription: () => ReturnType<typeof readLasting>
}

type OfApi = Account & { readonly api: SubscribedApi }
type Problems = readonly (Problem | undefined)[]

/** Requirements of the account, besides the right to call the operation. */
export async function rulesOf(action: Action, account: Account): Promise<Problems> {
  const { db, user, actor, api, subscription } = account
  switch (action) {
    case 'SUBSCRIBE':
      return [teamRoleProblem(actor, keyRoles), ...(api ? await ofSubscribing({ ...account, api }) : [])]
    case 'CREATE_TEST_KEY':
      return api ? ofKeys({ ...account, api }, 'TEST') : []
    case 'CREATE_LIVE_KEY':
      return api ? ofKeys({ ...account, api }, 'LIVE') : []
    case 'REPLACE_KEY':
      return api ? ofKeys({ ...account, api }) : []
    case 'UNSUBSCRIBE':
    case 'REVOKE_KEY':
      return api && !(await subscription()) ? [noSubscription()] : []
    case 'CALL_LIVE':
      return api ? ofCalling({ ...account, api }) : []
    case 'REDEEM_STARTER':
      return (await findWallet(db, user.id))?.starter_redeemed_at ? [starterRedeemed()] : []
    case 'SET_AUTO_TOP_UP':
      return (await findCard(db, user.id)) ? [] : [cardMissing()]
    case 'INVITE_MEMBER':
      return [unverifiedProblem(actor) ?? (await teamFullProblem(db, user.id))]
    case 'ADD_WEBHOOK':
      return [limitProblem((await readWebhooks(db, user.id)).length)]
    case 'PUBLISH_API':
      return [await factorProblem(account, actor)]
    default:
      return []
  }
}

/** With the product that an account gets which chooses none. */
async function ofSubscribing(account: OfApi): Promise<Problems> {
  const { db, user, actor, api, clock, settings, subscription } = account
  const on = dayIn(settings.timeZone, clock())
  const planId = await planIdOf(db, user.id)
  const usual = await defaultProduct(db, { planId, api: api.api, on })
  const product = usual && (await findProduct(db, usual.product_id))
  return [
    await endProblem(db, api),
    product && (await verificationProblem(db, { userId: user.id, product, api })),
    (await subscription()) && (await alreadySubscribed(account, api)),
    product && planRoleProblem(actor, await planOfProduct(db, product.product_id), planId),
  ]
}

/** The account's subscription to the API. */
export async function readLasting({ db, user, api, clock, settings }: Omit<Account, 'subscription'>) {
  const lasting = api && (await lastingSubscription(db, { userId: user.id, api: api.api }))
  return (
    lasting &&
    readSubscription(db, { userId: user.id, id: lasting.id, now: clock(), timeZone: settings.timeZone })
  )
}

async function ofKeys(account: OfApi, type?: 'TEST' | 'LIVE'): Promise<Problems> {
  const subscription = await account.subscription()
  if (!subscription) return [noSubscription()]
  const { status, live_blocker, user_subscription_id: subscriptionId } = subscription
  const inactive = inactiveProblem({ status, cancelled_at: null }, account.settings.timeZone)
  if (inactive || type === undefined) return [inactive]
  const count = await countWorkingKeys(account.db, { subscriptionId, type, now: account.clock() })
  return [
    type === 'LIVE' && live_blocker ? liveKeyRefused(live_blocker) : undefined,
    keyLimitProblem(type, count),
  ]
}

async function ofCalling(account: OfApi): Promise<Problems> {
  const { db, user, api, clock, settings, actor } = account
  const subscription = await account.subscription()
  if (!subscription) return [noSubscription()]
  const account_status = actor.account.suspended ? 'SUSPENDED' : 'ACTIVE'
  const prices = await ownPrices(db, { userId: user.id, api: api.api, on: dayIn(settings.timeZone, clock()) })
  const paid = [...prices.values()].filter((price) => price > 0)
  const isShort = paid.length > 0 && (await readSpendable(db, user.id, clock())) < Math.min(...paid)
  return [
    callProblem({ account_status, subscription_status: subscription.status }) ??
      liveCallProblem(subscription.live_blocker),
    isShort ? short() : undefined,
  ]
}
