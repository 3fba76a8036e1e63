import { asArray, isObject, type Json, type JsonObject } from './json.ts'
import { follow } from './pointers.ts'

/** Gathers the named schemas that an operation leads to, and writes every reference as `x-named: {name}`. */
export class SchemaCollector {
  readonly #document: JsonObject
  readonly #names = new Map<string, string>()
  readonly schemas: Record<string, Json> = {}

  constructor(document: JsonObject) {
    this.#document = document
  }

  /** The schema as JSON Schema 2020-12 has it. Recursive ones stay references, so nothing is without end. */
  collect(schema: Json | undefined): Json {
    if (typeof schema === 'boolean') return schema
    if (!isObject(schema)) return {}
    if (typeof schema.$ref === 'string') {
      const { $ref, ...beside } = schema
      const name = this.#nameOf($ref as string)
      if (!name) return this.#node(beside)
      return { ...(this.#node(beside) as JsonObject), 'x-named': name }
    }
    return this.#node(schema)
  }

  #nameOf(ref: string): string | undefined {
    const known = this.#names.get(ref)
    if (known) return known
    const found = follow(this.#document, ref)
    if (found === undefined) return undefined
    const last = decodeURIComponent(ref.split('/').pop() ?? 'schema').replace(/[^\w.-]/g, '_')
    let name = last
    for (let copy = 2; name in this.schemas; copy += 1) name = `${last}_${copy}`
    this.#names.set(ref, name)
    // Held before it is read, so that a schema that leads to itself ends.
    this.schemas[name] = {}
    this.schemas[name] = this.collect(found)
    return name
  }

  #node(schema: JsonObject): Json {
    const node: Record<string, Json> = {}
    for (const [keyword, value] of Object.entries(modern(schema))) {
      if (one.has(keyword)) node[keyword] = this.collect(value)
      else if (many.has(keyword)) node[keyword] = asArray(value).map((item) => this.collect(item))
      else if (named.has(keyword) && isObject(value)) {
        node[keyword] = Object.fromEntries(
          Object.entries(value).map(([name, property]) => [name, this.collect(property)]),
        )
      } else node[keyword] = value
    }
    return node
  }
}

const one = new Set([
  'items',
  'additionalProperties',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
])
const many = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems'])
const named = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs'])

/** What OpenAPI 3.0 wrote in its own way. */
function modern(schema: JsonObject): JsonObject {
  const { nullable, example, exclusiveMinimum, exclusiveMaximum, ...rest } = schema
  const node: Record<string, Json> = { ...rest }
  if (exclusiveMinimum === true) {
    node.exclusiveMinimum = rest.minimum ?? null
    delete node.minimum
  } else if (typeof exclusiveMinimum === 'number') node.exclusiveMinimum = exclusiveMinimum
  if (exclusiveMaximum === true) {
    node.exclusiveMaximum = rest.maximum ?? null
    delete node.maximum
  } else if (typeof exclusiveMaximum === 'number') node.exclusiveMaximum = exclusiveMaximum
  if (example !== undefined && node.examples === undefined) node.examples = [example]
  if (nullable === true) {
    if (typeof node.type === 'string') node.type = [node.type, 'null']
    if (Array.isArray(node.enum) && !node.enum.includes(null)) node.enum = [...node.enum, null]
  }
  return node
}
