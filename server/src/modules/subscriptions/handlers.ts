import { audit } from '../../platform/db/audit.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { teamRoleProblem } from '../../platform/http/team-role.ts'
import { toGroupedDecimal } from '../../platform/money/decimals.ts'
import { lockUser } from '../accounts/repo.ts'
import { notify } from '../notifications/notify.ts'
import { redeemStarterCredits } from '../wallet/redeem-starter.ts'
import { createNamedKey, renameOwnKey } from './create-key.ts'
import { listDeprecations } from './deprecations.ts'
import { endOwnKeys } from './end-keys.ts'
import { prefixOf } from './key-secret.ts'
import { apiKeyOf, makeKey } from './keys.ts'
import { readKeys } from './keys-repo.ts'
import { setOwnKeyLimits } from './limits/set-key-limits.ts'
import { spendCapHandlers } from './limits/spend-caps.ts'
import { limitsOfAccount } from './limits/use.ts'
import { publishedApi } from './published-api.ts'
import { regenerate } from './regenerate-key.ts'
import { lastingSubscription, listSubscriptions, lockOwnSubscription, readSubscription } from './repo.ts'
import { liveKeyRefused, noSubscription, requireActive } from './rules.ts'
import { changeSubscription, createSubscription, moneyRoles } from './subscribe.ts'
import { endSubscription } from './unsubscribe.ts'

const defaultGraceSeconds = 3600

const regenerateKey = inTransaction<'regenerateKey'>(async (call) => {
  const { db, user, query, body, settings } = call
  const subscription = await lockOwnSubscription(db, { id: query.userSubscriptionId, userId: user.id })
  requireActive(subscription, settings.timeZone)
  const { key, details } = await regenerate(call, {
    subscriptionId: subscription.id,
    ownerId: user.id,
    type: body.type,
    keyId: body.key_id,
    graceSeconds: body.grace_seconds ?? defaultGraceSeconds,
    byAdmin: false,
    creatorId: call.actor.id,
    refuse: liveKeyRefused,
  })
  await audit(call, { action: 'key.regenerate', subject: subscription.id, details })
  return { status: 200, body: { data: key } }
})

/** Those of the subscription that lasts. A cancelled one is none; its keys are told in the list of subscriptions. */
const getKeys = handler<'getKeys'>(async ({ db, user, body: { api }, clock }) => {
  await publishedApi(db, api)
  const subscription = await lastingSubscription(db, { userId: user.id, api })
  if (!subscription) throw noSubscription()
  const now = clock()
  const keys = (await readKeys(db, [subscription.id], now)).get(subscription.id) ?? []
  return { status: 200, body: { data: keys.map((key) => apiKeyOf(key, now)) } }
})

const listUserSubscriptions = handler<'listUserSubscriptions'>(async (call) => {
  const { db, user, clock, settings } = call
  const of = { userId: user.id, now: clock(), timeZone: settings.timeZone }
  return { status: 200, body: { data: await listSubscriptions(db, of) } }
})

const createUserSubscription = inTransaction<'createUserSubscription'>(async (call) => {
  const { db, user, actor, body, clock, settings } = call
  const now = clock()
  const api = await publishedApi(db, body.api)
  // Before its subscriptions, as every change of plan.
  await lockUser(db, user.id)
  const { id, started } = await (body.user_subscription_id === undefined
    ? createSubscription(call, api)
    : changeSubscription(call, api, body.user_subscription_id))
  const read = () => readSubscription(db, { userId: user.id, id, now, timeZone: settings.timeZone })

  const { live_blocker, status } = await read()
  const types = started ? (['TEST', ...(live_blocker ? [] : ['LIVE' as const])] as const) : []
  const keys = []
  for (const type of types)
    keys.push(await makeKey(db, { subscriptionId: id, type, now, creatorId: actor.id }))
  const subscription = await read()
  const welcome = started && !teamRoleProblem(actor, moneyRoles) && (await redeemStarterCredits(call))
  const isNew = body.user_subscription_id === undefined
  await notify(db, {
    userId: user.id,
    kind: 'subscriptions',
    message: `${messageOf({ name: api.name, started, isNew, status })}${welcome ? ` ${toGroupedDecimal(settings.starterCredits)} free credits are in your wallet.` : ''}`,
    route: '/subscriptions',
    text: 'View subscription',
    now,
  })
  await audit(call, {
    action: isNew ? 'subscription.create' : 'subscription.change',
    subject: id,
    details: {
      api: api.api,
      status,
      products: subscription.products.map(({ product_version_id }) => product_version_id),
      keys: keys.map(({ key_id }) => key_id),
    },
  })
  return { status: 201, body: { data: { subscription, keys } } }
})

interface SubscriptionNotice {
  readonly name: string
  readonly started: boolean
  readonly isNew: boolean
  readonly status: string
}

function messageOf({ name, started, isNew, status }: SubscriptionNotice): string {
  if (started)
    return `You subscribed to ${name}. Your keys are under Subscriptions; their secrets were shown once.`
  if (isNew) return `Your subscription to ${name} is set up. Start it when you’re ready.`
  return `A product was added to your subscription to ${name}.${status === 'PENDING' ? ' It isn’t started yet.' : ''}`
}

const unsubscribe = inTransaction<'unsubscribe'>(async (call) => {
  const { db, user, body, clock, settings } = call
  const now = clock()
  const id = body.user_subscription_id
  const { whole, revokedKeys } = await endSubscription(call)
  const subscription = await readSubscription(db, { userId: user.id, id, now, timeZone: settings.timeZone })
  await notify(db, {
    userId: user.id,
    kind: 'subscriptions',
    message: whole
      ? `Your subscription to ${subscription.name} has ended. Its keys no longer work.`
      : `A product of your subscription to ${subscription.name} has ended.`,
    route: '/subscriptions',
    text: 'View subscriptions',
    now,
  })
  await audit(call, {
    action: whole ? 'subscription.cancel' : 'subscription.product.end',
    subject: id,
    details: { api: body.api, product_id: body.product_id ?? null, revoked_keys: revokedKeys },
  })
  return { status: 200, body: { data: subscription } }
})

const createKey = inTransaction<'createKey'>(async (call) => {
  const key = await createNamedKey(call)
  const { body } = call
  await audit(call, {
    action: 'key.create',
    subject: body.user_subscription_id,
    details: { key_id: key.key_id, type: key.type, name: key.name, expires_at: key.expires_at },
  })
  return { status: 201, body: { data: key } }
})

const renameKey = inTransaction<'renameKey'>(async (call) => {
  const key = await renameOwnKey(call)
  await audit(call, { action: 'key.rename', subject: key.key_id, details: { name: key.name } })
  return { status: 200, body: { data: key } }
})

const listLimits = handler<'listLimits'>(async ({ db, user, clock, settings }) => {
  const data = await limitsOfAccount(db, { userId: user.id, now: clock(), timeZone: settings.timeZone })
  return { status: 200, body: { data } }
})

const setKeyLimits = inTransaction<'setKeyLimits'>(async (call) => ({
  status: 200,
  body: { data: await setOwnKeyLimits(call) },
}))

const revokeKeys = inTransaction<'revokeKeys'>(async (call) => {
  const { db, user, body, clock } = call
  const now = clock()
  const { keys, ended } = await endOwnKeys(db, { userId: user.id, keyIds: body.key_ids, now })
  for (const { name, key } of ended) {
    await notify(db, {
      userId: user.id,
      kind: 'keys',
      message: `You revoked the ${key.type.toLowerCase()} key ${prefixOf(key.type)}…${key.last_four} for ${name}. It no longer works.`,
      route: '/subscriptions',
      text: 'Manage keys',
      now,
    })
  }
  await audit(call, {
    action: 'key.revoke',
    subject: user.id,
    details: { keys: ended.map(({ key }) => key.id) },
  })
  return { status: 200, body: { data: keys.map((key) => apiKeyOf(key, now)) } }
})

export const subscriptionHandlers = {
  ...spendCapHandlers,
  revokeKeys,
  listLimits,
  setKeyLimits,
  createKey,
  renameKey,
  listUserSubscriptions,
  createUserSubscription,
  unsubscribe,
  regenerateKey,
  getKeys,
  listDeprecations,
}
