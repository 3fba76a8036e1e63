import type { Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf, decimal, hundredths, rowsIn, rowsOf } from '../fields.ts'
import { makeKey, revoke } from './keys.ts'
import { findCall, type PricedCall } from './priced-call.ts'
import { balanceOf } from './wallet.ts'

const patienceMs = 30_000

/** A live key that is made for the purpose, and the call that it makes. */
export interface LiveKey {
  readonly priced: PricedCall
  readonly id: unknown
  /** Undefined where nobody answers. */
  call(body?: unknown): Promise<Response | undefined>
  revoke(): Promise<ReceivedResponse>
}

/** Does the work with a live key, which is revoked afterwards. Where there can be none, that is noted of the operation. */
export async function withLiveKey(
  context: Context,
  operation: string,
  work: (key: LiveKey) => Promise<void>,
): Promise<void> {
  const priced = await findCall(context, operation)
  if (!priced) return
  const made = await makeKey(context, priced.subscription, 'LIVE')
  if (made.status !== 201)
    return context.leaveOut(operation, `no live key could be made: ${made.status} ${made.code}`)
  const { key_id, api_key } = dataOf(made)
  let revoked: ReceivedResponse | undefined
  const key: LiveKey = {
    priced,
    id: key_id,
    call: (body = priced.body) =>
      fetch(priced.url, {
        method: priced.method,
        headers: { 'X-API-Key': String(api_key), 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      }).catch(() => undefined),
    async revoke() {
      revoked = await revoke(context, key_id)
      return revoked
    },
  }
  try {
    await work(key)
  } finally {
    if (!revoked) await key.revoke()
  }
}

/** A call costs the listed price; a revoked key makes no further call. */
export const pricesAreCharged: Rule = {
  id: 'flows/prices-are-charged',
  title: 'A gateway call costs the listed price, and a revoked key can’t call',
  phase: 'flows',
  needs: ['user', 'write', 'state'],
  operations: ['getCredits', 'listSkus', 'listTransactions', 'revokeKeys'],
  run: withVerdict((context, verdict) =>
    withLiveKey(context, 'getCredits', async (key) => {
      const { priced } = key
      const before = await balanceOf(context)
      const spent = async () => before - (await balanceOf(context))
      const tested = await key.call(priced.testBody)
      if (tested) {
        const got = `${tested.status}, and ${decimal(await spent())} charged`
        verdict.equal(
          priced.shown,
          'test value with a live key',
          got,
          '403, and 0.00 charged',
          'by the gateway',
        )
      }
      const response = await key.call()
      if (!response) context.leaveOut('getCredits', `the gateway at ${priced.url.origin} cannot be reached`)
      else if (response.status >= 400)
        context.leaveOut('getCredits', `the gateway answered ${response.status}: it may cost nothing`)
      else {
        const cost = await spent()
        const charged = hundredths(response.headers.get('x-credits-charged') ?? '0.00')
        verdict.expect(priced.shown, {
          check: 'price charged',
          holds: charged === priced.price && cost === priced.price,
          expected: `${decimal(cost)} as the price of ${priced.method} ${priced.url.pathname}, which is what it cost`,
          got: decimal(priced.price),
        })
        const skus = await context.call('listSkus', { as: 'user' })
        const own = rowsIn(dataOf(skus).skus).find(
          ({ api, operation_id }) => api === priced.subscription.api && operation_id === priced.operation,
        )
        if (own) verdict.equal(skus, 'own price', own.own_price_credits, decimal(priced.price), 'as it cost')
        const query = { view: 'usage', limit: 1 }
        const ledger = await context.call('listTransactions', { as: 'user', query })
        const newest = rowsOf(ledger)[0]?.credits ?? 'no row'
        verdict.equal(ledger, 'row of a call', newest, decimal(-cost), 'the newest row of usage')
      }
      const revoked = await key.revoke()
      const late = await key.call()
      if (response && late)
        verdict.equal(
          revoked,
          'revoked key',
          late.status,
          401,
          'from the gateway for the revoked key, at once',
        )
    }),
  ),
}
