import { asArray, asObject, isObject, type Json, type JsonObject } from '../json.ts'
import { follow, ignoresSiblings } from '../pointer.ts'
import { type DocumentSchemas, lastOf } from './document-schemas.ts'
import { type DynamicScope, enterScope, noScope } from './dynamic-scope.ts'
import { maxLengths } from './max-lengths.ts'
import { upgradeTo31 } from './upgrade-to-31.ts'

/** Roughly what the schemas of one operation may weigh; documents whose every schema leads to all others exist. */
const maxBytes = 400_000
const maxDepth = 100

/** Stands for a named schema that found no room. */
const leftOut = { description: 'Left out here: this operation leads to more than fits. The document has it.' }

interface WaitingSchema {
  readonly name: string
  readonly schema: Json
  readonly scope: DynamicScope
}

/**
 * Gathers the named schemas that an operation leads to, and writes every reference as `x-named: {name}`. The mapping of a
 * discriminator leads from each of its values to such a name; a value that leads nowhere stays as it is written.
 */
export class SchemaCollector {
  readonly #all: DocumentSchemas
  readonly #names = new Map<string, string>()
  readonly #waiting: WaitingSchema[] = []
  /** After all else, so that a large family leaves room for what every value has. */
  readonly #waitingSubtypes: WaitingSchema[] = []
  #bytes = 0
  #reading = false
  readonly schemas: Record<string, Json> = {}

  constructor(all: DocumentSchemas) {
    this.#all = all
  }

  /** The schema as JSON Schema 2020-12 has it. Recursive ones stay references, so nothing is without end. */
  collect(schema: Json | undefined): Json {
    const read = this.#read(schema, 0, noScope)
    // Schemas nearer to the operation come first, even if not all of them fit.
    if (!this.#reading) {
      this.#reading = true
      for (let next = this.#next(); next; next = this.#next()) {
        const full = this.#bytes > maxBytes
        const named = full ? leftOut : this.#read(next.schema, 0, next.scope)
        this.#bytes += full ? 0 : JSON.stringify(named).length
        this.schemas[next.name] = named
      }
      this.#reading = false
    }
    return read
  }

  #next(): WaitingSchema | undefined {
    return this.#waiting.shift() ?? this.#waitingSubtypes.shift()
  }

  #read(schema: Json | undefined, depth: number, around: DynamicScope): Json {
    if (typeof schema === 'boolean') return schema
    if (!isObject(schema) || depth > maxDepth) return {}
    const scope = enterScope(schema, around, this.#all)
    const { $ref, $dynamicRef } = schema
    if (typeof $ref === 'string') {
      const name = this.#nameOf($ref, scope)
      const beside = ignoresSiblings(this.#all.document) ? {} : this.#node(schema, depth, scope)
      return name ? { ...beside, 'x-named': name } : beside
    }
    const node = this.#node(schema, depth, scope)
    if (typeof $dynamicRef !== 'string') return node
    const anchor = $dynamicRef.slice($dynamicRef.indexOf('#') + 1)
    const found = scope.anchors.get(anchor)
    const target = found ? { name: anchor, schema: found } : this.#all.anchored($dynamicRef)
    return target ? { ...node, 'x-named': this.#nameFor({ ...target, scope }) } : node
  }

  #nameOf(ref: string, scope: DynamicScope, waiting = this.#waiting): string | undefined {
    const schema = follow(this.#all.document, ref)
    return schema === undefined ? undefined : this.#nameFor({ schema, name: lastOf(ref), scope }, waiting)
  }

  #nameFor({ schema, name: wish, scope }: WaitingSchema, waiting = this.#waiting): string {
    const key = `${this.#all.idOf(schema, wish)} ${scope.key}`
    const known = this.#names.get(key)
    if (known) return known
    const last = wish.replace(/[^\w.-]/g, '_').replace(/^__proto__$/, '_proto_') || 'schema'
    let name = last
    for (let copy = 2; Object.hasOwn(this.schemas, name); copy += 1) name = `${last}_${copy}`
    this.#names.set(key, name)
    // Held before it is read, so that a schema that leads to itself ends.
    this.schemas[name] = {}
    waiting.push({ name, schema, scope })
    return name
  }

  #node(schema: JsonObject, depth: number, scope: DynamicScope): { [keyword: string]: Json } {
    const node: [string, Json][] = []
    for (const [keyword, value] of Object.entries(upgradeTo31(schema))) {
      if (unsaid.has(keyword)) continue
      if (one.has(keyword)) node.push([keyword, this.#read(value, depth + 1, scope)])
      else if (many.has(keyword))
        node.push([keyword, asArray(value).map((item) => this.#read(item, depth + 1, scope))])
      else if (named.has(keyword) && isObject(value)) {
        const read = Object.entries(value).map(([name, part]): [string, Json] => [
          name,
          this.#read(part, depth + 1, scope),
        ])
        node.push([keyword, Object.fromEntries(read)])
      } else if (keyword === 'discriminator' && isObject(value))
        node.push([keyword, this.#discriminator(schema, value, scope)])
      else node.push([keyword, value])
    }
    return Object.fromEntries(node)
  }

  /** With what the document leaves to the names of schemas: of the choices, or of those that extend this one. */
  #discriminator(schema: JsonObject, discriminator: JsonObject, scope: DynamicScope): Json {
    const explicit = Object.entries(asObject(discriminator.mapping)).map(([value, target]) => {
      const ref = this.#all.mapped(target)
      return { value, target, name: ref && this.#nameOf(ref, scope, this.#waitingSubtypes) }
    })
    const otherwise = this.#all.mapped(discriminator.defaultMapping ?? null)
    const defaultMapping = otherwise && this.#nameOf(otherwise, scope, this.#waitingSubtypes)
    const choices = [...asArray(schema.oneOf), ...asArray(schema.anyOf)]
    const refs = choices.flatMap((choice) => asObject(choice).$ref ?? [])
    const implied = (choices.length > 0 ? refs : this.#all.subtypesOf(schema))
      .filter((ref) => typeof ref === 'string')
      .map((ref) => ({ value: lastOf(ref), name: this.#nameOf(ref, scope, this.#waitingSubtypes) }))
      // The schema for all other values is not chosen by a value of its own.
      .filter(({ name }) => name && name !== defaultMapping && !explicit.some((one) => one.name === name))
    const mapping = [
      ...explicit.map(({ value, target, name }) => [value, name ?? target]),
      ...implied.map(({ value, name }) => [value, name]),
    ]
    return {
      ...discriminator,
      mapping: Object.fromEntries(mapping.slice(0, maxLengths.values)),
      ...(defaultMapping && { defaultMapping }),
    }
  }
}

/** Of no use without the document. */
const unsaid = new Set([
  ...[
    '$ref',
    '$dynamicRef',
    '$defs',
    '$id',
    '$schema',
    '$anchor',
    '$dynamicAnchor',
    '$comment',
    '$vocabulary',
  ],
])
const one = new Set([
  ...['items', 'additionalProperties', 'not', 'contains', 'propertyNames', 'if', 'then', 'else'],
  ...['unevaluatedItems', 'unevaluatedProperties', 'contentSchema'],
])
const many = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems'])
const named = new Set(['properties', 'patternProperties', 'dependentSchemas'])
