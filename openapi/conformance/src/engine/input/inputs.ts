import { isObject } from '@switchboard/oas/document'
import fc from 'fast-check'
import type { Caller, CallInput, Context, ExampleValues } from '../context/context.ts'
import { seedFor } from '../context/random.ts'
import type { Operation } from '../contract/contract.ts'
import { sendable } from '../contract/one-way.ts'
import { segment } from '../contract/pointers.ts'
import { valuesOf } from '../generate/arbitrary.ts'
import { headerValue, mediaOf } from '../http/write-request.ts'
import { foreignParameters, linkedValues, type ParameterInput } from './foreign-values.ts'

export interface ExampleInput {
  /** Where the contract has the example. */
  readonly pointer: string
  readonly input: CallInput & { readonly as: Caller }
}

/** A call for each example body of the operation, or one where it has none; made safe for the backend's data. */
export async function exampleInputs(
  context: Context,
  operation: Operation,
  as: Caller,
): Promise<readonly ExampleInput[]> {
  const media = mediaOf(operation)
  const examples = media?.examples ?? []
  const inputs: ExampleInput[] = []
  const parameters = await parametersOf(context, operation, as)
  if (examples.length === 0) {
    if (operation.body?.required) return []
    return [{ pointer: operation.pointer, input: { as, ...parameters } }]
  }
  for (const { value, pointer } of examples) {
    // An example that is shown as written, such as XML, is sent as it is.
    if (media && typeof value === 'string' && /xml|^text\//.test(media.type)) {
      inputs.push({ pointer, input: { as, ...parameters, raw: { text: value, type: media.type } } })
      continue
    }
    const values = sendable(context.contract.document, media?.schema, value)
    const body = await safeValues(context, operation, { values, as })
    inputs.push({ pointer, input: { as, ...parameters, body } })
  }
  return inputs
}

/** The contract's example values of required parameters, and a new idempotency key for each call. */
export async function parametersOf(
  context: Context,
  operation: Operation,
  as: Caller,
): Promise<ParameterInput> {
  if (!context.api) return foreignParameters(context, operation)
  const shown = operation.parameters.filter(({ required }) => required)
  const at = (place: string) =>
    Object.fromEntries(
      shown
        .filter((one) => one.place === place)
        .map(({ name, example, schema }) => [name, example ?? schema.default]),
    )
  const [path, query] = await Promise.all(
    ['path', 'query'].map((place) => safeValues(context, operation, { values: at(place), as })),
  )
  const headers = Object.fromEntries(
    shown
      .filter((one) => one.place === 'header' && one.example !== undefined)
      .map((one) => [one.name, headerValue(one, one.example)]),
  )
  return {
    ...(path && { path }),
    ...(query && { query }),
    headers: { ...headers, ...newKey(context, operation) },
  }
}

type Input = ExampleInput['input']

/** A call that satisfies the schemas, to be broken in one place: as an example shows it, else generated. Undefined without one. */
export async function baseInput(
  context: Context,
  operation: Operation,
  as: Caller,
): Promise<Input | undefined> {
  const media = mediaOf(operation)
  if (!media?.schema) return { as, ...(await parametersOf(context, operation, as)) }
  const { schema } = media
  const isValid = (body: unknown) => context.schemas.by(schema, body).length === 0
  const examples = (await exampleInputs(context, operation, as)).filter(({ input }) => isValid(input.body))
  // The one that says most has most places to break.
  const [fullest] = examples.toSorted((one, other) => sizeOf(other.input.body) - sizeOf(one.input.body))
  if (fullest) return fullest.input
  const values = valuesOf(context.contract.document, context.schemas, schema)
  const generated = values ? fc.sample(values, { numRuns: 10, seed: seedFor(1, operation.id) }) : []
  for (const value of generated) {
    const body = await safeValues(context, operation, { values: value, as })
    if (isValid(body)) return { as, ...(await parametersOf(context, operation, as)), body }
  }
  return undefined
}

const sizeOf = (value: unknown): number => (isObject(value) ? Object.keys(value).length : 0)

const header = 'Idempotency-Key'

/** A key for one intent, where an operation takes one. */
export const newKey = ({ api, unique }: Context, { parameters }: Operation): Record<string, string> =>
  api && parameters.some(({ name }) => name === header) ? { [header]: `conformance-${unique()}` } : {}

/** The headers of the same call made anew: it gets a key of its own. */
export function withNewKey({ headers = {} }: CallInput): Record<string, string> {
  const { [header]: _, ...others } = headers
  return others
}

/** The values as they can be sent: such that they touch nothing but a test account's own, or that they name what the backend has shown. */
export const safeValues = async <Value>(
  context: Context,
  operation: Operation,
  example: ExampleValues<Value>,
): Promise<Value> =>
  context.api
    ? context.api.safeValues(context, operation, example)
    : linkedValues(context, operation, example.values)

/** The field of a body in which a JSON Pointer lies; undefined where it is the whole. */
export const fieldOf = (pointer: string): string | undefined => pointer.split('/')[1]

/** A body with one of its fields as another body has it, or without it. */
export function withFieldOf(body: unknown, other: unknown, field: string | undefined): unknown {
  if (field === undefined || !isObject(body) || !isObject(other)) return other
  const name = Object.keys({ ...body, ...other }).find((one) => segment(one) === field) ?? field
  const { [name]: _, ...rest } = body
  return name in other ? { ...rest, [name]: other[name] } : rest
}
