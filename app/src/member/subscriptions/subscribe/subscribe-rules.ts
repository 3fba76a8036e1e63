import type { components } from '@switchboard/sdk'
import { policies } from '@switchboard/sdk/problems'
import { formatCredits } from '../../../base/format/format.ts'
import { isZero, toHundredths } from '../../../base/format/money.ts'
import { newSubscriptionRoles, roleRefusal } from '../../../domain/team/role.ts'
import { topUpHref } from '../../../domain/wallet/rules.ts'
import type { Profile } from '../../../lib/session/session.ts'
import { href } from '../../../paths.ts'
import { isPaidAhead } from '../plans/plan-rules.ts'

type Schemas = components['schemas']
export type ApiSummary = Schemas['ApiSummary']
export type Product = Schemas['Product']
export type ServicePlan = Schemas['ServicePlan']
export type UserPlan = Schemas['UserPlan']
type KybSubmission = Schemas['KybSubmission']

type Verified = Pick<KybSubmission, 'publisher' | 'tag' | 'state'>
type Address = Pick<ApiSummary, 'publisher' | 'tag' | 'version'>

/**
 * Whether a business is verified for an API: for its tag, or for all APIs of its publisher. Where the API itself asks for nothing, a
 * verification by any publisher shows that there is a business. The server judges by the same rule.
 */
export function isVerified(
  submissions: readonly Verified[],
  { publisher, tag, kyb_required }: Pick<ApiSummary, 'publisher' | 'tag' | 'kyb_required'>,
): boolean {
  return submissions
    .filter(({ state }) => state === 'APPROVED')
    .some((one) => !kyb_required || (one.publisher === publisher && (one.tag === null || one.tag === tag)))
}

interface StepFacts {
  /** Undefined until they are there. */
  readonly api: Pick<ApiSummary, 'publisher' | 'tag' | 'kyb_required'> | undefined
  readonly submissions: readonly Verified[] | undefined
}

/** The way to the keys, with how long the last of its steps takes. */
export function subscribeSteps({ api, submissions }: StepFacts) {
  const isKnown = api !== undefined && submissions !== undefined
  const waits = isKnown && api.kyb_required && !isVerified(submissions, api)
  return [
    { title: 'Choose', about: 'Product and plan' },
    { title: 'Review', about: 'Price and requirements' },
    {
      title: 'Store your keys',
      ...(isKnown && {
        about: waits
          ? `Test key right away, live key after verification. ${policies.reviewTime}`
          : 'Right away',
      }),
    },
  ]
}

/** The product without a choice, as at the server: that of the account’s plan, else the first that is open to it. */
export const defaultProductOf = (ways: readonly Product[], verified: boolean): Product | undefined =>
  ways.find(({ kyb_required, subscribed }) => !subscribed && (verified || !kyb_required))

export const kybHref = ({ publisher, tag, version }: Address): string =>
  tag ? href('kybTag', { publisher, tag }) : href('kybVersion', { publisher, version })

export interface Requirement {
  readonly name: string
  readonly met: boolean
  /** Nothing is subscribed to without it. */
  readonly blocks: boolean
  readonly text: string
  /** Where it is put right. */
  readonly way?: { readonly label: string; readonly to: string }
}

export interface SubscribeFacts {
  readonly api: Pick<ApiSummary, 'publisher' | 'tag' | 'version' | 'kyb_required' | 'name'>
  readonly product: Pick<Product, 'product_id' | 'name' | 'plan_type' | 'kyb_required'>
  readonly submissions: readonly Verified[]
  readonly credits: string
  /** Free credits that the first subscription adds. */
  readonly starter?: string
  /** For whom the person acts, and as what. */
  readonly team?: Profile['team']
  /** Whether keys are made by it. */
  readonly isNew?: boolean
  /** The plan that begins with it. */
  readonly plan?: Pick<ServicePlan, 'price' | 'plan_type' | 'plan_name'> | undefined
  /** Credits in the wallet that were bought. */
  readonly bought?: string
}

/** The requirements of a subscription, met or not. Terms are accepted already: the page's guard asks for them. */
export function requirements(facts: SubscribeFacts): readonly Requirement[] {
  const { api, product, submissions, credits, starter = '0.00' } = facts
  const verified = isVerified(submissions, api)
  const all: Requirement[] = [
    {
      name: 'Terms',
      met: true,
      blocks: true,
      text: 'You accepted the terms and conditions.',
      way: { label: 'Read them', to: href('terms') },
    },
  ]
  const role = roleNeeded(facts)
  if (role)
    all.push({
      name: 'Your role',
      met: false,
      blocks: true,
      text: role,
      way: { label: 'View team', to: href('team') },
    })
  if (product.kyb_required || api.kyb_required) all.push(verifiedBusiness(facts, verified))
  const { plan, bought = '0.00' } = facts
  if (plan && isPaidAhead(plan)) {
    const covered = toHundredths(bought) >= toHundredths(plan.price)
    all.push({
      name: 'Bought credits',
      met: covered,
      blocks: true,
      text: `${formatCredits(plan.price)} are taken now for ${plan.plan_name}. You have ${formatCredits(bought)}.`,
      ...(!covered && { way: { label: 'Top up', to: topUpHref(bought, plan.price) } }),
    })
  } else if (product.plan_type === 'PREPAID') {
    const hasStarter = !isZero(starter)
    const some = !isZero(credits) || hasStarter
    const own = `${formatCredits(credits)} credits in your wallet. Live calls are paid from them.`
    const free = `${formatCredits(starter)} free credits come with your first subscription. Live calls are paid from them.`
    all.push({
      name: 'Credits',
      met: some,
      blocks: false,
      text: hasStarter ? free : some ? own : `Your wallet is empty. ${policies.emptyWallet}`,
      ...(!some && {
        way: { label: 'Top up', to: href('topUp', {}, { query: { product: product.product_id } }) },
      }),
    })
  }
  return all
}

function verifiedBusiness({ api, product, submissions }: SubscribeFacts, met: boolean): Requirement {
  const name = 'Verified business'
  const blocks = product.kyb_required
  if (met) return { name, met, blocks, text: 'Your business is verified.' }
  const isInReview = submissions.some(
    ({ state, publisher, tag }) =>
      state === 'IN_REVIEW' && publisher === api.publisher && (tag === null || tag === api.tag),
  )
  const need = blocks
    ? `${product.name} is for verified businesses.`
    : 'You get a test key now. A live key needs a verified business.'
  return {
    name,
    met,
    blocks,
    text: `${need} ${isInReview ? 'Yours is in review. ' : ''}${policies.reviewTime}`,
    way: { label: isInReview ? 'View your verification' : 'Verify your business', to: kybHref(api) },
  }
}

/** Keys are made by an owner or a developer, plans that cost are begun by an owner or a billing member: the server says the same. */
function roleNeeded({ team = null, isNew = true, plan }: SubscribeFacts): string | undefined {
  const costs = plan !== undefined && (plan.plan_type === 'POSTPAID' || !isZero(plan.price))
  return (
    (isNew ? roleRefusal(team, newSubscriptionRoles) : roleRefusal(team, 'POST /api/user-subscription')) ??
    (costs ? roleRefusal(team, ['OWNER', 'BILLING']) : undefined)
  )
}

type PlanTerms = Pick<ServicePlan, 'plan_name' | 'plan_type' | 'scope' | 'price' | 'period'>

/** Fee and included credits, where the wallet pays them. */
function paidHow(plan: PlanTerms): string {
  if (!isPaidAhead(plan)) return ''
  const next = plan.period === 'YEARLY' ? 'each year' : 'on the first of each month'
  return `Its fee is taken from your bought credits now, for the rest of this ${plan.period === 'YEARLY' ? 'year' : 'month'}, and ${next}. The included credits come into your wallet and end with that time. `
}

/** The effect of taking a product on the plan that calls are charged by. An account’s plan never changes by it. */
export function planEffect(chosen: PlanTerms, present: Pick<UserPlan, 'plan_name'> | null): string {
  if (chosen.scope === 'API')
    return `${chosen.plan_name} is for this API alone. ${paidHow(chosen)}Your other APIs stay as they are.`
  if (!present) return `${chosen.plan_name} becomes your account’s plan. ${paidHow(chosen)}`.trim()
  return present.plan_name === chosen.plan_name
    ? `You’re already on ${chosen.plan_name}.`
    : `Calls are still charged by ${present.plan_name}.`
}

interface WaysFacts {
  readonly products: readonly Product[]
  readonly plans: readonly Pick<ServicePlan, 'plan_id' | 'product_id' | 'scope' | 'price'>[]
  /** The account’s plan; undefined before the first. */
  readonly account: string | undefined
}

/** The ways to buy an API: by the account’s plan, which comes first, by plans of this API, and before the first plan by any; then by fee. */
export function waysToBuy({ products, plans, account }: WaysFacts): readonly Product[] {
  const planOf = ({ product_id }: Product) => plans.find((plan) => plan.product_id === product_id)
  const isOwn = (product: Product) => account !== undefined && planOf(product)?.plan_id === account
  const feeOf = (product: Product) => toHundredths(planOf(product)?.price ?? '0.00')
  const sold = products.filter((product) => currentList(product))
  return sold
    .filter(
      (product) =>
        !sold.some(isOwn) || isOwn(product) || product.subscribed || planOf(product)?.scope === 'API',
    )
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || Number(feeOf(one) - feeOf(other)))
}

export const currentList = ({ versions }: Pick<Product, 'versions'>) =>
  versions.find(({ status }) => status === 'CURRENT')
