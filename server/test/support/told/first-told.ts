import type { Operation } from '@switchboard/oas/document'
import { outlineOf, type SchemaOutline } from '@switchboard/oas/schema'

type Schemas = Operation['schemas']
type Content = Operation['responses'][number]['content'][number]
type Keywords = Readonly<Record<string, unknown>>

/**
 * Operations without the parts that earlier operations of their document have shown: most share their schemas, and a
 * page of all of them takes minutes to open. A referenced field is shown at its first place; a composition (`allOf`,
 * `oneOf`) stays.
 */
export function tellsOnce(): (operation: Operation) => Operation {
  const told = { request: new Set<string>(), response: new Set<string>() }
  return (operation) => {
    // One table of names serves both ways.
    const known = new Set(
      Object.keys(operation.schemas).filter((name) => {
        const ways = [told.request, told.response].filter((one) => one.has(name)).length
        return ways === 2 || (ways === 1 && !hasOneWayFields(name, operation.schemas))
      }),
    )
    const schemas = Object.fromEntries(
      Object.entries(operation.schemas).map(([name, schema]) => [name, shortened(schema, known)]),
    ) as Schemas
    const fresh = (direction: 'request' | 'response', content: readonly Content[]): Content[] =>
      content.map((one) => {
        const key = JSON.stringify(one.schema)
        if (told[direction].has(key)) return { ...one, schema: null }
        told[direction].add(key)
        for (const name of namesIn(one.schema, operation.schemas)) told[direction].add(name)
        const schema = shortened(one.schema, known) as Content['schema']
        const outline = outlineOf(schema ?? undefined, { schemas, direction })
        // A page of the largest takes minutes to open, and a text has no room for all of it.
        const isOpened = outline.complete && rowsIn(outline) <= mostRows
        return { ...one, schema: isOpened ? schema : null }
      })
    const [sent, answered] = operation.webhook
      ? (['response', 'request'] as const)
      : (['request', 'response'] as const)
    return {
      ...operation,
      schemas,
      body: operation.body && { ...operation.body, content: fresh(sent, operation.body.content) },
      responses: operation.responses.map((one) => ({ ...one, content: fresh(answered, one.content) })),
    }
  }
}

const mostRows = 250

const rowsIn = ({ fields, forms }: SchemaOutline): number =>
  fields.length + forms.reduce((count, { within }) => count + 1 + rowsIn(within), 0)

const fields = new Set(['properties', 'patternProperties'])

function shortened(schema: unknown, known: ReadonlySet<string>): unknown {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema
  const short = (child: unknown): unknown => {
    const name = (child as Keywords | null)?.['x-named']
    return typeof name === 'string' && known.has(name)
      ? { description: 'Told before.' }
      : shortened(child, known)
  }
  return Object.fromEntries(
    Object.entries(schema).map(([word, value]): [string, unknown] => {
      if (word === 'items' || word === 'additionalProperties') return [word, short(value)]
      if (!fields.has(word) || typeof value !== 'object' || value === null) return [word, value]
      return [word, Object.fromEntries(Object.entries(value).map(([name, child]) => [name, short(child)]))]
    }),
  )
}

const hasOneWayFields = (name: string, schemas: Schemas): boolean =>
  [name, ...namesIn(schemas[name], schemas)].some((one) =>
    /"(?:readOnly|writeOnly)":true/.test(JSON.stringify(schemas[one]) ?? ''),
  )

function namesIn(schema: unknown, schemas: Schemas, names = new Set<string>()): ReadonlySet<string> {
  for (const [, name] of (JSON.stringify(schema) ?? '').matchAll(/"x-named":"([^"]+)"/g))
    if (name && !names.has(name)) {
      names.add(name)
      namesIn(schemas[name], schemas, names)
    }
  return names
}
