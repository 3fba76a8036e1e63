import { asArray, isRecord } from '../json.ts'
import { type ResolvedSchema, resolve } from '../schema/resolve.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { isPlain } from './plain-words.ts'
import type { Place, ToolSchema } from './tool-place.ts'

type Node = ResolvedSchema['node']
type Read = (schema: SchemaNode, place: Place) => ToolSchema

const maxPattern = 300

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0
const isNumber = (value: unknown) => Number.isFinite(value)

export function isKeptPattern(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return text.length <= maxPattern && isPlain(text)
  } catch {
    return false
  }
}

/** Keywords of values, and what each must be for the schema to be one. */
const boundKeywords: Readonly<Record<string, (value: unknown) => boolean>> = {
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: (value) => isNumber(value) && Number(value) > 0,
  minLength: isCount,
  maxLength: isCount,
  minItems: isCount,
  maxItems: isCount,
  minProperties: isCount,
  maxProperties: isCount,
  uniqueItems: (value) => typeof value === 'boolean',
  pattern: (value) => typeof value === 'string' && isKeptPattern(value),
}

const bounds = (node: Node): ToolSchema =>
  Object.fromEntries(
    Object.entries(boundKeywords).flatMap(([keyword, holds]) =>
      Object.hasOwn(node, keyword) && holds(node[keyword]) ? [[keyword, node[keyword]]] : [],
    ),
  )

/** Bounds, choices and conditions between fields. Choices are always kept, the rest where the detail has room. */
export function rulesOf(node: Node, place: Place, read: Read): ToolSchema {
  const around: Place = { ...place, fieldsAround: fieldsOf(node, place) }
  const [choice, another] = (['oneOf', 'anyOf'] as const).flatMap((keyword) => {
    const forms = asArray(node[keyword]) as SchemaNode[]
    return forms.length > 0 ? [choiceOf(forms, around, read)] : []
  })
  const { allOf: parts = [], ...rules } = place.detail.rules ? conditions(node, around, read) : {}
  const allOf = [...(parts as ToolSchema[]), ...(another ? [another] : [])]
  return { ...rules, ...choice, ...(allOf.length > 0 && { allOf }) }
}

/** Each form may fit what others fit, too: `oneOf` of a document is often wrong about that. */
function choiceOf(forms: readonly SchemaNode[], place: Place, read: Read): ToolSchema {
  const { detail, left } = place
  const someForms = forms.slice(0, detail.maxForms).map((form) => read(form, place))
  if (someForms.length === forms.length) return { anyOf: someForms }
  left.exceeded = true
  // Other forms are allowed all the same.
  return { anyOf: [...someForms, { description: `One of ${forms.length - someForms.length} more forms.` }] }
}

function conditions(node: Node, around: Place, read: Read): ToolSchema {
  const { schemas } = around
  const apart: Place = { ...around, isNeeded: false, fieldsAround: new Set() }
  const condition = isRecord(node.if) ? exactly(node.if, schemas) : undefined
  const excluded = node.not === undefined ? undefined : exactly(node.not, schemas)
  const more = (asArray(node.allOf) as unknown[]).filter(isRecord)
  return {
    ...bounds(node),
    ...(condition !== undefined && {
      if: condition,
      ...Object.fromEntries(
        ['then', 'else'].flatMap((keyword) =>
          node[keyword] === undefined ? [] : [[keyword, read(node[keyword] as SchemaNode, around)]],
        ),
      ),
    }),
    ...(excluded !== undefined && { not: excluded }),
    ...(isRecord(node.dependentRequired) && { dependentRequired: dependencies(node.dependentRequired) }),
    ...readAll('dependentSchemas', node, { read, place: around }),
    ...readAll('patternProperties', node, { read, place: apart, holds: isKeptPattern }),
    ...(isRecord(node.propertyNames) && { propertyNames: read(node.propertyNames, apart) }),
    ...(isRecord(node.contains) && { contains: read(node.contains, apart) }),
    ...(more.length > 0 && { allOf: more.map((part) => read(part, around)) }),
  }
}

interface ReadAll {
  readonly read: Read
  readonly place: Place
  readonly holds?: (name: string) => boolean
}

function readAll(keyword: string, node: Node, { read, place, holds = isPlain }: ReadAll): ToolSchema {
  const parts = node[keyword]
  if (!isRecord(parts)) return {}
  const ownParts = Object.entries(parts).filter(([name]) => holds(name) && name !== '__proto__')
  return {
    [keyword]: Object.fromEntries(ownParts.map(([name, part]) => [name, read(part as SchemaNode, place)])),
  }
}

const dependencies = (all: Record<string, unknown>): ToolSchema =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => isPlain(name) && name !== '__proto__')
      .map(([name, needs]) => [name, [...new Set(asArray(needs).filter((one) => typeof one === 'string'))]]),
  )

const fieldsOf = ({ properties }: Node, { fieldsAround }: Place): ReadonlySet<string> =>
  new Set([...fieldsAround, ...(isRecord(properties) ? Object.keys(properties) : [])])

const schemaKeywords = ['not', 'items', 'contains', 'additionalProperties', 'propertyNames'] as const
const listKeywords = ['anyOf', 'oneOf', 'allOf'] as const
const wordKeywords = /^(?:x-.*|title|description|deprecated|examples?|default|format|nullable)$/
const maxExact = 6

/** A schema to the letter: a condition that is half kept is another. Undefined where it can’t be. */
function exactly(schema: unknown, schemas: NamedSchemas, depth = 0): ToolSchema | boolean | undefined {
  if (typeof schema === 'boolean') return schema
  if (!isRecord(schema) || depth > maxExact) return undefined
  const { node } = resolve(schema, schemas)
  const keywords: [string, unknown][] = []
  for (const [keyword, value] of Object.entries(node)) {
    const exact = exactKeyword(keyword, value, (part) => exactly(part, schemas, depth + 1))
    if (exact === undefined) return undefined
    if (exact !== isWords) keywords.push([keyword, exact])
  }
  return Object.fromEntries(keywords)
}

const isWords = Symbol('says nothing of values')

function exactKeyword(
  keyword: string,
  value: unknown,
  exact: (part: unknown) => ToolSchema | boolean | undefined,
): unknown {
  if (keyword !== 'x-named' && wordKeywords.test(keyword)) return isWords
  if (Object.hasOwn(boundKeywords, keyword)) return boundKeywords[keyword]?.(value) ? value : undefined
  if (keyword === 'type') return value
  if (keyword === 'required')
    return asArray(value).every((name) => typeof name === 'string') ? [...new Set(asArray(value))] : undefined
  if (keyword === 'enum' || keyword === 'const') {
    const text = JSON.stringify(value)
    return text !== undefined && text.length <= maxPattern && isPlain(text) ? value : undefined
  }
  if (keyword === 'properties' && isRecord(value)) {
    const fields = Object.entries(value).map(
      ([name, part]) => [name, isPlain(name) ? exact(part) : undefined] as const,
    )
    return fields.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(fields)
  }
  if (schemaKeywords.some((one) => one === keyword)) return exact(value)
  if (!listKeywords.some((one) => one === keyword)) return undefined
  const parts = asArray(value).map(exact)
  return parts.length === 0 || parts.some((part) => part === undefined) ? undefined : parts
}

/** Says that there are conditions that can’t be kept to the letter. */
export function wordsOfRules(node: Node, schemas: NamedSchemas): string {
  const isLost = [node.if, node.not].some(
    (part) => part !== undefined && exactly(part, schemas) === undefined,
  )
  return isLost ? 'More conditions apply: the document has them.' : ''
}
