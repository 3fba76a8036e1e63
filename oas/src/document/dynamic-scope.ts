import { asObject, isObject, type JsonObject } from '../json.ts'
import type { DocumentSchemas } from './document-schemas.ts'

/** The meaning of `$dynamicRef` at a place: the first schema on the way there with such a `$dynamicAnchor`. */
export interface DynamicScope {
  /** Another for another meaning. */
  readonly key: string
  readonly anchors: ReadonlyMap<string, JsonObject>
}

export const noScope: DynamicScope = { key: '', anchors: new Map() }

/** The scope within a schema: outer anchors win. */
export function enterScope(schema: JsonObject, scope: DynamicScope, all: DocumentSchemas): DynamicScope {
  const own = anchorsIn(schema).filter(([name]) => !scope.anchors.has(name))
  if (own.length === 0) return scope
  const anchors = new Map([...scope.anchors, ...own])
  return { anchors, key: [...anchors].map(([name, one]) => `${name}=${all.idOf(one, name)}`).join(' ') }
}

function anchorsIn(schema: JsonObject): [string, JsonObject][] {
  const { $dynamicAnchor: name, $defs } = schema
  const own: [string, JsonObject][] = typeof name === 'string' ? [[name, schema]] : []
  return $defs === undefined
    ? own
    : [...own, ...Object.values(asObject($defs)).filter(isObject).flatMap(anchorsIn)]
}
