import { isRecord } from '../json.ts'
import { compareNumbers, isMultipleOf, isNumber, numberText } from '../numbers.ts'
import { partsOf, type ResolvedSchema, resolve, schemasOf } from '../schema/resolve.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { isAnnotation } from './unanalysed-changes.ts'

type Schema = ResolvedSchema['node']

/** A schema as it is compared: the same for everything that means the same. */
export interface SchemaView {
  readonly id: number
  /** The name of a schema that says nothing else; empty for one that says nothing at all. */
  readonly name: string | undefined
  readonly schema: SchemaNode
  readonly node: Schema
  readonly choice: Choice | undefined
  /** A schema of several types, or of several values, as one variant each. */
  readonly parts: readonly Variant[]
}

/** The first choice between variants that a schema has. */
export interface Choice {
  readonly word: 'oneOf' | 'anyOf'
  readonly discriminator: unknown
  readonly variants: readonly Variant[]
  /** The part that each of them has. */
  readonly rest: Schema
}

export interface Variant {
  readonly schema: SchemaNode
  /** With what holds for all. */
  readonly whole: SchemaNode
  /** By which it is found again: how it is written, its name and its title. */
  readonly marks: readonly unknown[]
}

/** The schemas of a document, each read once: those that lead to themselves are met again as the same. */
export class SchemaViews {
  readonly schemas: NamedSchemas
  readonly #views = new Map<SchemaNode | string, SchemaView>()

  constructor(schemas: NamedSchemas) {
    this.schemas = schemas
  }

  of(schema: SchemaNode): SchemaView {
    const view = this.#views.get(schema) ?? this.#read(schema)
    this.#views.set(schema, view)
    return view
  }

  #read(schema: SchemaNode): SchemaView {
    const name = nameOf(schema)
    const key = name === undefined || (isRecord(schema) && 'default' in schema) ? schema : name
    const known = this.#views.get(key)
    if (known) return known
    const node = canonical(resolve(schema, this.schemas).node)
    const choice = lazily(() => this.#choiceOf(node))
    const parts = lazily(() => partsBy(node))
    const view: SchemaView = {
      id: this.#views.size,
      name,
      schema,
      node,
      get choice() {
        return choice()
      },
      get parts() {
        return parts()
      },
    }
    this.#views.set(key, view)
    return view
  }

  #choiceOf(node: Schema): Choice | undefined {
    for (const part of partsOf(node))
      for (const word of ['oneOf', 'anyOf'] as const) {
        const { [word]: list, discriminator, nullable, ...rest } = part
        const listed = schemasOf(list)
        if (listed.length === 0) continue
        const left = { ...rest, ...(rest.oneOf || rest.anyOf ? { discriminator } : {}) }
        const beside = schemasOf(node.allOf).filter((one) => one !== part)
        const others = part === node ? left : { ...node, allOf: [...beside, left] }
        const all = [...listed, ...(nullable === true ? [{ type: 'null' }] : [])]
          // Types that exclude each other would be merged to the latter.
          .filter((one) => this.#sharesType(one, others))
        const variants = all.map((schema) => {
          const own = this.#withoutChoice(schema, listed)
          return variantOf(schema, isAnything(others) ? own : { allOf: [others, own] })
        })
        return { word, discriminator, variants, rest: others }
      }
    return undefined
  }

  #sharesType(one: SchemaNode, other: Schema): boolean {
    const others = typesOf(other)
    const types = others.length > 0 ? typesOf(this.of(one).node) : []
    if (types.length === 0) return true
    const isNumeric = (type: string) => type === 'integer' || type === 'number'
    return types.some((type) => others.some((each) => each === type || (isNumeric(type) && isNumeric(each))))
  }

  /** A variant that extends the schema which it is a variant of has the same choice. */
  #withoutChoice(variant: SchemaNode, list: readonly SchemaNode[]): SchemaNode {
    const { oneOf, anyOf, discriminator: _, ...own } = this.of(variant).node
    const isSame = [oneOf, anyOf].some(
      (all) =>
        list.length === schemasOf(all).length && list.every((one, index) => one === schemasOf(all)[index]),
    )
    return isSame ? own : variant
  }
}

const lazily = <Value>(make: () => Value): (() => Value) => {
  let cache: { readonly value: Value } | undefined
  return () => {
    cache ??= { value: make() }
    return cache.value
  }
}

export const variantOf = (schema: SchemaNode, whole = schema): Variant => ({
  schema,
  whole,
  marks: [JSON.stringify(schema), nameOf(schema), isRecord(schema) ? schema.title : undefined],
})

function partsBy(node: Schema): readonly Variant[] {
  const types = typesOf(node)
  const [word, all] = types.length > 1 ? ['type', types] : ['enum', schemasOf(node.enum)]
  return all.map((one) => variantOf({ ...node, [word]: [one] }))
}

export const isAnything = (schema: SchemaNode): boolean =>
  schema === true || Object.keys(schema).every((word) => isAnnotation(word))

/** The name of a schema that says nothing else; empty for one that says nothing at all. */
function nameOf(schema: SchemaNode): string | undefined {
  const words = Object.entries(schema).filter(([word]) => !isAnnotation(word))
  const [[word, value] = ['x-named', '']] = words
  if (schema === false || words.length > 1) return undefined
  if (word === 'x-named') return String(value)
  return word === 'allOf' && schemasOf(value).length === 1 ? nameOf(schemasOf(value)[0] ?? true) : undefined
}

export const typesOf = ({ type }: Schema): readonly string[] =>
  Array.isArray(type) ? (type as string[]) : typeof type === 'string' ? [type] : []

const wordsOf: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType', 'contentSchema'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: [
    ...['items', 'prefixItems', 'unevaluatedItems', 'minItems', 'maxItems', 'uniqueItems'],
    ...['contains', 'minContains', 'maxContains'],
  ],
  object: [
    ...['properties', 'required', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
    ...['minProperties', 'maxProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas'],
  ],
}
/** Whether a keyword says something about values of any of these types. */
export const concerns = (word: string, types: readonly string[]): boolean =>
  types.length === 0 ||
  types.some((type) => wordsOf[type === 'integer' ? 'number' : type]?.includes(word)) ||
  !Object.values(wordsOf).some((words) => words.includes(word))

const allTypes = ['array', 'boolean', 'null', 'number', 'object', 'string']
const encodings: Readonly<Record<string, string>> = { byte: 'base64', base64url: 'base64url' }

/** A schema in one of the ways in which its meaning can be written. */
function canonical({ format, const: only, enum: list, ...rest }: Schema): Schema {
  const isFile =
    format === 'binary' || (rest.contentMediaType === 'application/octet-stream' && !rest.contentEncoding)
  const encoding = encodings[String(format)]
  const types = typesIn(rest, isFile)
  const values = valuesIn({ only, list, types, nullable: rest.nullable === true })
  const type = values ? [...new Set(values.map(typeOfValue))] : types
  const plain: Record<string, unknown> = {
    ...rest,
    ...(format !== undefined && !encoding && !isFile && { format }),
    ...(encoding && { contentEncoding: encoding }),
    ...(values && !isWholeType(values) && { enum: values }),
    type: type.length > 0 ? type : undefined,
    contentMediaType: isFile ? undefined : rest.contentMediaType,
  }
  for (const word of Object.keys(plain)) if (!concerns(word, type)) delete plain[word]
  boundBy(plain, 'inimum', type)
  boundBy(plain, 'aximum', type)
  return {
    ...withoutVoid(plain),
    ...(rest.allOf !== undefined && {
      allOf: schemasOf(rest.allOf).map((part) => withoutVoid(part as Schema)),
    }),
  }
}

/** In the order of the alphabet, null last. An integer is a number, and a number without decimals an integer. */
function typesIn(node: Schema, isFile: boolean): readonly string[] {
  const { multipleOf, nullable } = node
  const stated = typesOf(node).map((type) => (type === 'number' && multipleOf === 1 ? 'integer' : type))
  const named = isFile && stated.length === 0 ? ['string'] : stated
  const types = new Set(nullable === true && named.length > 0 ? [...named, 'null'] : named)
  if (types.has('number')) types.delete('integer')
  if (allTypes.every((type) => types.has(type))) return []
  return [...types].sort(
    (one, other) => Number(one === 'null') - Number(other === 'null') || one.localeCompare(other),
  )
}

interface Values {
  readonly only: unknown
  readonly list: unknown
  readonly types: readonly string[]
  readonly nullable: boolean
}

function valuesIn({ only, list, types, nullable }: Values): readonly unknown[] | undefined {
  if (only === undefined && !Array.isArray(list)) return undefined
  const all: unknown[] = only === undefined ? (list as unknown[]) : [only]
  const values = nullable && !all.includes(null) ? [...all, null] : all
  const isOfType = (value: unknown) => {
    const type = typeOfValue(value)
    return types.includes(type) || (type === 'integer' && types.includes('number'))
  }
  const fitting = values.filter(isOfType)
  return fitting.length > 0 ? fitting : values
}

/** Whether the values are all that their types have. */
const isWholeType = (values: readonly unknown[]): boolean =>
  values.every((value) => value === null || typeof value === 'boolean') &&
  values.includes(true) === values.includes(false)

function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isNumber(value)) return /^-?\d+$/.test(numberText(value)) ? 'integer' : 'number'
  return typeof value
}

const isWhole = (types: readonly string[]): boolean => types.includes('integer')

/** One bound on each side: of integers the outermost that it allows. */
function boundBy(node: Record<string, unknown>, word: 'inimum' | 'aximum', types: readonly string[]): void {
  const [open, closed, sign] = [`exclusiveM${word}`, `m${word}`, word === 'inimum' ? 1 : -1]
  if (!isNumber(node[open])) delete node[open]
  for (const name of [open, closed]) {
    const bound = node[name]
    if (!isWhole(types) || typeof bound !== 'number' || !Number.isSafeInteger(Math.trunc(bound))) continue
    const next = sign * Math.ceil(sign * bound)
    delete node[name]
    const inner = name === open && next === bound ? next + sign : next
    const other = node[closed]
    node[closed] = typeof other === 'number' && sign * (other - inner) > 0 ? other : inner
  }
  const [outer, inner] = [node[open], node[closed]]
  if (!isNumber(outer) || !isNumber(inner)) return
  delete node[compareNumbers(outer, inner) * sign >= 0 ? closed : open]
}

/** Without keywords that every value meets. */
function withoutVoid(node: Schema): Schema {
  return Object.fromEntries(Object.entries(node).filter(([word, value]) => !isVoid(word, value, node)))
}

function isVoid(word: string, value: unknown, node: Schema): boolean {
  if (value === undefined) return true
  if (/^min(?!imum|Contains)/.test(word)) return value === 0
  const isMoot = (each: string) => isAnything((node[each] ?? true) as SchemaNode)
  if (word === 'if') return isMoot('then') && isMoot('else')
  if (word === 'then' || word === 'else') return node.if === undefined || isMoot(word)
  if (word === 'contains') return node.minContains === 0 && node.maxContains === undefined
  if (word === 'minContains')
    return node.contains === undefined || value === 1 || (value === 0 && node.maxContains === undefined)
  if (word === 'maxContains') return node.contains === undefined
  if (word === 'multipleOf')
    return isNumber(value) && isWhole(typesOf(node)) && isMultipleOf(1, Number(numberText(value)))
  if (word === 'propertyNames' || word === 'contentSchema') return isAnything(value as SchemaNode)
  if (word.startsWith('dependent')) return isRecord(value) && Object.keys(value).length === 0
  return word === 'not' && value === false
}
