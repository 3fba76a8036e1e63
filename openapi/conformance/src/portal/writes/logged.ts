import type { ReceivedResponse } from '../../engine/context/context.ts'
import type { Verdict } from '../../engine/rules/verdict.ts'
import { rowsOf } from '../fields.ts'

/** An administrator's action is in the log under its request ID, with the details meant only for the log. */
export function expectLogged(
  verdict: Verdict,
  response: ReceivedResponse,
  { log, texts = [] }: { readonly log: ReceivedResponse | undefined; readonly texts?: readonly string[] },
): void {
  if (log?.status !== 200) return
  const id = response.headers['x-request-id']
  const row = rowsOf(log).find(({ request_id }) => request_id === id)
  const promised = {
    check: 'audit log',
    holds: row !== undefined,
    expected: `a row of the request ${id} in the audit log`,
    got: 'no such row',
  }
  // The one may not have written it, or the other may not show it.
  if (!verdict.expect(response, promised)) verdict.expect(log, promised)
  if (!row) return
  const details = JSON.stringify(row.details)
  for (const text of texts)
    verdict.expect(response, {
      check: 'text in the audit log',
      holds: details.includes(JSON.stringify(text)),
      expected: `“${text}” in the audit log, for which it was sent`,
      got: details,
    })
}
