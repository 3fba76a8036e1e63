import { callShape } from '../paths/template.ts'
import type { Operation } from '../types.ts'
import { added, type Change, changed, code, removed } from './change.ts'
import { compareOperations } from './compare-operations.ts'
import { compareSchemes, renamedSchemes, type Schemes, withSchemes } from './compare-security.ts'
import { compareCallbacks, compareWebhooks } from './compare-webhooks.ts'

type OperationName = Pick<Operation, 'operation_id' | 'method' | 'path' | 'summary'>

interface Entry extends Omit<Change, 'schema'> {
  readonly operations: OperationName[]
  readonly operations_total: number
}

/** Differences between a document and its predecessor. */
export interface Changes {
  readonly changes: Entry[]
  readonly changes_left_out: number
}

const maxChanges = 500
const maxOperations = 20
const maxTextLength = 500

/** The parts of a document that are compared. Releases stored before schemes were introduced have none. */
export interface Compared {
  readonly operations: readonly Operation[]
  /** Calls that the API makes by itself. */
  readonly webhooks?: readonly Operation[]
  readonly index?: { readonly security: Schemes }
}

/** The changes between two documents, breaking ones first; the same change of several operations is listed once. */
export const compare = (was: Compared, is: Compared): Changes => compareWhole(was, is).changes

/** The same, with all operations that a change breaks: a list of changes names only some of them. */
export function compareWhole(
  was: Compared,
  is: Compared,
): { readonly changes: Changes; readonly broken: readonly OperationName[] } {
  const schemes = was.index && is.index && schemesIn(was.index.security, is.index.security)
  const [before, after] = [
    allOf(was).map((one) => (schemes ? withSchemes(one, schemes.names) : one)),
    allOf(is),
  ]
  const groups = new Map<string, { readonly change: Change; readonly operations: Operation[] }>()
  const add = (operation: Operation, change: Change) => {
    const key = `${change.kind} ${change.breaking} ${change.text}`
    const same = groups.get(key)
    if (!same) groups.set(key, { change, operations: [operation] })
    else if (!same.operations.includes(operation)) same.operations.push(operation)
  }
  const pairs = pairsOf(before, after)
  for (const operation of before)
    if (!pairs.has(operation)) add(operation, removed(`${kindOf(operation)} removed.`))
  const paired = new Set(pairs.values())
  for (const operation of after)
    if (!paired.has(operation)) add(operation, added(`New ${kindOf(operation).toLowerCase()}.`))
  for (const [old, now] of pairs) {
    const isSame = JSON.stringify(old) === JSON.stringify(now)
    const within = now.webhook ? compareWebhooks : compareOperations
    for (const change of [
      ...(isSame ? [] : [...movedFrom(old, now), ...within(old, now), ...compareCallbacks(old, now)]),
      ...(schemes ? compareSchemes(old, now, schemes) : []),
    ])
      add(now, change)
  }
  const all = [...groups.values()].sort((one, other) => weightOf(one.change) - weightOf(other.change))
  const changes = all.slice(0, maxChanges).map(entryOf)
  const breaking = all.filter(({ change }) => change.breaking).flatMap(({ operations }) => operations)
  return {
    changes: { changes, changes_left_out: all.length - changes.length },
    broken: [...new Set(breaking)],
  }
}

/** Schemes go by their new names. */
function schemesIn(old: Schemes, is: Schemes) {
  const names = renamedSchemes(old, is)
  return { names, was: old.map((one) => ({ ...one, name: names.get(one.name) ?? one.name })), is }
}

const allOf = ({ operations, webhooks = [] }: Compared) => [...operations, ...webhooks]

const kindOf = ({ webhook }: Operation): string => (webhook ? 'Webhook' : 'Operation')

const nameOf = (operation: Operation): string => `${kindOf(operation)} ${operation.operation_id}`

/** By method and path, else by name: an operation that moved is still the same. */
function pairsOf(before: readonly Operation[], after: readonly Operation[]): Map<Operation, Operation> {
  const shape = (operation: Operation) => `${operation.webhook ? 'webhook ' : ''}${callShape(operation)}`
  const byPlace = new Map(after.map((operation) => [shape(operation), operation]))
  const pairs = new Map<Operation, Operation>()
  for (const operation of before) {
    const same = byPlace.get(shape(operation))
    if (same) pairs.set(operation, same)
  }
  const taken = new Set(pairs.values())
  const byName = new Map(
    after.filter((operation) => !taken.has(operation)).map((operation) => [nameOf(operation), operation]),
  )
  for (const operation of before) {
    const same = pairs.has(operation) ? undefined : byName.get(nameOf(operation))
    if (same) pairs.set(operation, same)
  }
  return pairs
}

function movedFrom(old: Operation, now: Operation): Change[] {
  if (callShape(old) !== callShape(now))
    return [
      changed(
        `Moved from ${code(`${old.method} ${old.path}`)} to ${code(`${now.method} ${now.path}`)}.`,
        true,
      ),
    ]
  if (old.operation_id === now.operation_id) return []
  return [changed(`Renamed from ${code(old.operation_id)}. Requests stay the same; generated code changes.`)]
}

const kinds: readonly Change['kind'][] = ['REMOVED', 'CHANGED', 'DEPRECATED', 'ADDED']
const weightOf = ({ breaking, kind }: Change): number => (breaking ? 0 : kinds.length) + kinds.indexOf(kind)

interface SharedChange {
  readonly change: Change
  readonly operations: readonly Operation[]
}

const entryOf = ({ change, operations }: SharedChange): Entry => ({
  kind: change.kind,
  breaking: change.breaking,
  text: change.text.slice(0, maxTextLength),
  operations: operations
    .slice(0, maxOperations)
    .map(({ operation_id, method, path, summary }) => ({ operation_id, method, path, summary })),
  operations_total: operations.length,
})
