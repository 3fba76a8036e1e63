import type { Context, ReceivedResponse } from '../../../context/context.ts'
import { dataOf, decimal, type Fields, fieldsOf, rowsOf, type Verdict } from '../../verdict.ts'
import { balanceOf } from '../credits.ts'
import { expectExposed } from './rate-limit-headers.ts'

export interface Refusal {
  /** The response that set the limit. */
  readonly set: ReceivedResponse
  readonly status: number
  readonly code: string
  /** The longest that `Retry-After` may ask to wait, in seconds; left out where there is no such header. */
  readonly mostSeconds?: number
}

/** A call that a limit refuses has its status and code, costs nothing, and is in the log. */
export async function expectRefused(
  context: Context,
  verdict: Verdict,
  { call, ...refusal }: Refusal & { readonly call: () => Promise<Response | undefined> },
): Promise<void> {
  const { set, status, code } = refusal
  const before = await balanceOf(context)
  const response = await call()
  if (!response) return
  const problem = fieldsOf(await response.json().catch(() => undefined))
  const isRefused = verdict.expect(set, {
    check: `call beyond ${code}`,
    holds: response.status === status && problem.code === code,
    expected: `${status} ${code} from the gateway`,
    got: `${response.status} ${problem.code ?? ''}`.trim(),
  })
  if (refusal.mostSeconds !== undefined)
    expectRetryAfter(verdict, set, { response, mostSeconds: refusal.mostSeconds })
  const spent = before - (await balanceOf(context))
  verdict.expect(set, {
    check: 'price of a refused call',
    holds: spent === 0,
    expected: `nothing charged for ${code}`,
    got: `${decimal(spent)} charged`,
  })
  if (isRefused) await expectLogged(context, verdict, { response, refusal })
}

function expectRetryAfter(
  verdict: Verdict,
  set: ReceivedResponse,
  { response, mostSeconds }: { readonly response: Response; readonly mostSeconds: number },
): void {
  const value = response.headers.get('Retry-After')
  verdict.expect(set, {
    check: 'Retry-After of the gateway',
    holds: /^[1-9]\d*$/.test(value ?? '') && Number(value) <= mostSeconds,
    expected: `Retry-After: seconds until the limit allows calls again, ${mostSeconds} at most`,
    got: value ?? 'no Retry-After',
  })
  expectExposed(verdict, set, { headers: response.headers, names: ['Retry-After'] })
}

interface Refused {
  readonly response: Response
  readonly refusal: Refusal
}

async function expectLogged(
  context: Context,
  verdict: Verdict,
  { response, refusal: { status, code } }: Refused,
): Promise<void> {
  const query = { request_id: response.headers.get('X-Request-Id') }
  const logged = await context.call('getUserApiResponse', { as: 'user', query })
  if (verdict.status(logged, 200, 'for a call that a limit refused')) {
    const call: Fields = dataOf(logged)
    verdict.expect(logged, {
      check: 'row of a refused call',
      holds: call.status === status && call.error_code === code && call.credits === '0.00',
      expected: `${status} ${code} for 0.00 credits`,
      got: `${call.status} ${call.error_code} for ${call.credits}`,
    })
  }
  const ledger = await context.call('listTransactions', { as: 'user', query })
  verdict.expect(ledger, {
    check: 'ledger of a refused call',
    holds: rowsOf(ledger).length === 0,
    expected: `no row for a call that ${code} refused`,
    got: rowsOf(ledger)[0]?.credits,
  })
}
