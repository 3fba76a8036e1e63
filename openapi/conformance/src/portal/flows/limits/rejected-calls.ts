import type { Context, ReceivedResponse } from '../../../engine/context/context.ts'
import { fieldsOf, type Verdict } from '../../../engine/rules/verdict.ts'
import { dataOf, pointersOf, rowsOf } from '../../fields.ts'
import type { LiveKey } from '../gateway.ts'
import { balanceOf } from '../wallet.ts'
import { expectExposed } from './rate-limit-headers.ts'

interface Limit {
  readonly key: LiveKey
  /** The response that set the limit. */
  readonly set: ReceivedResponse
  readonly status: number
  readonly code: string
  /** The longest that `Retry-After` may ask to wait, in seconds; left out where there is no such header. */
  readonly mostSeconds?: number
}

/** A call that a limit refuses has its status and code, costs nothing, and is in the log. */
export async function expectRejected(
  context: Context,
  verdict: Verdict,
  { key, set, status, code, mostSeconds }: Limit,
): Promise<void> {
  const before = await balanceOf(context)
  const response = await key.call()
  if (!response) return
  const problem = fieldsOf(await response.json().catch(() => undefined))
  const got = `${response.status} ${problem.code ?? ''}`
  const isRejected = verdict.equal(set, `call beyond ${code}`, got, `${status} ${code}`, 'from the gateway')
  if (mostSeconds !== undefined) {
    const value = response.headers.get('Retry-After')
    verdict.expect(set, {
      check: 'Retry-After of the gateway',
      holds: /^[1-9]\d*$/.test(value ?? '') && Number(value) <= mostSeconds,
      expected: `Retry-After: seconds until the limit allows calls again, ${mostSeconds} at most`,
      got: value ?? 'no Retry-After',
    })
    expectExposed(verdict, set, response.headers, ['Retry-After'])
  }
  const spent = before - (await balanceOf(context))
  verdict.equal(set, 'price of a refused call', spent, 0, `hundredths charged for ${code}`)
  if (!isRejected) return
  const query = { request_id: response.headers.get('X-Request-Id') }
  const logged = await context.call('getUserApiResponse', { as: 'user', query })
  if (verdict.status(logged, 200, 'for a call that a limit refused')) {
    const call = dataOf(logged)
    const row = `${call.status} ${call.error_code} for ${call.credits}`
    verdict.equal(logged, 'row of a refused call', row, `${status} ${code} for 0.00`)
  }
  const ledger = await context.call('listTransactions', { as: 'user', query })
  verdict.equal(
    ledger,
    'ledger of a refused call',
    rowsOf(ledger).length,
    0,
    `rows of a call that ${code} refused`,
  )
}

interface TooLow {
  /** The response to limits of which one is below what was used already. */
  readonly response: ReceivedResponse
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** Limits below what was used are rejected whole, and the one field is pointed at. */
export function expectTooLow(verdict: Verdict, { response, name, before, after }: TooLow): void {
  if (!verdict.status(response, 422, 'for less than was used')) return
  const pointers = pointersOf(response).join(', ') || 'no errors'
  verdict.equal(response, `field of ${name} that is too low`, pointers, `#/limits/${name}`)
  const [was, is] = [before, after].map((limits) => JSON.stringify(limits))
  verdict.equal(response, 'limits after a rejection', is, was, 'the limits as they were')
}
