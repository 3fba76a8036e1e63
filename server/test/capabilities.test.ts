// Capabilities follow the rules that the operations reject by: for each persona and each action, both say the same.
import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const server = await serverOfFile({
  settings: { upstreams: { messaging: upstream.url }, webhooksToPrivateAddresses: true },
})
const { db } = server
beforeAll(() => db.updateTable('plans').set({ limits: '{}' }).execute())

interface Blocker {
  readonly code: string
  readonly problem: string
  readonly detail: string
  readonly href: string | null
}
interface Capability {
  readonly action: string
  readonly allowed: boolean
  readonly blockers: readonly Blocker[]
}

const people = [
  'user',
  'business',
  'newUser',
  'lowBalance',
  'zeroBalance',
  'kybRejected',
  'keyInGrace',
  'admin',
  'developer',
  'billing',
  'viewer',
] as const
type Person = (typeof people)[number]

const tokens = new Map<string, string>()
async function tokenOf(person: string): Promise<string> {
  const token = tokens.get(person) ?? (await server.signIn(person)).access_token
  tokens.set(person, token)
  return token
}
const read = async (token: string | undefined, api?: string) => {
  const { status, body } = await server.ask(
    'GET',
    `/portal-api/api/capabilities${api ? `?api=${api}` : ''}` as '/portal-api/api/capabilities',
    { token },
  )
  expect(status).toBe(200)
  return body.data as unknown as readonly Capability[]
}
const capabilityOf = async (person: Person, action: string, api: string): Promise<Capability> => {
  const capability = (await read(await tokenOf(person), api)).find((one) => one.action === action)
  if (!capability) throw new Error(`Nothing is said of ${action}.`)
  return capability
}

async function accountOf(person: Person): Promise<string> {
  const { body } = await server.ask('GET', '/portal-api/api/profile', { token: await tokenOf(person) })
  const { id, team } = body.data as {
    readonly id: string
    readonly team: { readonly account_id: string } | null
  }
  return team?.account_id ?? id
}
const subscriptionOf = async (person: Person, api: string) =>
  db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', await accountOf(person))
    .where('api', '=', api)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirst()

let number = 0
/** Sends it, and returns the code by which it is rejected; undefined if it is not. */
async function send(person: Person, method: string, path: string, body: object): Promise<string | undefined> {
  number += 1
  const response = await server.ask(method, `/portal-api/api/${path}`, {
    token: await tokenOf(person),
    body,
    headers: { 'Idempotency-Key': `capability-${number}` },
  })
  return response.status < 400 ? undefined : (response.body as unknown as { readonly code: string }).code
}

const noSubscription = { id: 'sub_none' }
const payment = { payment: 'CARD', currency: 'PHP' }
/** As the operation itself answers. Where there is no subscription, its keys are asked for: nothing else could be sent. */
const attempts: Readonly<Record<string, (person: Person, api: string) => Promise<string | undefined>>> = {
  SUBSCRIBE: (person, api) => send(person, 'POST', 'user-subscription', { api }),
  CREATE_TEST_KEY: (person, api) => createKey(person, api, 'TEST'),
  CREATE_LIVE_KEY: (person, api) => createKey(person, api, 'LIVE'),
  REPLACE_KEY: async (person, api) => {
    const { id } = (await subscriptionOf(person, api)) ?? noSubscription
    if (id === noSubscription.id)
      return ofKeys(person, api, 'PUT', `user-subscription/regenerate?userSubscriptionId=${id}`)
    return send(person, 'PUT', `user-subscription/regenerate?userSubscriptionId=${id}`, { type: 'TEST' })
  },
  REVOKE_KEY: (person, api) => ofKeys(person, api, 'POST', 'user-subscription/keys/revoke'),
  CALL_LIVE: callLive,
  TOP_UP: (person) =>
    send(person, 'POST', 'payment', { source: 'TOPUP', amount: '300.00', credits: '300.00', ...payment }),
  PAY_STATEMENT: (person) =>
    send(person, 'POST', 'payment', {
      source: 'BILLING',
      amount: '1.00',
      invoice_ids: ['inv_none'],
      ...payment,
    }),
  REDEEM_STARTER: (person) => send(person, 'POST', 'redeem-starter', {}),
  SET_ALERTS: (person) => send(person, 'PUT', 'wallet/threshold', { threshold1: '500' }),
  SET_AUTO_TOP_UP: (person) =>
    send(person, 'PUT', 'wallet/auto-top-up', {
      enabled: true,
      threshold: '100',
      credits: '1000',
      monthly_cap: '3000',
    }),
  INVITE_MEMBER: (person) =>
    send(person, 'POST', 'team/invitations', { email: `guest${number}@example.com`, role: 'VIEWER' }),
  ADD_WEBHOOK: (person) =>
    send(person, 'POST', 'webhooks', { url: `http://127.0.0.1:9/${number}`, events: ['payment.settled'] }),
  PUBLISH_API: (person) => send(person, 'POST', 'admin/apis', {}),
  UNSUBSCRIBE: async (person, api) => {
    const { id } = (await subscriptionOf(person, api)) ?? noSubscription
    if (id === noSubscription.id) return ofKeys(person, api, 'POST', 'user-unsubscribe')
    return send(person, 'POST', 'user-unsubscribe', { api, user_subscription_id: id })
  },
}

/** Of an operation on keys, which is closed to a role before all else. */
async function ofKeys(
  person: Person,
  api: string,
  method: string,
  path: string,
): Promise<string | undefined> {
  const code = await send(person, method, path, {})
  if (code && code !== 'validation_failed') return code
  return send(person, 'POST', 'get-keys', { api })
}

async function createKey(person: Person, api: string, type: string): Promise<string | undefined> {
  const subscription = await subscriptionOf(person, api)
  if (!subscription) return ofKeys(person, api, 'POST', 'user-subscription/keys')
  const body = { user_subscription_id: subscription.id, type, name: `key ${number}` }
  return send(person, 'POST', 'user-subscription/keys', body)
}

async function callLive(person: Person, api: string): Promise<string | undefined> {
  const subscription = await subscriptionOf(person, api)
  if (!subscription) return send(person, 'POST', 'get-keys', { api })
  const { id, secret } = await giveKey(server, { userId: await accountOf(person), api, type: 'LIVE' })
  // One that was cancelled before may have got it.
  await db.updateTable('api_keys').set({ subscription_id: subscription.id }).where('id', '=', id).execute()
  const path = api === 'messaging' ? messages : '/gateway/lumina/sim-swap/v1/check'
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'X-API-Key': secret, 'Content-Type': 'application/json' },
    body: '{}',
  })
  const body = (await response.json().catch(() => ({}))) as { readonly code?: string }
  return response.status < 400 ? undefined : body.code
}

const pairs = people.flatMap((person) => ['messaging', 'sim-swap'].map((api) => ({ person, api })))

describe.each(pairs)('$person, $api', ({ person, api }) => {
  test.each(Object.keys(attempts))('%s is allowed, or rejected for what is said', async (action) => {
    const { allowed, blockers } = await capabilityOf(person, action, api)
    const code = await attempts[action]?.(person, api)
    if (!allowed) expect(code).toBe(blockers[0]?.problem)
    else expect(reasons).not.toContain(code)
  })
})

/** All by which something can be closed. */
const reasons = [
  'token_missing',
  'terms_not_accepted',
  'forbidden',
  'team_role',
  'account_suspended',
  'second_factor_required',
  'not_subscribed',
  'subscription_not_active',
  'kyb_required',
  'kyb_in_review',
  'kyb_rejected',
  'insufficient_credits',
  'card_missing',
  'key_limit',
  'team_full',
  'webhook_limit',
  'already_subscribed',
  'starter_redeemed',
  'api_withdrawn',
]

describe('what happens to an account closes actions, and opens them again', () => {
  const agrees = async (person: Person, action: string, api: string, code: string) => {
    const { blockers } = await capabilityOf(person, action, api)
    expect(blockers[0]?.problem).toBe(code)
    expect(await attempts[action]?.(person, api)).toBe(code)
  }
  const restarted = async (person: Person, api: string) => {
    await send(person, 'POST', 'user-subscription', { api })
    return (await subscriptionOf(person, api))?.id ?? ''
  }

  test('a suspended subscription, the most keys that work, and an empty wallet', async () => {
    const id = await restarted('lowBalance', 'messaging')
    const set = (status: 'ACTIVE' | 'SUSPENDED') =>
      db.updateTable('subscriptions').set({ status }).where('id', '=', id).execute()
    await set('SUSPENDED')
    await agrees('lowBalance', 'CREATE_TEST_KEY', 'messaging', 'subscription_not_active')
    await agrees('lowBalance', 'CALL_LIVE', 'messaging', 'not_subscribed')
    await set('ACTIVE')
    expect((await capabilityOf('lowBalance', 'CREATE_TEST_KEY', 'messaging')).allowed).toBe(true)
    while ((await capabilityOf('lowBalance', 'CREATE_TEST_KEY', 'messaging')).allowed)
      expect(await createKey('lowBalance', 'messaging', 'TEST')).toBeUndefined()
    await agrees('lowBalance', 'CREATE_TEST_KEY', 'messaging', 'key_limit')
    await restarted('zeroBalance', 'messaging')
    await agrees('zeroBalance', 'CALL_LIVE', 'messaging', 'insufficient_credits')
  })

  test('as many webhooks and members as there may be', async () => {
    while ((await capabilityOf('user', 'ADD_WEBHOOK', 'messaging')).allowed)
      expect(await attempts.ADD_WEBHOOK?.('user', 'messaging')).toBeUndefined()
    await agrees('user', 'ADD_WEBHOOK', 'messaging', 'webhook_limit')
  })

  test('a version that ends, and an account that is suspended', async () => {
    await db
      .updateTable('apis')
      .set({ status: 'DEPRECATED' })
      .where('api', '=', 'quality-on-demand')
      .execute()
    await agrees('lowBalance', 'SUBSCRIBE', 'quality-on-demand', 'api_withdrawn')
    await db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', 'usr_mara3K').execute()
    await agrees('developer', 'ADD_WEBHOOK', 'messaging', 'account_suspended')
    await db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', 'usr_mara3K').execute()
  })

  test('administrators who need a second factor', async () => {
    const strict = await server.twin({ settings: { requireAdminSecondFactor: true } })
    const { body } = await strict.ask('GET', '/portal-api/api/capabilities', {
      token: await tokenOf('admin'),
    })
    const publish = (body.data as unknown as readonly Capability[]).find(
      ({ action }) => action === 'PUBLISH_API',
    )
    expect(publish?.blockers).toMatchObject([{ code: 'second_factor', problem: 'second_factor_required' }])
    const token = await tokenOf('admin')
    const response = await strict.ask('GET', '/portal-api/api/admin/apis', { token })
    expect(response.body).toMatchObject({ code: 'second_factor_required' })
    await strict.close()
  })
})

test('the actions that are tried are those that are told of', async () => {
  const actions = (await read(await tokenOf('user'))).map(({ action }) => action)
  expect(actions.toSorted()).toEqual(Object.keys(attempts).toSorted())
})

test('getCapabilities 200: visitors need a sign-in for everything', async () => {
  const all = await read(undefined, 'sim-swap')
  expect(all.length).toBeGreaterThan(10)
  expect(all.every(({ allowed, blockers }) => !allowed && blockers.length === 1)).toBe(true)
  expect(all[0]?.blockers).toMatchObject([{ code: 'sign_in', problem: 'token_missing', href: '/login' }])
})

test('getCapabilities 200: several things that are missing are told together, in the order of the operation', async () => {
  const { blockers } = await capabilityOf('viewer', 'CREATE_LIVE_KEY', 'quality-on-demand')
  expect(blockers.map(({ code, href }) => [code, href])).toEqual([
    ['role', '/dashboard/team'],
    ['subscription', '/subscriptions?api=quality-on-demand'],
  ])
})

test('getCapabilities 404 and 401: an API that is not there, and a token that has ended', async () => {
  const address = '/portal-api/api/capabilities?api=sim-swop' as '/portal-api/api/capabilities'
  expect((await server.ask('GET', address)).body).toMatchObject({ status: 404, code: 'not_found' })
  const token = 'ended'
  expect((await server.ask('GET', '/portal-api/api/capabilities', { token })).status).toBe(401)
})
