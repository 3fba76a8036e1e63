import type { ReceivedResponse } from '../../context/context.ts'
import { dataOf, type Fields, type Verdict } from '../verdict.ts'

/** The same key with the same body gets the response that the first request got, and is told so where the contract says it is. */
export function expectReplay(
  verdict: Verdict,
  first: ReceivedResponse,
  again: ReceivedResponse,
  idOf: (data: Fields) => unknown,
): void {
  verdict.expect(again, {
    check: 'repetition',
    holds: again.status === first.status && idOf(dataOf(again)) === idOf(dataOf(first)),
    expected: `the response that the key got first: ${first.status} with ${idOf(dataOf(first))}`,
    got: `${again.status} ${again.code || `with ${idOf(dataOf(again))}`}`,
  })
  const declares = [...(first.operation.responses.get(String(first.status))?.headers ?? [])]
  if (!declares.some(({ name }) => name.toLowerCase() === 'idempotent-replayed')) return
  verdict.expect(again, {
    check: 'mark of a repetition',
    holds:
      again.headers['idempotent-replayed'] === 'true' && first.headers['idempotent-replayed'] === undefined,
    expected: 'Idempotent-Replayed: true, and only when it was repeated',
    got: `${first.headers['idempotent-replayed'] ?? 'none'}, then ${again.headers['idempotent-replayed'] ?? 'none'}`,
  })
}
