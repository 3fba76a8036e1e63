import { faultsOf, type Mistake } from '../fault.ts'
import {
  as,
  body,
  dataOf,
  field,
  instead,
  type Json,
  type JsonObject,
  jsonOf,
  objectOf,
  reading,
  rowsOf,
  withBody,
  withJson,
  withQuery,
  withRequestHeader,
} from '../mistakes.ts'

const plus = (value: Json, more: number): string => (Number(value) + more).toFixed(2)

/** Other amounts of a preview, with a wallet that follows from them. */
const otherLines = (change: (line: JsonObject) => number): Mistake =>
  body(({ data }) => {
    const quote = objectOf(data)
    let more = 0
    const lines = rowsOf(quote.lines).map((line) => {
      const credits = change(line)
      const sign = line.kind === 'FEE' || line.kind === 'INCLUDED_BACK' ? -1 : 1
      if (line.paid_by === 'WALLET') more += sign * (credits - Number(line.credits))
      return { ...line, credits: credits.toFixed(2) }
    })
    const { wallet_change, wallet_after } = quote
    return {
      data: {
        ...quote,
        lines,
        wallet_change: plus(wallet_change, more),
        wallet_after: plus(wallet_after, more),
      },
    }
  })

/** The list of administrators names the link. */
const linkIsPublic: Mistake = instead(async (call, backend) => {
  const all = await backend.send(as('admin', reading(call, '/api/admin/plans'), backend))
  const { link } = rowsOf(jsonOf(all).data).find((plan) => plan.link) ?? {}
  return backend.send(
    link ? withQuery(call, (query) => query.has('link') || query.set('link', String(link))) : call,
  )
})

const offersAll: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  if (reply.status !== 200) return reply
  const all = await backend.send(as('admin', reading(call, '/api/admin/plans'), backend))
  const answer = dataOf(reply)
  const known = rowsOf(answer.offers)
  const hidden = rowsOf(jsonOf(all).data).filter(({ audience }) => audience === 'INVITED')
  const others = hidden.map((plan) => {
    const { api, status, position, audience, invited, link, revision, accounts, ...terms } = plan
    return { plan: { ...terms, price_usd: '2.00' }, current: false, trial_available: false }
  })
  return withJson(reply, { data: { ...answer, offers: [...known, ...others] } })
})

/** A preview is carried out immediately. */
const books: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  const { quote } = dataOf(reply)
  const change = { ...withBody(call, { ...jsonOf(call), quote }), path: '/api/plan-changes' }
  if (reply.status === 200) await backend.send(withRequestHeader(change, 'idempotency-key', String(quote)))
  return reply
})

/** Plans of accounts, and the costs of changing them. */
export const planFaults = faultsOf('plans', [
  ['link-is-public', 'listPlans', 'a plan that has a link is shown to everybody', linkIsPublic],
  [
    'plans-unsorted',
    'listPlans',
    'the price page begins with the dearest plan',
    field('data', (plans) => rowsOf(plans).toReversed()),
  ],
  [
    'other-trial',
    'listPlans',
    'the price page names a longer trial',
    field('data.*.trial', (trial) => trial && { ...objectOf(trial), days: 30 }),
  ],
  ['invited-for-all', 'getAccountPlan', 'a plan for invited accounts is offered to others', offersAll],
  [
    'trial-for-all',
    'getAccountPlan',
    'every plan is said to begin with a trial',
    field('data.offers.*.trial_available', () => true),
  ],
  [
    'no-discount',
    'listSubscriptionProducts',
    'a plan’s products are sold a tenth dearer',
    field('data.*.versions', (versions, { name }) =>
      /Growth/.test(String(name))
        ? rowsOf(versions).map((version) => ({
            ...version,
            prices: rowsOf(version.prices).map((one) => ({
              ...one,
              price: (Number(one.price) * 1.1).toFixed(2),
            })),
          }))
        : versions,
    ),
  ],
  [
    'change-off',
    'previewPlanChange',
    'the wallet gains a hundredth more than the lines say',
    field('data.wallet_change', (value) => plus(value, 0.01)),
  ],
  [
    'whole-fee',
    'previewPlanChange',
    'the first period is paid a day too long',
    otherLines(({ kind, credits, days }) =>
      kind === 'FEE' ? (Number(credits) * (Number(days) + 1)) / Number(days) : Number(credits),
    ),
  ],
  [
    'spent-goes-back',
    'previewPlanChange',
    'a fee goes back although its credits are spent',
    otherLines(({ kind, credits }) => (kind === 'FEE_BACK' ? Number(credits) + 1 : Number(credits))),
  ],
  ['preview-books', 'previewPlanChange', 'a preview changes the plan', books],
])
