import { asArray, isObject, type Json, type JsonObject } from '../json.ts'
import { follow } from '../pointer.ts'
import { upgradeTo31 } from './upgrade-to-31.ts'

/** Roughly what the schemas of one operation may weigh; documents whose every schema leads to all others exist. */
const maxBytes = 400_000
const maxDepth = 100

/** Stands for a named schema that found no room. */
const leftOut = { description: 'Left out here: this operation leads to more than fits. The document has it.' }

/** Gathers the named schemas that an operation leads to, and writes every reference as `x-named: {name}`. */
export class SchemaCollector {
  readonly #document: JsonObject
  readonly #names = new Map<string, string>()
  readonly #waiting: { readonly name: string; readonly schema: Json }[] = []
  #bytes = 0
  #reading = false
  readonly schemas: Record<string, Json> = {}

  constructor(document: JsonObject) {
    this.#document = document
  }

  /** The schema as JSON Schema 2020-12 has it. Recursive ones stay references, so nothing is without end. */
  collect(schema: Json | undefined): Json {
    const read = this.#read(schema, 0)
    // What stands nearer to the operation comes first, also where not all of it finds room.
    if (!this.#reading) {
      this.#reading = true
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        const full = this.#bytes > maxBytes
        const named = full ? leftOut : this.#read(next.schema, 0)
        this.#bytes += full ? 0 : JSON.stringify(named).length
        this.schemas[next.name] = named
      }
      this.#reading = false
    }
    return read
  }

  #read(schema: Json | undefined, depth: number): Json {
    if (typeof schema === 'boolean') return schema
    if (!isObject(schema) || depth > maxDepth) return {}
    if (typeof schema.$ref !== 'string') return this.#node(schema, depth)
    const { $ref, ...beside } = schema
    const name = this.#nameOf($ref as string)
    const node = this.#node(beside, depth) as JsonObject
    return name ? { ...node, 'x-named': name } : node
  }

  #nameOf(ref: string): string | undefined {
    const known = this.#names.get(ref)
    if (known) return known
    const found = follow(this.#document, ref)
    if (found === undefined) return undefined
    const last =
      lastOf(ref)
        .replace(/[^\w.-]/g, '_')
        .replace(/^__proto__$/, '_proto_') || 'schema'
    let name = last
    for (let copy = 2; Object.hasOwn(this.schemas, name); copy += 1) name = `${last}_${copy}`
    this.#names.set(ref, name)
    // Held before it is read, so that a schema that leads to itself ends.
    this.schemas[name] = {}
    this.#waiting.push({ name, schema: found })
    return name
  }

  #node(schema: JsonObject, depth: number): Json {
    const node: [string, Json][] = []
    for (const [keyword, value] of Object.entries(upgradeTo31(schema))) {
      if (one.has(keyword)) node.push([keyword, this.#read(value, depth + 1)])
      else if (many.has(keyword))
        node.push([keyword, asArray(value).map((item) => this.#read(item, depth + 1))])
      else if (named.has(keyword) && isObject(value)) {
        const read = Object.entries(value).map(([name, part]): [string, Json] => [
          name,
          this.#read(part, depth + 1),
        ])
        node.push([keyword, Object.fromEntries(read)])
      } else node.push([keyword, value])
    }
    return Object.fromEntries(node)
  }
}

function lastOf(ref: string): string {
  const last = ref.split('/').pop() ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
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
