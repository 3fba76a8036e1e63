import { asObject, clipped, type Json } from '../json.ts'
import type { Callback, Operation, ReferenceIndex } from '../types.ts'
import { isReadable } from './markdown-bounds.ts'
import { maxLengths } from './max-lengths.ts'
import { sizeOf } from './size-of.ts'

/** Limits of a response for one operation, or for a document's index: more would keep server and browser busy. */
const maxBytes = { operation: 1_000_000, index: 2_500_000, example: 200_000, schema: 200_000 }

const unreadable = 'This text is nested too deeply, or has too many marks, to be shown. The document has it.'
const leftOut = { description: 'Left out here: it’s larger than fits. The document has it.' }

type Exchange = Pick<Operation, 'inputs' | 'body' | 'responses'>
type Content = NonNullable<Operation['body']>['content'][number]

/** Each step takes away what is missed least, until the rest fits. */
const operationSteps: readonly (readonly [what: string, step: (operation: Operation) => Operation])[] = [
  [
    'examples',
    (operation) =>
      onContent(operation, (content) => ({ ...content, examples: content.examples.filter(isSmall) })),
  ],
  ['schemas', (operation) => onSchemas(operation, maxBytes.schema)],
  [
    'examples',
    (operation) =>
      onContent(operation, (content) => ({ ...content, examples: content.examples.slice(0, 1) })),
  ],
  ['the ends of descriptions', (operation) => withShortTexts(operation, 500)],
  ['examples', (operation) => onContent(operation, (content) => ({ ...content, examples: [] }))],
  ['schemas', (operation) => onSchemas(operation, 10_000)],
  ['callbacks', ({ callbacks: _, ...operation }) => operation],
  ['schemas', (operation) => onSchemas(operation, 0)],
  [
    'headers and links',
    (operation) => ({
      ...operation,
      responses: operation.responses.map(({ links: _, ...response }) => ({ ...response, headers: [] })),
    }),
  ],
  ['the ends of descriptions', (operation) => ({ ...withShortTexts(operation, 50), schemas: {} })],
]

const isSmall = ({ value }: Content['examples'][number]): boolean =>
  sizeOf(value, maxBytes.example) <= maxBytes.example

/** An operation with texts that can be read in a moment, and no more in all than a page shows. */
export function boundOperation(operation: Operation): Operation {
  let bound = withReadableTexts({
    ...operation,
    test_data: operation.test_data.slice(0, maxLengths.testData),
  })
  const lost = new Set<string>()
  if (sizeOf(bound, maxBytes.operation) <= maxBytes.operation) return bound
  let size = sizeOf(bound)
  for (const [what, step] of operationSteps) {
    bound = step(bound)
    const rest = sizeOf(bound)
    if (rest < size) lost.add(what)
    size = rest
    if (size <= maxBytes.operation) break
  }
  if (lost.size === 0) return bound
  const words = `Partly left out here, since it’s larger than fits: ${[...lost].join(', ')}. The document has all of it.`
  return { ...bound, description: [bound.description, words].filter(Boolean).join('\n\n') }
}

/** The index of a document, bound as its operations are. */
export function boundIndex(index: ReferenceIndex): ReferenceIndex {
  let bound = withReadableTexts(index)
  for (const most of [2000, 300, 50]) {
    if (sizeOf(bound, maxBytes.index) <= maxBytes.index) break
    bound = withShortTexts(bound, most)
  }
  if (sizeOf(bound, maxBytes.index) <= maxBytes.index) return bound
  const { security, ...rest } = bound
  return { ...rest, security: security.map(({ flows: _, ...scheme }) => scheme) }
}

function onContent(operation: Operation, change: (content: Content) => Content): Operation {
  const within = <One extends Exchange>(exchange: One): One => ({
    ...exchange,
    body: exchange.body && { ...exchange.body, content: exchange.body.content.map(change) },
    responses: exchange.responses.map((response) => ({ ...response, content: response.content.map(change) })),
  })
  return { ...within(operation), ...(operation.callbacks && { callbacks: operation.callbacks.map(within) }) }
}

/** Schemas that are larger say that they are left out. */
function onSchemas(operation: Operation, most: number): Operation {
  const fitting = <Schema>(schema: Schema): Schema =>
    sizeOf(schema, most) <= most ? schema : (leftOut as Schema)
  const within = <One extends Operation | Callback>(one: One): One => ({
    ...one,
    inputs: one.inputs.map((input) => ({
      ...input,
      schema: fitting(input.schema),
      example: sizeOf(input.example, most) <= most ? input.example : null,
    })),
    responses: one.responses.map((response) => ({
      ...response,
      headers: response.headers.map((header) => ({ ...header, schema: fitting(header.schema) })),
    })),
  })
  const { callbacks } = operation
  const bound = onContent(
    { ...within(operation), ...(callbacks && { callbacks: callbacks.map(within) }) },
    (content) => ({
      ...content,
      schema: content.schema === null ? null : fitting(content.schema),
    }),
  )
  const schemas = Object.entries(asObject(operation.schemas)).map(([name, schema]) => [name, fitting(schema)])
  return { ...bound, schemas: Object.fromEntries(schemas) as Operation['schemas'] }
}

const withReadableTexts = <One>(one: One): One =>
  onTexts(one as Json, (text) => (isReadable(text) ? text : unreadable)) as One
const withShortTexts = <One>(one: One, most: number): One =>
  onTexts(one as Json, (text) => clipped(text, most)) as One

/** Values, in which a description is a field like any other. */
const data: ReadonlySet<string> = new Set(['value', 'example', 'examples', 'default', 'enum', 'const'])
/** Keywords that hold the author's own names. */
const maps: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'schemas', 'encoding'],
])

/** The same with every description changed. */
function onTexts(value: Json, change: (text: string) => string, named = false): Json {
  if (Array.isArray(value)) return value.map((item) => onTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]): [string, Json] => {
      if (named) return [name, onTexts(item, change)]
      if (name === 'description' && typeof item === 'string') return [name, change(item)]
      return [name, data.has(name) ? item : onTexts(item, change, maps.has(name))]
    }),
  )
}
