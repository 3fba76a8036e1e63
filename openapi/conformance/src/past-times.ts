import type { FindingParts, ReceivedResponse } from './context/context.ts'
import { objectsIn } from './deeds/find.ts'

/** When something happened, as the contract’s fields say it. */
const past =
  /^(?:at|timestamp)$|^(?!next_)(?:\w+_)?(?:created|requested|submitted|decided|cancelled|disabled|verified|finished|joined|active|attempt|result|used|sent|paid|told|published|revoked|exported)_at$/
const clockMs = 300_000
const moment = /^\d{4}-\d\d-\d\dT/
/** When something began, before which nothing else happens to it. */
const beginnings = ['created_at', 'requested_at', 'submitted_at', 'invited_at', 'announced_at', 'started_at']
const ends = /^(?:\w+_)?(?:expires|ends|effective)_at$/
const roundedMs = 1_000

/** Nothing has happened after the response that tells it, by the backend’s own clock, nor before the thing was there. */
export function checkTimes(
  { body, status, headers }: ReceivedResponse,
  contractPointer: string,
): readonly FindingParts[] {
  const now = Date.parse(headers.date ?? '')
  if (status >= 300 || Number.isNaN(now)) return []
  return objectsIn(body).flatMap((object) => {
    const beginning = beginnings.find((name) => moment.test(String(object[name])))
    const begun = Date.parse(String(beginning && object[beginning]))
    return Object.entries(object)
      .filter(([name, value]) => (past.test(name) || ends.test(name)) && moment.test(String(value)))
      .flatMap(([name, value]) => {
        const time = Date.parse(String(value))
        const expected =
          past.test(name) && time > now + clockMs
            ? `${name} before ${headers.date}, when the response was sent`
            : time < begun - roundedMs && `${name} after ${beginning} ${object[beginning ?? '']}`
        return expected ? [{ check: `time ${name}`, expected, got: String(value), contractPointer }] : []
      })
  })
}
