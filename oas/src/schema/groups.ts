import { asArray, isRecord } from '../json.ts'
import type { SchemaNode } from '../types.ts'
import { describe } from './describe.ts'
import { listed, type Phrase, term } from './phrase.ts'
import { partsOf, type ResolvedSchema, resolve, schemasOf } from './resolve.ts'
import { propertiesOf, requiredOf, type SchemaReading, type SchemaRow } from './row.ts'
import { typeLabel } from './type-label.ts'

type Parent = Pick<SchemaRow, 'schema' | 'path'>
type Node = ResolvedSchema['node']

/** The forms that a value may have, and what holds on conditions, each with the fields that it adds or bounds. */
export function groupsOf(parent: Parent, reading: SchemaReading): SchemaRow[] {
  const { node } = parent.schema
  return partsOf(node).flatMap((part) => [
    ...forms(part, 'oneOf', { parent, reading }),
    ...forms(part, 'anyOf', { parent, reading }),
    ...subtypes(part, { parent, reading }),
    ...conditions(part, { parent, reading }),
  ])
}

interface GroupContext {
  readonly parent: Parent
  readonly reading: SchemaReading
}

function forms(part: Node, word: 'oneOf' | 'anyOf', { parent, reading }: GroupContext): SchemaRow[] {
  const choices = schemasOf(part[word])
  const property = propertyOf(part.discriminator)
  const heading: Phrase = [
    `${word === 'oneOf' ? 'One' : 'One or more'} of these ${choices.length} forms`,
    ...(property === undefined ? [] : [', chosen by ', term(property)]),
  ]
  return choices.map((child, place) => {
    const values = chosenBy(child, part.discriminator, reading)
    return formOf(child, {
      place,
      values,
      otherwise: isDefault(child, part.discriminator),
      parent,
      reading,
      heading,
      property,
    })
  })
}

/** Those that extend a schema, which its own fields are part of. */
function subtypes(part: Node, { parent, reading }: GroupContext): SchemaRow[] {
  const property = propertyOf(part.discriminator)
  if (property === undefined || part.oneOf || part.anyOf) return []
  const byTarget = Map.groupBy(Object.entries(mappingOf(part.discriminator)), ([, target]) => target)
  const heading = ['One of these forms, chosen by ', term(property)]
  const otherwise = defaultOf(part.discriminator)
  if (otherwise !== undefined && !byTarget.has(otherwise)) byTarget.set(otherwise, [])
  return [...byTarget].map(([target, entries], place) => {
    const values = entries.map(([value]) => value)
    const isKnown = Object.hasOwn(reading.schemas, target)
    const child = isKnown ? { 'x-named': target } : { title: values.join(', '), description: unknownFields }
    return formOf(child, {
      place,
      values,
      otherwise: target === otherwise,
      parent,
      reading,
      heading,
      property,
    })
  })
}

const unknownFields = 'The document doesn’t have its fields.'

interface FormParts extends GroupContext {
  readonly place: number
  /** The form's discriminator values. */
  readonly values: readonly unknown[]
  /** Whether it also has every value that leads to no other. */
  readonly otherwise: boolean
  readonly property: string | undefined
  readonly heading: Phrase
}

function formOf(
  child: SchemaNode,
  { place, values, otherwise, parent, reading, heading, property }: FormParts,
): SchemaRow {
  const chosen = property !== undefined && values.length > 0 && !otherwise
  const schema = within(
    chosen ? { allOf: [child, { properties: { [property]: { enum: values } } }] } : child,
    {
      parent,
      reading,
    },
  )
  const { title } = schema.node
  const own = resolve(child, reading.schemas)
  const name = typeof title === 'string' && title !== '' ? title : schema.names[0]
  return {
    label: name ?? `Form ${place + 1}: ${typeLabel(own, reading.schemas)}`,
    kind: 'form',
    path: parent.path,
    required: false,
    schema,
    ...(chosen && { when: ['if ', term(property), ' is ', ...listed(values, 'or')] }),
    ...(otherwise &&
      property !== undefined && { when: ['if ', term(property), ' is missing or any other value'] }),
    ...(place === 0 && { heading }),
  }
}

/** A form as part of its schema: it need not say again what a field is that it requires, nor be required what it says. */
function within(child: SchemaNode, { parent, reading }: GroupContext): ResolvedSchema {
  const { schema } = parent
  const form = resolve(child, reading.schemas)
  const [around, inside] = [propertiesOf(schema.node), propertiesOf(form.node)]
  const required = requiredOf(form.node).filter(
    (name) => !Object.hasOwn(inside, name) && Object.hasOwn(around, name),
  )
  const needed = requiredOf(schema.node).filter(
    (name) => Object.hasOwn(inside, name) && !Object.hasOwn(around, name),
  )
  const shared = Object.fromEntries(required.map((name) => [name, around[name] ?? {}]))
  const whole =
    required.length + needed.length > 0
      ? resolve({ allOf: [{ properties: shared, required: needed }, child] }, reading.schemas)
      : form
  // The names of the extended schema would only repeat the parent.
  return { ...whole, names: whole.names.filter((name) => !schema.names.includes(name)) }
}

const propertyOf = (discriminator: unknown): string | undefined =>
  isRecord(discriminator) && typeof discriminator.propertyName === 'string'
    ? discriminator.propertyName
    : undefined

const defaultOf = (discriminator: unknown): string | undefined =>
  isRecord(discriminator) && typeof discriminator.defaultMapping === 'string'
    ? discriminator.defaultMapping
    : undefined

const isDefault = (child: SchemaNode, discriminator: unknown): boolean =>
  isRecord(child) && child['x-named'] !== undefined && child['x-named'] === defaultOf(discriminator)

function mappingOf(discriminator: unknown): Readonly<Record<string, string>> {
  const mapping = isRecord(discriminator) && isRecord(discriminator.mapping) ? discriminator.mapping : {}
  return Object.fromEntries(Object.entries(mapping).map(([value, target]) => [value, String(target)]))
}

/** A form's values: those of the mapping, unless the form itself allows others. */
function chosenBy(child: SchemaNode, discriminator: unknown, { schemas }: SchemaReading): readonly unknown[] {
  const property = propertyOf(discriminator)
  if (property === undefined) return []
  const name = isRecord(child) ? child['x-named'] : undefined
  const mapped = Object.entries(mappingOf(discriminator)).flatMap(([value, target]) =>
    target === name ? [value] : [],
  )
  const { node } = resolve(propertiesOf(resolve(child, schemas).node)[property], schemas)
  const own = 'const' in node ? [node.const] : asArray(node.enum)
  const both = mapped.filter((value) => own.includes(value))
  return own.length === 0 ? mapped : both.length > 0 ? both : own
}

function conditions(part: Node, { parent, reading }: GroupContext): SchemaRow[] {
  const { if: condition, then, else: otherwise, dependentSchemas, contentSchema } = part
  const present = new Set(requiredOf(parent.schema.node))
  const rows: SchemaRow[] = []
  const add = (when: Phrase, child: unknown) => {
    if (child === undefined || child === true) return
    const schema = within(child as SchemaNode, { parent, reading })
    if (Object.keys(schema.node).length === 0) return
    rows.push({ label: '', kind: 'condition', path: parent.path, required: false, schema, when })
  }
  if (condition !== undefined) {
    const words = describe(condition as SchemaNode, { schemas: reading.schemas, of: ['it'], present })
    add(['If ', ...words], then)
    add(rows.length > 0 ? ['Otherwise'] : ['Unless ', ...words], otherwise)
  }
  for (const [name, child] of Object.entries(isRecord(dependentSchemas) ? dependentSchemas : {}))
    add(['With ', term(name)], child)
  add(['Decoded'], contentSchema)
  return rows
}
