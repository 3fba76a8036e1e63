import { callShape } from '@switchboard/oas/paths'
import { announcedToBreak } from '../../modules/announcements/repo.ts'
import type { ApiRow } from '../../modules/catalogue/api.ts'
import { hasSubscribers } from '../../modules/subscriptions/repo.ts'
import type { Tx } from '../../platform/db/client.ts'

interface BrokenQuery {
  readonly onSale: ApiRow
  /** Its operations and webhooks. */
  readonly operations: readonly NamedOperation[]
  readonly breaking: readonly NamedOperation[]
  readonly now: Date
}

interface NamedOperation {
  readonly operation_id: string
  readonly method: string
  readonly path: string
}

/** How long after its day an announced document can be published. */
const announcedMs = 30 * 86_400_000

/**
 * Operations and webhooks of the version on sale that a document breaks for subscribers, and that no announcement has said of: see decision
 * 0124. None of an API without subscribers.
 */
export async function brokenCalls(
  tx: Tx,
  { onSale, operations, breaking, now }: BrokenQuery,
): Promise<readonly string[]> {
  const known = new Set(operations.map(({ operation_id }) => operation_id))
  const byPlace = new Map(operations.map((one) => [callShape(one), one.operation_id]))
  const broken = breaking
    // One that is renamed as well is announced by the name that it has.
    .map((one) => byPlace.get(callShape(one)) ?? one.operation_id)
    .filter((name) => known.has(name))
  if (broken.length === 0 || !(await hasSubscribers(tx, onSale.api))) return []
  const { api, version } = onSale
  const since = new Date(now.getTime() - announcedMs)
  const announced = await announcedToBreak(tx, { api, version, since })
  return [...new Set(broken)].filter((name) => !announced.has(name))
}
