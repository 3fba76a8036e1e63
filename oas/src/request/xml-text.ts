import { asArray, isRecord } from '../json.ts'
import { isLongNumber, writeJson } from '../numbers.ts'
import { type ResolvedSchema, resolve } from '../schema/resolve.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'

interface XmlNames {
  readonly name?: string
  readonly prefix?: string
  readonly namespace?: string
  readonly attribute?: boolean
  readonly wrapped?: boolean
  /** `text`, `cdata` or `none`: no element of its own. */
  readonly nodeType?: string
}

interface Element {
  readonly name: string
  readonly schema: SchemaNode | undefined
  readonly depth: number
}

const maxDepth = 30

/** A value as XML, by the `xml` names of its schema. */
export function xmlText(value: unknown, schema: SchemaNode | undefined, schemas: NamedSchemas): string {
  const { node, names } = resolve(schema, schemas)
  const root = xmlNames(node).name ?? names[0] ?? 'root'
  const lines = Array.isArray(value)
    ? list(value, { name: root, schema, depth: 0 }, { schemas, wrapped: true })
    : element(value, { name: root, schema, depth: 0 }, schemas)
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')
}

/** OpenAPI 3.2 has words for what flags said before. */
function xmlNames({ xml }: Readonly<Record<string, unknown>>): XmlNames {
  if (!isRecord(xml)) return {}
  const { nodeType } = xml
  return {
    ...xml,
    ...(nodeType === 'attribute' && { attribute: true }),
    ...(nodeType === 'element' && { wrapped: true }),
  }
}

function element(value: unknown, { name, schema, depth }: Element, schemas: NamedSchemas): string[] {
  const { node } = resolve(schema, schemas)
  const xml = xmlNames(node)
  const tag = xmlName(xml.prefix ? `${xml.prefix}:${name}` : name)
  const bound = xml.namespace
    ? ` ${xml.prefix ? `xmlns:${xmlName(xml.prefix)}` : 'xmlns'}="${escaped(xml.namespace)}"`
    : ''
  const indent = '  '.repeat(depth)
  if (!isFields(value) || depth > maxDepth) {
    const text = textOf(value)
    return [`${indent}<${tag}${bound}${text === '' ? '/>' : `>${text}</${tag}>`}`]
  }
  const fields = fieldsOf(value, node, schemas)
  const texts = fields.filter(({ names }) => isText(names)).map(({ held, names }) => content(held, names))
  const attributes = fields
    .filter(({ names, held }) => names.attribute && !isFields(held) && !Array.isArray(held))
    .map(
      ({ name: attribute, names, held }) =>
        ` ${xmlName(names.prefix ? `${names.prefix}:${attribute}` : attribute)}="${textOf(held)}"`,
    )
  const inner = fields
    .filter(
      ({ names, held }) => !isText(names) && (!names.attribute || isFields(held) || Array.isArray(held)),
    )
    .flatMap(({ key, held, field, names, name: child }) =>
      Array.isArray(held)
        ? list(
            held,
            { name: names.wrapped ? child : key, schema: field, depth: depth + 1 },
            { schemas, wrapped: names.wrapped === true },
          )
        : element(held, { name: child, schema: field, depth: depth + 1 }, schemas),
    )
  const start = `${indent}<${tag}${bound}${attributes.join('')}`
  if (inner.length > 0) return [`${start}>${texts.join('')}`, ...inner, `${indent}</${tag}>`]
  return [texts.length > 0 ? `${start}>${texts.join('')}</${tag}>` : `${start}/>`]
}

interface XmlField {
  readonly key: string
  readonly held: unknown
  readonly field: SchemaNode | undefined
  readonly names: XmlNames
  readonly name: string
}

/** Fields as they stand within an element: those of an object without an element of its own stand in its place. */
function fieldsOf(
  fields: object,
  node: ResolvedSchema['node'],
  schemas: NamedSchemas,
  depth = 0,
): XmlField[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const field = fieldOf(node, key)
    const resolved = resolve(field, schemas).node
    const names = xmlNames(resolved)
    return names.nodeType === 'none' && isFields(value) && depth < maxDepth
      ? fieldsOf(value, resolved, schemas, depth + 1)
      : [{ key, held: value, field, names, name: names.name ?? key }]
  })
}

const isText = ({ nodeType }: XmlNames): boolean => nodeType === 'text' || nodeType === 'cdata'

const content = (value: unknown, { nodeType }: XmlNames): string =>
  nodeType === 'cdata'
    ? `<![CDATA[${String(value ?? '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
    : textOf(value)

interface ListContext {
  readonly schemas: NamedSchemas
  readonly wrapped: boolean
}

/** Its items by their own name, within an element of the list's where it is wrapped. */
function list(
  values: readonly unknown[],
  { name, schema, depth }: Element,
  { schemas, wrapped }: ListContext,
): string[] {
  const { node } = resolve(schema, schemas)
  const item = node.items as SchemaNode | undefined
  const resolved = resolve(item, schemas)
  // Without a wrapper the name of the list is of no use: each item is called as its schema says, else as the field.
  const itemName =
    xmlNames(resolved.node).name ?? (wrapped && depth === 0 ? resolved.names[0] : undefined) ?? name
  const within = wrapped ? depth + 1 : depth
  const items = values.flatMap((value) =>
    element(value, { name: itemName, schema: item, depth: within }, schemas),
  )
  if (!wrapped) return items
  const { prefix, namespace } = xmlNames(node)
  const tag = xmlName(prefix ? `${prefix}:${name}` : name)
  const bound = namespace ? ` ${prefix ? `xmlns:${xmlName(prefix)}` : 'xmlns'}="${escaped(namespace)}"` : ''
  const indent = '  '.repeat(depth)
  return [`${indent}<${tag}${bound}>`, ...items, `${indent}</${tag}>`]
}

const isFields = (value: unknown): value is Record<string, unknown> => isRecord(value) && !isLongNumber(value)

const fieldOf = (
  { properties, additionalProperties }: Readonly<Record<string, unknown>>,
  name: string,
): SchemaNode | undefined =>
  (isRecord(properties) && Object.hasOwn(properties, name)
    ? properties[name]
    : isRecord(additionalProperties)
      ? additionalProperties
      : undefined) as SchemaNode | undefined

const textOf = (value: unknown): string =>
  escaped(
    typeof value === 'string'
      ? value
      : value === null || value === undefined
        ? ''
        : asArray(value).length > 0
          ? asArray(value).join(' ')
          : writeJson(value),
  )

const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (char) => entities[char] ?? char)
/** XML has no way to write them. */
const unwritable = /(?![\t\n\r])\p{Cc}/gu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A name that XML takes. */
const xmlName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?![\p{L}_])/u, '_')
