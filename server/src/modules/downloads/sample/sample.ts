import type { components } from '@switchboard/sdk'
import type { Json } from '../../reference/json.ts'
import { exampleFrom } from '../schema/example-from.ts'
import { withValue } from './with-value.ts'

type Schemas = components['schemas']
export type Operation = Schemas['ReferenceOperation']
export type TestDatum = Operation['test_data'][number]

export interface SampleInput {
  readonly name: string
  readonly value: string
  readonly required: boolean
  readonly description: string
}

/** A request that can be sent as it stands. */
export interface Sample {
  readonly method: string
  /** Its template, such as `/messages/{id}`, and what stands for its parts. */
  readonly path: string
  readonly pathValues: readonly SampleInput[]
  readonly query: readonly SampleInput[]
  readonly headers: readonly SampleInput[]
  readonly body: { readonly type: string; readonly value: Json } | null
}

/** The datum whose answer is the usual one. */
export const usualDatum = ({ test_data }: Operation): TestDatum | undefined =>
  test_data.find(({ outcome }) => outcome.status < 300) ?? test_data[0]

/** From the examples of the document; with a datum, its value stands where it belongs. */
export function sampleOf(operation: Operation, datum?: TestDatum): Sample {
  const inputs = (place: string, mark: (name: string) => string): SampleInput[] =>
    operation.inputs
      .filter((input) => input.place === place)
      .map(({ name, required, description, example, schema }) => {
        const hit = datum?.at === mark(name)
        const value = hit ? datum.value : (example ?? exampleFrom(schema as Json, operation.schemas as never))
        return { name, required: required || hit, description, value: asParameter(value as Json) }
      })
  return {
    method: operation.method,
    path: operation.path,
    pathValues: inputs('path', (name) => `{${name}}`),
    query: inputs('query', (name) => `?${name}`),
    headers: inputs('header', () => ''),
    body: bodyOf(operation, datum),
  }
}

const asParameter = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

export const isJson = (type: string): boolean => /[/+]json\b/.test(type)

function bodyOf({ body, schemas }: Operation, datum: TestDatum | undefined): Sample['body'] {
  const content = body?.content.find(({ type }) => isJson(type)) ?? body?.content[0]
  if (!content) return null
  const [first] = content.examples
  const value = (first ? first.value : exampleFrom(content.schema as Json, schemas as never)) as Json
  return {
    type: content.type,
    value: datum?.at.startsWith('#/') ? withValue(value, datum.at, datum.value) : value,
  }
}
