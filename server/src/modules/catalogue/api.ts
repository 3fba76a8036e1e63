import policies from '@switchboard/contract/policies.json' with { type: 'json' }
import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/generated/database.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { documentUrl, mockUrl } from './addresses.ts'

type Schemas = components['schemas']

/** The mark of a version, and the result that gave it. */
export interface ConformanceMark extends Required<Schemas['Conformance']> {
  readonly result_id: string
}

/** `sim-swap`, and `v1` as it stands in its address. */
export interface VersionKey {
  readonly api: string
  readonly version: string
}

/** A version, but for its document, which may have 30 MB. */
export type ApiRow = Omit<Selectable<Database['apis']>, 'document'>

/** Which keys reach a system of the API itself, and whether its document has calls that a mock answers. */
export interface Connected {
  readonly upstream_environments: readonly ('LIVE' | 'TEST')[]
  readonly mocked: boolean
}

/** How a version stands, and where it is called. */
export interface VersionState
  extends Pick<
      ApiRow,
      | ('api' | 'publisher' | 'tag' | 'version' | 'full_version' | 'status')
      | ('released_on' | 'sunset_on' | 'document_name')
    >,
    Connected {}

type SummaryColumn = keyof Schemas['ApiSummary']

/** The fields of an API in every list. */
export const apiSummaryOf = (row: Pick<ApiRow, SummaryColumn>): Schemas['ApiSummary'] => ({
  api: row.api,
  publisher: row.publisher,
  tag: row.tag,
  name: row.name,
  summary: row.summary,
  category: row.category,
  tags: row.tags,
  version: row.version,
  full_version: row.full_version,
  status: row.status,
  price_from: toDecimal(row.price_from),
  price_unit: row.price_unit,
  kyb_required: row.kyb_required,
  conformance: row.conformance && inLists(row.conformance),
  updated_at: row.updated_at.toISOString(),
})

/** An API as the catalogue lists it. */
export const publicApiOf = (row: Pick<ApiRow, SummaryColumn | 'operations'>): Schemas['PublicApi'] => ({
  ...apiSummaryOf(row),
  operations: row.operations as Schemas['OperationSummary'][],
})

const inLists = ({ passed, total, checked_at }: ConformanceMark): Schemas['Conformance'] => ({
  passed,
  total,
  checked_at,
})

interface ApiVersionDetails {
  /** Every version of the API, newest first. */
  readonly versions: readonly VersionState[]
  readonly releases: readonly Schemas['ChangelogRelease'][]
  /** Where calls with live keys go, by API, as the deployment has it. */
  readonly upstreams: Readonly<Record<string, string>>
}

/** A version with all that its page shows, but for its operations. */
export function apiVersionOf(
  row: Omit<ApiRow, 'operations'> & Connected,
  { versions, releases, upstreams }: ApiVersionDetails,
): Omit<Schemas['ApiVersion'], 'operations'> {
  const newest = versions[0]?.version
  return {
    ...apiSummaryOf(row),
    conformance: row.conformance && { ...inLists(row.conformance), not_checked: row.conformance.not_checked },
    description: row.description.slice(0, maxDescriptionLength).toWellFormed(),
    released_on: row.released_on,
    deprecated_on: row.deprecated_on,
    sunset_on: row.sunset_on,
    replaced_by: newest === undefined || newest === row.version ? null : newest,
    servers: serversOf(row, upstreams),
    document_url: documentUrl(row.api, row.full_version),
    test_data: (row.test_data as Schemas['TestDatum'][]).slice(0, maxTestData),
    changelog: inShort(releases),
    versions: versions.slice(0, maxVersions).map((one) => ({
      version: one.version,
      full_version: one.full_version,
      status: one.status,
      released_on: one.released_on,
      sunset_on: one.sunset_on,
    })),
  }
}

const maxDescriptionLength = 20_000
const maxTestData = 1000
const maxVersions = 50

const maxChanges = 100
/** Of all releases; older ones say how many changes they had. */
const maxChangesInAll = 500
const maxTextLength = 500

/** Releases as the version's own answer has them: a sentence each, without links. */
function inShort(releases: readonly Schemas['ChangelogRelease'][]): Schemas['ApiRelease'][] {
  let room = maxChangesInAll
  return releases.map(({ full_version, released_on, compared_with, changes, changes_left_out }) => {
    const visibleChanges = changes.slice(0, Math.min(maxChanges, room)).map(sentence)
    room -= visibleChanges.length
    if (visibleChanges.length > 0) return { full_version, released_on, changes: visibleChanges }
    const total = changes.length + changes_left_out
    return { full_version, released_on, changes: [total > 0 ? counted(total) : nothing(compared_with)] }
  })
}

const counted = (total: number): Schemas['ApiChange'] => ({
  kind: 'CHANGED',
  breaking: false,
  text: `${total} ${total === 1 ? 'change' : 'changes'}, too many to be listed here.`,
})

const nothing = (comparedWith: string | null): Schemas['ApiChange'] =>
  comparedWith === null
    ? { kind: 'ADDED', breaking: false, text: 'First version.' }
    : { kind: 'CHANGED', breaking: false, text: 'Texts and examples only.' }

function sentence({ kind, breaking, text, operations, operations_total }: Schemas['ChangelogEntry']) {
  const [first] = operations
  const where = operations_total > 1 ? `${operations_total} operations` : (first?.summary ?? '')
  return { kind, breaking, text: `${where}: ${text}`.slice(0, maxTextLength) }
}

type Server = components['schemas']['ApiServer']

/**
 * Where calls are answered: without a key by the mock, with test keys by the API's test system or else the mock, with live keys by the API;
 * in the demo, the mock stands in for that.
 */
export function serversOf(
  row: Pick<ApiRow, 'api' | 'publisher' | 'tag' | 'version' | 'document_name'> & Connected,
  upstreams: Readonly<Record<string, string>>,
): Server[] {
  const url = ['/gateway', row.publisher, row.tag, row.version].filter(Boolean).join('/')
  const { mocked } = row
  const isDemo = row.document_name !== null
  const tested = row.upstream_environments.includes('TEST')
  const live = isDemo || row.upstream_environments.includes('LIVE') || upstreams[row.api] !== undefined
  const servers: (Server | false)[] = [
    mocked && {
      environment: 'MOCK',
      url: isDemo ? `/mock/${row.api}` : mockUrl(row),
      description: 'Mock server. No key needed, always free.',
    },
    (mocked || tested) && {
      environment: 'TEST',
      url,
      description: `Gateway, test key. ${tested ? policies.testKeysOfUpstream : policies.testKeys}`,
    },
    live && { environment: 'LIVE', url, description: `Gateway, live key. ${policies.liveKeys}` },
  ]
  return servers.filter((server) => server !== false)
}
