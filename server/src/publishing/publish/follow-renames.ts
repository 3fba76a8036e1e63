import { callShape } from '@switchboard/oas/paths'
import { renameAnnounced } from '../../modules/announcements/repo.ts'
import type { VersionKey } from '../../modules/catalogue/api.ts'
import { operationsByVersion } from '../../modules/catalogue/repo.ts'
import { renamePrices } from '../../modules/pricing/repo.ts'
import { renameAllowed } from '../../modules/subscriptions/limits/repo.ts'
import type { Queries } from '../../platform/db/client.ts'

type Versions = Awaited<ReturnType<typeof operationsByVersion>>

interface Renaming extends VersionKey {
  /** The versions of the API before the publication. */
  readonly before: Versions
  readonly now: Date
}

/**
 * Agreed prices, operations that keys are limited to and announced prices follow an operation, by its method and path, to another
 * operationId. See decision 0124.
 */
export async function followRenames(db: Queries, { api, version, before, now }: Renaming): Promise<void> {
  const after = await operationsByVersion(db, api)
  const names = namesByPlace(operationsIn(after, version))
  const renamed = [...namesByPlace(operationsIn(before, version))].flatMap(([place, from]) => {
    const to = names.get(place)
    return to === undefined || to === from ? [] : [{ from, to }]
  })
  if (renamed.length === 0) return
  const inUse = new Set(after.flatMap(({ operations }) => operations.map((one) => one.operation_id)))
  const own = new Set(names.values())
  // Where another version still has the name, it stays beside the new one.
  const renames = renamed.map((one) => ({ ...one, stays: inUse.has(one.from) && !own.has(one.from) }))
  await renamePrices(db, {
    api,
    renames,
    gone: renamed.map(({ from }) => from).filter((name) => !inUse.has(name)),
    now,
  })
  await renameAllowed(db, api, renames)
  await renameAnnounced(db, { api, version }, new Map(renamed.map(({ from, to }) => [from, to])))
}

const operationsIn = (versions: Versions, version: string) =>
  versions.find((one) => one.version === version)?.operations ?? []

/** Of two whose parameters alone differ in name, the one that is called. */
const namesByPlace = (operations: ReturnType<typeof operationsIn>): ReadonlyMap<string, string> =>
  new Map(
    operations
      .toSorted((one, other) => (one.path < other.path ? 1 : -1))
      .map((operation) => [callShape(operation), operation.operation_id]),
  )
