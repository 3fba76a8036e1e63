import { asArray, asObject, isObject, type Json, type JsonObject } from '../json.ts'
import { follow } from '../pointer.ts'
import { pointerStep, walkObjects } from './walk-objects.ts'

interface NamedTarget {
  readonly name: string
  readonly schema: JsonObject
}

/** Relations between a document's schemas. Built once; rare lookups are computed on demand. */
export class DocumentSchemas {
  readonly document: JsonObject
  readonly #ids = new Map<object, number>()
  #children: Map<unknown, string[]> | undefined
  #anchors: Map<string, NamedTarget> | undefined

  constructor(document: JsonObject) {
    this.document = document
  }

  get #components(): JsonObject {
    return asObject(asObject(this.document.components).schemas)
  }

  /** The same for the same schema, however it is referred to. */
  idOf(schema: Json, ref: string): string {
    if (typeof schema !== 'object' || schema === null) return ref
    const id = this.#ids.get(schema) ?? this.#ids.size
    this.#ids.set(schema, id)
    return String(id)
  }

  /** A reference to what the mapping of a discriminator leads to; undefined where it leads nowhere. */
  mapped(target: Json): string | undefined {
    if (typeof target !== 'string') return undefined
    if (Object.hasOwn(this.#components, target)) return refTo(target)
    return follow(this.document, target) === undefined ? undefined : target
  }

  /** References to those that extend a schema by `allOf`, and to those that extend them. */
  subtypesOf(schema: JsonObject): readonly string[] {
    this.#children ??= this.#readChildren()
    const names = new Set<string>()
    const waiting: unknown[] = [schema]
    for (let next = waiting.pop(); next; next = waiting.pop())
      for (const name of this.#children.get(next) ?? [])
        if (!names.has(name)) {
          names.add(name)
          waiting.push(this.#components[name])
        }
    return [...names].map(refTo)
  }

  /** The default target of `$dynamicRef`, if no schema on the way overrides it. */
  anchored(ref: string): NamedTarget | undefined {
    if (ref.startsWith('#/')) {
      const schema = follow(this.document, ref)
      return isObject(schema) ? { name: lastOf(ref), schema } : undefined
    }
    this.#anchors ??= this.#readAnchors()
    return this.#anchors.get(ref.slice(ref.indexOf('#') + 1))
  }

  #readChildren(): Map<unknown, string[]> {
    const children = new Map<unknown, string[]>()
    for (const [name, schema] of Object.entries(this.#components))
      for (const part of asArray(asObject(schema).allOf)) {
        const { $ref } = asObject(part)
        if (typeof $ref !== 'string') continue
        const parent = follow(this.document, $ref)
        children.set(parent, [...(children.get(parent) ?? []), name])
      }
    return children
  }

  #readAnchors(): Map<string, NamedTarget> {
    const anchors = new Map<string, NamedTarget>()
    walkObjects(this.document, ({ node, pointer }) => {
      for (const anchor of [node.$dynamicAnchor, node.$anchor])
        if (typeof anchor === 'string' && !anchors.has(anchor))
          anchors.set(anchor, { name: lastOf(pointer), schema: node })
    })
    return anchors
  }
}

const refTo = (name: string): string => `#/components/schemas/${pointerStep(name)}`

/** The last name of a reference, as its author wrote it. */
export function lastOf(ref: string): string {
  const last = ref.split('/').pop() ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
