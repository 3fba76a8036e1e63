import type { Context, ReceivedResponse } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import { dataOf, decimal, type Fields, hundredths, judged, rowsIn, rowsOf, type Verdict } from '../verdict.ts'
import { balanceOf } from './credits.ts'
import { makeKey, revoke } from './keys.ts'

const patienceMs = 30_000

/** A call that can be made through the gateway, with what its caller is told that it costs. */
interface PricedCall {
  readonly subscription: Fields
  readonly url: URL
  readonly method: string
  readonly body: unknown
  /** The same with a documented test value, which live keys reject. */
  readonly testBody: unknown
  /** Hundredths. */
  readonly price: number
  /** The response that told the price. */
  readonly shown: ReceivedResponse
}

/** A call costs the listed price; a revoked key makes no further call. */
export const pricesAreCharged: Rule = {
  id: 'flows/prices-are-charged',
  title: 'A gateway call costs the listed price, and a revoked key can’t call',
  phase: 'flows',
  needs: ['portal', 'user', 'write', 'state'],
  operations: ['getCredits', 'listTransactions', 'revokeKeys'],
  run: judged(async (context, verdict) => {
    const priced = await findCall(context)
    if (!priced) return
    const made = await makeKey(context, priced.subscription, 'LIVE')
    if (made.status !== 201) {
      context.leaveOut('getCredits', `no live key could be made: ${made.status} ${made.code}`)
      return
    }
    const { key_id, api_key } = dataOf(made)
    const before = await balanceOf(context)
    const tested = await callGateway({ ...priced, body: priced.testBody }, String(api_key))
    if (tested)
      verdict.expect(priced.shown, {
        check: 'test value with a live key',
        holds: tested.status === 403 && (await balanceOf(context)) === before,
        expected: '403 from the gateway, and nothing charged',
        got: `${tested.status}, and ${decimal(before - (await balanceOf(context)))} charged`,
      })
    const response = await callGateway(priced, String(api_key))
    const spent = before - (await balanceOf(context))
    const charged = response && hundredths(response.headers.get('x-credits-charged') ?? '0.00')
    if (!response) context.leaveOut('getCredits', `the gateway at ${priced.url.origin} cannot be reached`)
    else if (response.status >= 400)
      context.leaveOut('getCredits', `the gateway answered ${response.status}: it may cost nothing`)
    else {
      verdict.expect(priced.shown, {
        check: 'price charged',
        holds: charged === priced.price && spent === priced.price,
        expected: `${decimal(spent)} as the price of ${priced.method} ${priced.url.pathname}, which is what it cost`,
        got: decimal(priced.price),
      })
      await expectRow(context, verdict, spent)
    }
    const revoked = await revoke(context, key_id)
    const late = await callGateway(priced, String(api_key))
    if (response && late)
      verdict.expect(revoked, {
        check: 'revoked key',
        holds: late.status === 401,
        expected: '401 from the gateway for the revoked key, at once',
        got: `${late.status}`,
      })
  }),
}

async function expectRow(context: Context, verdict: Verdict, spent: number): Promise<void> {
  const ledger = await context.call('listTransactions', { as: 'user', query: { view: 'usage', limit: 1 } })
  const newest = rowsOf(ledger)[0]?.credits
  verdict.expect(ledger, {
    check: 'row of a call',
    holds: newest === decimal(-spent),
    expected: `${decimal(-spent)} as the newest row of usage`,
    got: newest ?? 'no row',
  })
}

/** Undefined where nobody answers. */
const callGateway = ({ url, method, body }: PricedCall, key: string): Promise<Response | undefined> =>
  fetch(url, {
    method,
    headers: { 'X-API-Key': key, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined)

/** The cheapest call with a price and a documented test value: one beside it reaches nobody outside. */
async function findCall(context: Context): Promise<PricedCall | undefined> {
  const subscriptions = rowsOf(await context.call('listUserSubscriptions', { as: 'user' })).filter(
    ({ status, live_blocker }) => status === 'ACTIVE' && live_blocker === null,
  )
  const pricedCalls: PricedCall[] = []
  for (const subscription of subscriptions.slice(0, 5)) {
    const { api, version } = subscription
    const response = await context.call('getCredits', { as: 'user', body: { api } })
    const about = dataOf(await context.call('syncApi', { as: 'visitor', body: { api, version } }))
    const server = rowsIn(about.servers).find(({ environment }) => environment === 'LIVE')
    if (!server) continue
    for (const { operation_id, method, path, price } of rowsIn(dataOf(response).prices)) {
      const bodies = await bodiesOf(context, { api, version, operation_id })
      if (hundredths(price) <= 0 || String(path).includes('{') || !bodies) continue
      const url = new URL(`${server.url}${path}`, context.base)
      pricedCalls.push({
        subscription,
        url,
        method: String(method),
        ...bodies,
        price: hundredths(price),
        shown: response,
      })
    }
  }
  const [cheapest] = pricedCalls.toSorted((one, other) => one.price - other.price)
  if (!cheapest)
    context.leaveOut(
      'getCredits',
      'the user has no subscription with a live gateway, a priced call and a test value for it',
    )
  return cheapest
}

/** An example of the API's own document that sends one of its test values, and the same with a number beside it, which is nobody's. */
async function bodiesOf(
  context: Context,
  query: Fields,
): Promise<Pick<PricedCall, 'body' | 'testBody'> | undefined> {
  const operation = dataOf(await context.call('getApiReferenceOperation', { as: 'visitor', query }))
  const values = rowsIn(operation.test_data).map(({ value }) => String(value))
  const content = rowsIn((operation.body as Fields | null | undefined)?.content)
  const examples = rowsIn(content.find(({ type }) => type === 'application/json')?.examples)
  for (const { value: testBody } of examples) {
    const text = JSON.stringify(testBody)
    const sent = values.find((value) => /^\+\d+$/.test(value) && text.includes(`"${value}"`))
    const beside = sent && numberBeside(sent, values)
    if (beside) return { testBody, body: JSON.parse(text.replaceAll(`"${sent}"`, `"${beside}"`)) }
  }
  return undefined
}

/** In the range of a test number, but none itself. */
function numberBeside(number: string, values: readonly string[]): string | undefined {
  const endings = Array.from({ length: 100 }, (_, index) => `${99 - index}`.padStart(2, '0'))
  return endings.map((ending) => `${number.slice(0, -2)}${ending}`).find((one) => !values.includes(one))
}
