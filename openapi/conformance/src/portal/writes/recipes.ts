import type { Context } from '../../engine/context/context.ts'
import { operationNamed } from '../../engine/contract/contract.ts'
import { baseInput } from '../../engine/input/inputs.ts'
import { type Fields, fieldsOf } from '../../engine/rules/verdict.ts'
import { dataOf, decimal, hundredths, rowsIn, rowsOf } from '../fields.ts'
import { makeKey } from '../flows/keys.ts'
import { accountOf, adjustmentOf, balanceOf } from '../flows/wallet.ts'
import { adminRecipes, inDays, type Recipe } from './admin-recipes.ts'

const rowsBy = async (context: Context, operation: string, query = {}): Promise<readonly Fields[]> =>
  rowsOf(await context.call(operation, { as: 'user', query }))

/** An API that the user has no subscription to, and that asks for no verification. */
async function freeApi(context: Context): Promise<unknown> {
  const held = (await rowsBy(context, 'listUserSubscriptions'))
    .filter(({ status }) => status !== 'CANCELLED')
    .map(({ api }) => api)
  const offered = rowsOf(await context.call('listPublicApis', { as: 'visitor' }))
  return offered.find(
    ({ api, status, kyb_required }) => status === 'ACTIVE' && kyb_required === false && !held.includes(api),
  )?.api
}

const activeSubscription = async (context: Context): Promise<Fields | undefined> =>
  (await rowsBy(context, 'listUserSubscriptions')).find(({ status }) => status === 'ACTIVE')

const newestKey = async (context: Context): Promise<Fields | undefined> => {
  const subscription = await activeSubscription(context)
  if (!subscription) return undefined
  const made = await makeKey(context, subscription, 'TEST')
  return made.status === 201 ? { ...subscription, key_id: dataOf(made).key_id } : undefined
}

async function payment(context: Context): Promise<Fields> {
  const prices = dataOf(await context.call('listPublicSkus'))
  const [price, least] = [prices.credit_price, prices.min_credits].map(hundredths) as [number, number]
  const credits = least + 100 + Math.floor(context.random() * 90)
  return {
    amount: decimal(Math.round((credits * price) / 100)),
    currency: prices.currency,
    payment: 'CARD',
    source: 'TOPUP',
    credits: decimal(credits),
  }
}

/** One whose publisher this account has sent no form for, other than one that was rejected. */
async function unverifiedApi(context: Context): Promise<Fields | undefined> {
  const submitted = (await rowsBy(context, 'listKybSubmissions'))
    .filter(({ state }) => state !== 'REJECTED')
    .map(({ publisher, tag }) => `${publisher} ${tag ?? ''}`)
  const offered = rowsOf(await context.call('listPublicApis', { as: 'visitor' }))
  return offered.find(
    ({ publisher, tag }) =>
      !submitted.includes(`${publisher} `) && !submitted.includes(`${publisher} ${tag ?? ''}`),
  )
}

const rejectedForm = async (context: Context): Promise<Fields | undefined> =>
  (await rowsBy(context, 'listKybSubmissions')).find(({ state }) => state === 'REJECTED')

const shownForm = (context: Context) =>
  baseInput(context, operationNamed(context.contract, 'submitKyb'), 'user')

/** An administrator sends a form of the test account back. */
async function rejectForm(context: Context): Promise<boolean> {
  if (!context.accounts.has('admin')) return false
  const open = (await rowsBy(context, 'listKybSubmissions')).find(({ state }) => state === 'PENDING')
  const api = open ? undefined : await unverifiedApi(context)
  const form = await shownForm(context)
  if (!open && (!api || !form)) return false
  const kyb_id =
    open?.kyb_id ??
    dataOf(
      await context.call('submitKyb', {
        ...form,
        body: { ...fieldsOf(form?.body), publisher: api?.publisher },
      }),
    ).kyb_id
  const refusal = { field: 'representative_id', code: 'document_unreadable', reason: 'It can’t be read.' }
  const rejected = await context.call('adminRejectKyb', {
    as: 'admin',
    body: { kyb_id, refusals: [refusal] },
  })
  return rejected.status === 200
}

/** By name of the operation. */
export const recipes: Readonly<Record<string, Recipe>> = {
  ...adminRecipes,
  async createUserSubscription(context) {
    const api = await freeApi(context)
    return api === undefined ? undefined : { body: { api } }
  },
  async unsubscribe(context, things) {
    const mine = (await rowsBy(context, 'listUserSubscriptions')).find(
      (one) => one.user_subscription_id === things.get('user_subscription_id') && one.status === 'ACTIVE',
    )
    if (mine) return { body: { api: mine.api, user_subscription_id: mine.user_subscription_id } }
    const api = await freeApi(context)
    if (api === undefined) return undefined
    const made = await context.call('createUserSubscription', {
      as: 'user',
      body: { api },
    })
    const { user_subscription_id } = fieldsOf(dataOf(made).subscription)
    return user_subscription_id === undefined ? undefined : { body: { api, user_subscription_id } }
  },
  async createKey(context) {
    const subscription = await activeSubscription(context)
    if (!subscription) return undefined
    const { user_subscription_id } = subscription
    const expires_at = `${inDays(context, 40)}T16:00:00Z`
    const name = `Conformance ${context.unique()}`
    return { body: { user_subscription_id, type: 'TEST', name, expires_at } }
  },
  async regenerateKey(context) {
    const key = await newestKey(context)
    return (
      key && {
        query: { userSubscriptionId: key.user_subscription_id },
        body: { type: 'TEST', key_id: key.key_id, grace_seconds: 0 },
      }
    )
  },
  async adminRegenerateKeys(context) {
    const key = await newestKey(context)
    return (
      key && {
        body: {
          subscription_id: key.user_subscription_id,
          user_id: await accountOf(context, 'user'),
          type: 'TEST',
          grace_seconds: 0,
        },
      }
    )
  },
  createPayment: async (context) => ({ body: await payment(context) }),
  async resendPayment(context, things) {
    const begun = things.get('reference_number')
    if (begun !== undefined) return { body: { reference_number: begun } }
    const made = await context.call('createPayment', {
      as: 'user',
      body: await payment(context),
    })
    const { reference_number } = dataOf(made)
    return reference_number === undefined ? undefined : { body: { reference_number } }
  },
  adminAddCredits: async (context) => ({ body: await adjustmentOf(context, 777) }),
  adminDeductCredits: async (context) => ({ body: await adjustmentOf(context, 1) }),
  // None, so that no call of another check exceeds it.
  setSpendCap: async () => ({ body: { member_id: null, credits: null } }),
  // Its half and its fifth have to be rounded.
  updateWalletThreshold: async () => ({ body: { threshold1: '333.33' } }),
  async adminRevokeKeys(context) {
    const keys = (await rowsBy(context, 'listUserSubscriptions')).flatMap((one) => rowsIn(one.keys))
    const isUsed = keys.some(
      ({ status, name }) => status !== 'REVOKED' && !/^(Conformance|Renamed) /.test(String(name)),
    )
    const key = isUsed ? undefined : await newestKey(context)
    return key && { body: { user_id: await accountOf(context, 'user') } }
  },
  async updateNotificationPreferences(context) {
    const rows = await rowsBy(context, 'getNotificationPreferences')
    const preferences = rows
      .filter(({ mail_locked }) => mail_locked === false)
      .slice(0, 2)
      .map(({ kind, in_app, mail }) => ({ kind, in_app: !in_app, mail: !mail }))
    return preferences.length > 0 ? { body: { preferences } } : undefined
  },
  async markNotificationsRead(context) {
    const rows = await rowsBy(context, 'listNotificationHistory', { view: 'unread', limit: 2 })
    const notification_ids = rows.map(({ notification_id }) => notification_id)
    return rows.length > 0 ? { body: { notification_ids } } : undefined
  },
  async markAllNotificationsRead(context) {
    const [newest] = await rowsBy(context, 'listNotificationHistory', { view: 'unread', limit: 1 })
    return newest && { body: { up_to: newest.notification_id } }
  },
  async endSession(context) {
    const session = await context.signIn('user')
    const rows = rowsOf(await context.call('listSessions', { as: session }))
    const own = rows.find(({ current }) => current === true)
    return own && { body: { session_id: own.session_id } }
  },
  async saveKybDraft(context) {
    const api = await unverifiedApi(context)
    if (!api) return undefined
    const query = { publisher: api.publisher, ...(api.tag !== null && { tag: api.tag }) }
    const draft = dataOf(await context.call('getKybDraft', { as: 'user', query }))
    return {
      query: {},
      body: {
        ...query,
        revision: draft.revision ?? null,
        values: { business_name: `Conformance ${context.unique()}` },
      },
    }
  },
  async correctKyb(context) {
    const rejected =
      (await rejectedForm(context)) ?? ((await rejectForm(context)) && (await rejectedForm(context)))
    if (!rejected) return undefined
    const fields = rowsIn(rejected.requirements)
      .filter(({ state }) => state === 'REJECTED' || state === 'MISSING')
      .map(({ field }) => String(field))
    const form = fieldsOf((await shownForm(context))?.body)
    const corrected = fields.flatMap((field) => (field in form ? [[field, form[field]]] : []))
    return corrected.length === fields.length
      ? { body: { kyb_id: rejected.kyb_id, ...Object.fromEntries(corrected) } }
      : undefined
  },
  async updateAutoTopUp(context) {
    const now = dataOf(await context.call('getAutoTopUp', { as: 'user' }))
    const cents = String(10 + Math.floor(context.random() * 89))
    return now.enabled === false
      ? {
          body: {
            enabled: false,
            threshold: `500.${cents}`,
            credits: `1000.${cents}`,
            monthly_cap: `3000.${cents}`,
          },
        }
      : undefined
  },
  async removeSavedCard(context) {
    // Where there is no card, nothing is taken from anybody.
    for (const as of ['user', 'other'] as const) {
      if (!context.accounts.has(as)) continue
      const { card } = dataOf(await context.call('getAutoTopUp', { as }))
      if (card === null) return { isVain: true, ...(as === 'other' && { as }) }
    }
    return undefined
  },
  async changeMemberRole(context) {
    const owner = context.members.find(({ role }) => role === 'OWNER')
    const team = owner && dataOf(await context.call('getTeam', { as: owner.account }))
    const other = rowsIn(team?.members).find(({ you, role }) => you === false && role !== 'OWNER')
    return other && { body: { user_id: other.user_id, role: other.role === 'VIEWER' ? 'BILLING' : 'VIEWER' } }
  },
  startCardSetup: async () => ({}),
  requestAccountDeletion: async () => ({}),
}

/** A body that its schema allows and that has to be rejected all the same, with the entry of `errors` that says so. */
interface RejectedBody {
  readonly body: Fields
  readonly when: string
  readonly error: string
}

/** By name of the operation, from a body that is accepted. */
export const rejectedBodies: Readonly<
  Record<string, (context: Context, body: Fields) => Promise<readonly RejectedBody[]>>
> = {
  // A hundredth more, a hundredth less, and half of it. Packs may make some amounts cheaper; the recipe's costs its credits.
  async createPayment(_context, body) {
    const price = hundredths(body.amount)
    return [price + 1, price - 1, Math.round(price / 2)].map((amount) => ({
      body: { ...body, amount: decimal(amount) },
      when: 'for another amount than the price',
      error: 'amount_differs at #/amount',
    }))
  },
  async adminDeductCredits(context, body) {
    const more = decimal((await balanceOf(context)) + 1)
    const when = 'for more credits than there are'
    return [{ body: { ...body, credits: more }, when, error: 'insufficient_credits at #/credits' }]
  },
}
