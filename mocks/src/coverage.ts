import { asArray, asObject, type JsonObject } from './json.ts'
import { MockError } from './mock-error.ts'
import type { ProxyReport } from './proxy-report/proxy-notes.ts'

/**
 * How far a backend has come with an operation. MOCK: the examples answer. UNTESTED: the backend has it, and it wasn’t called yet.
 * CONFORMANT: every response kept the contract so far. FAILING: one didn’t.
 */
export interface Coverage {
  readonly state: 'MOCK' | 'UNTESTED' | 'CONFORMANT' | 'FAILING'
  readonly calls: number
  /** Breaches of the contract by the backend. */
  readonly faults: readonly string[]
}

/** The operations that a backend implements, by the IDs and tags that name them; undefined where it has them all. */
export function findLiveOperations(
  document: JsonObject,
  names: readonly string[] | undefined,
): ReadonlySet<string> | undefined {
  if (names === undefined) return undefined
  const operations = Object.values(asObject(document.paths))
    .flatMap((item) => Object.values(asObject(item)).map(asObject))
    .filter(({ operationId }) => typeof operationId === 'string')
  const operationsOf = (name: string) =>
    operations.filter(({ operationId, tags }) => operationId === name || asArray(tags).includes(name))
  const unknown = names.find((name) => operationsOf(name).length === 0)
  if (unknown !== undefined)
    throw new MockError(
      'live_unknown',
      `LIVE names ${unknown}, which is no operation or tag of the contract.`,
    )
  return new Set(names.flatMap(operationsOf).map(({ operationId }) => String(operationId)))
}

/** Of one operation, by the calls that have passed so far. */
export function coverageOf(
  id: string,
  { operations, backend }: ProxyReport,
  liveOperations: ReadonlySet<string> | undefined,
): Coverage {
  const calls = operations[id] ?? 0
  const faults = backend.filter(({ at }) => at === id).map(({ what }) => what)
  if (liveOperations && !liveOperations.has(id)) return { state: 'MOCK', calls: 0, faults: [] }
  return { state: faults.length > 0 ? 'FAILING' : calls > 0 ? 'CONFORMANT' : 'UNTESTED', calls, faults }
}
