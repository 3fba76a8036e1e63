import { isObject, type Json, type JsonObject } from '../json.ts'

/** An object whose fields OpenAPI or JSON Schema defines, and where it stands. */
export interface PlacedObject {
  readonly node: JsonObject
  /** A JSON Pointer, such as `#/paths/~1pets`. */
  readonly pointer: string
  /** Within an extension (`x-…`), whose meaning only its author knows. */
  readonly extension: boolean
}

/** Maps whose names are the author's own: an `x-correlator` among parameters is one of them, a property called `$ref` too. */
const maps = new Set([
  ...['$defs', 'additionalOperations', 'callbacks', 'content', 'definitions', 'dependentSchemas', 'encoding'],
  ...['examples', 'headers', 'links', 'mapping', 'mediaTypes', 'parameters', 'pathItems', 'paths'],
  ...[
    'patternProperties',
    'properties',
    'requestBodies',
    'responses',
    'schemas',
    'scopes',
    'securityDefinitions',
  ],
  ...['securitySchemes', 'variables', 'webhooks'],
])

/** Keywords with any value: an apparent reference in there is data. */
const data = new Set(['const', 'dataValue', 'default', 'enum', 'example', 'value'])

const isData = (name: string, value: Json): boolean =>
  // A list of them is the schema's, a map is that of a media type or a parameter.
  data.has(name) || (name === 'examples' && Array.isArray(value))

/** Visits every object of a document in which `$ref` is a reference, parents first. */
export function walkObjects(document: JsonObject, visit: (place: PlacedObject) => void): void {
  walk(document, { pointer: '#', named: false, extension: false })

  interface Place {
    readonly pointer: string
    /** Whether the names are the author's own. */
    readonly named: boolean
    readonly extension: boolean
  }

  function walk(value: Json, place: Place): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        walk(item, { ...place, pointer: `${place.pointer}/${index}`, named: false })
      return
    }
    if (!isObject(value)) return
    const { named, extension } = place
    if (!named) visit({ node: value, pointer: place.pointer, extension })
    for (const [name, item] of Object.entries(value)) {
      if (typeof item !== 'object' || item === null || (!named && isData(name, item))) continue
      walk(item, {
        pointer: `${place.pointer}/${pointerStep(name)}`,
        // `responses: { default: … }` has names of its own; its `default` isn't data.
        named: !named && maps.has(name) && !Array.isArray(item),
        extension: extension || (!named && name.startsWith('x-')),
      })
    }
  }
}

/** A name as one step of a JSON Pointer that is written as a fragment. */
export const pointerStep = (name: string): string =>
  name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25')

/** Whether a JSON Pointer leads into an extension. */
export function isInExtension(pointer: string): boolean {
  let named = false
  for (const name of pointer.replace(/^#?\//, '').split('/')) {
    if (!named && name.startsWith('x-')) return true
    named = !named && maps.has(name)
  }
  return false
}
