import { type Changes, compare } from '@switchboard/oas/compare'
import type { Reference } from '@switchboard/oas/document'
import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import type { Reads } from '../../platform/db/reads.ts'
import {
  documentationOfRelease,
  putRelease,
  readReleases,
  releaseNumbers,
  setChanges,
} from './releases-repo.ts'

type Release = components['schemas']['ChangelogRelease']

const maxReleases = 200

interface ReleasesQuery {
  readonly api: string
  /** The document up to which releases are told. */
  readonly upTo: string
}

/** The documents of an API with what each changed, newest first. */
export async function releasesOf(db: Reads, query: ReleasesQuery): Promise<Release[]> {
  const rows = await readReleases(db, { ...query, limit: maxReleases })
  return rows.map(({ changes, ...release }) => ({ ...release, ...changes }))
}

interface ReleaseInput {
  readonly api: string
  readonly version: string
  readonly full_version: string
  readonly today: string
  readonly reference: Reference
}

/** Keeps what a document says, and compares it with its neighbours: the one before it, and the one that follows it. */
export async function keepRelease(db: Queries, published: ReleaseInput): Promise<void> {
  const { api, version, full_version, today, reference } = published
  await putRelease(db, {
    api,
    full_version,
    version,
    released_on: today,
    compared_with: null,
    changes: noChanges,
    operations: JSON.stringify([...reference.operations, ...reference.webhooks]),
    security: JSON.stringify(reference.index.security),
  })
  const numbers = await releaseNumbers(db, api)
  const place = numbers.indexOf(full_version)
  for (const index of [place, place + 1]) {
    const number = numbers[index]
    if (number !== undefined) await compareWith(db, { api, full_version: number }, numbers[index - 1])
  }
}

const noChanges = JSON.stringify({ changes: [], changes_left_out: 0 })

async function compareWith(
  db: Queries,
  release: { readonly api: string; readonly full_version: string },
  before?: string,
): Promise<void> {
  if (before === undefined) return setChanges(db, release, { compared_with: null, changes: noChanges })
  const was = await documentationOfRelease(db, { api: release.api, full_version: before })
  const changes = changesText(compare(was, await documentationOfRelease(db, release)))
  await setChanges(db, release, { compared_with: before, changes })
}

const maxChangesLength = 300_000

/** Changes as they are kept. Of very many, each names one operation, and the last ones are counted alone. */
function changesText(comparison: Changes): string {
  const whole = JSON.stringify(comparison)
  if (whole.length <= maxChangesLength) return whole
  const short = comparison.changes.map((change) => ({ ...change, operations: change.operations.slice(0, 1) }))
  for (let count = short.length; ; count = Math.floor(count / 2)) {
    const left = comparison.changes_left_out + short.length - count
    const text = JSON.stringify({ changes: short.slice(0, count), changes_left_out: left })
    if (text.length <= maxChangesLength) return text
  }
}
