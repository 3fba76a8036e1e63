import type { FindingParts, ReceivedResponse } from './context/context.ts'
import { objectsIn } from './deeds/find.ts'

/** When something happened, as the contract’s fields say it. */
const past =
  /^(?:at|timestamp)$|^(?!next_)(?:\w+_)?(?:created|requested|submitted|decided|cancelled|disabled|verified|finished|joined|active|attempt|result|used|sent|paid|told|published|revoked|exported)_at$/
const clockMs = 300_000

/** Nothing has happened after the response that tells it, by the backend’s own clock. */
export function checkTimes(
  { body, status, headers }: ReceivedResponse,
  contractPointer: string,
): readonly FindingParts[] {
  const now = Date.parse(headers.date ?? '')
  if (status >= 300 || Number.isNaN(now)) return []
  return objectsIn(body).flatMap((object) =>
    Object.entries(object)
      .filter(([name, value]) => past.test(name) && /^\d{4}-\d\d-\d\dT/.test(String(value)))
      .filter(([, value]) => Date.parse(String(value)) > now + clockMs)
      .map(([name, value]) => ({
        check: `time ${name}`,
        expected: `${name} before ${headers.date}, when the response was sent`,
        got: String(value),
        contractPointer,
      })),
  )
}
