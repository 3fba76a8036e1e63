import type { Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Fields } from '../../engine/rules/verdict.ts'
import { dataOf, hundredths, rowsIn, rowsOf } from '../fields.ts'

/** A call that can be made through the gateway, with what its caller is told that it costs. */
export interface PricedCall {
  readonly subscription: Fields
  /** Its operationId in the API’s document. */
  readonly operation: string
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

/** The cheapest call with a price and a documented test value: one beside it reaches nobody outside. */
export async function findCall(context: Context, about: string): Promise<PricedCall | undefined> {
  const subscriptions = rowsOf(await context.call('listUserSubscriptions', { as: 'user' })).filter(
    ({ status, live_blocker }) => status === 'ACTIVE' && live_blocker === null,
  )
  const pricedCalls: PricedCall[] = []
  for (const subscription of subscriptions.slice(0, 5)) {
    const { api, version } = subscription
    const response = await context.call('getCredits', { as: 'user', body: { api } })
    const apiPage = dataOf(await context.call('syncApi', { as: 'visitor', body: { api, version } }))
    const server = rowsIn(apiPage.servers).find(({ environment }) => environment === 'LIVE')
    if (!server) continue
    for (const { operation_id, method, path, price } of rowsIn(dataOf(response).prices)) {
      const bodies = await bodiesOf(context, { api, version, operation_id })
      if (hundredths(price) <= 0 || String(path).includes('{') || !bodies) continue
      const url = new URL(`${server.url}${path}`, context.base)
      pricedCalls.push({
        subscription,
        operation: String(operation_id),
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
      about,
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
