import { exampleOf } from '../example/example.ts'
import { writeJson } from '../numbers.ts'
import { writeAt } from '../pointer.ts'
import type { Content, Input, Operation, TestDatum } from '../types.ts'
import { textOf } from './body-text.ts'
import { isJson } from './is-json.ts'

/** The parts of a document that describe an operation’s request. */
export type RequestDescription = Pick<Operation, 'inputs' | 'body' | 'test_data' | 'schemas'>

export interface ExampleInput extends Pick<Input, 'name' | 'place' | 'description'> {
  readonly input: Input
  readonly text: string
  /** False for optional inputs, unless a test datum needs them. */
  readonly sent: boolean
}

/** An operation's request before anything was filled in. */
export interface ExampleRequest {
  readonly inputs: readonly ExampleInput[]
  readonly body: { readonly type: string; readonly value: unknown } | null
}

/**
 * A request that can be sent as it stands: of the document's own examples, else of its test values, else of what its
 * schemas say. With a datum, the request that this datum answers.
 */
export function exampleRequest(operation: RequestDescription, datum?: TestDatum): ExampleRequest {
  return {
    inputs: operation.inputs.map((input) => {
      const { name, place, description, required } = input
      const fixed = datum && datum.at === mark(input) ? datum.value : undefined
      const value = fixed ?? exampleOfInput(operation, input)
      const text = input.content_type && isJson(input.content_type) ? writeJson(value) : textOf(value)
      return { input, name, place, description, text, sent: required || fixed !== undefined }
    }),
    body: exampleBody(operation, mainContent(operation), datum),
  }
}

function exampleOfInput(operation: RequestDescription, input: Input): unknown {
  const { example, schema } = input
  // One that nothing is written of stands for no value.
  if (example !== null && example !== undefined && textOf(example) !== '') return example
  const known = usualDatum(operation, (at) => at === mark(input))
  return known ? known.value : exampleOf(schema, operation.schemas)
}

/** How test values name the place of an input. */
const mark = ({ place, name }: Pick<Input, 'place' | 'name'>): string | undefined =>
  place === 'query' ? `?${name}` : place === 'path' ? `{${name}}` : undefined

/** Of the values for a place, the one whose outcome is the usual one. */
function usualDatum(
  { test_data }: RequestDescription,
  isPlace: (at: string) => boolean,
): TestDatum | undefined {
  const data = test_data.filter(({ at }) => isPlace(at))
  return data.find(({ outcome }) => outcome.status < 300) ?? data[0]
}

/** JSON where the operation takes it, else the first form that the document names. */
const mainContent = ({ body }: Pick<Operation, 'body'>): Content | undefined =>
  body?.content.find(({ type }) => isJson(type)) ?? body?.content[0]

function exampleBody(
  operation: RequestDescription,
  content: Content | undefined,
  datum: TestDatum | undefined,
): ExampleRequest['body'] {
  if (!content) return null
  const value = contentValue(operation, content)
  const { type } = content
  return { type, value: datum?.at.startsWith('#') ? writeAt(value, datum.at, datum.value) : value }
}

/** The first example of a body, or one that its schema describes, with the test values that the document has for it. */
export function contentValue(operation: RequestDescription, { examples, schema }: Content): unknown {
  const [example] = examples
  if (example) return example.value
  if (schema === null) return ''
  const known = usualDatum(operation, (at) => at.startsWith('#'))
  const value = exampleOf(schema, operation.schemas)
  return known ? writeAt(value, known.at, known.value) : value
}
