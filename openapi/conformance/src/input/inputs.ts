import type { Caller, CallInput, Context } from '../context/context.ts'
import type { Operation } from '../contract/contract.ts'
import { sendable } from '../contract/one-way.ts'
import { headerValue, mediaOf } from '../http/write-request.ts'
import { foreignParameters, type ParameterInput } from './foreign-values.ts'
import { newKey } from './new-key.ts'
import { safeValues } from './safe-values.ts'

export interface NamedInput {
  readonly name: string
  /** Where the contract has the example. */
  readonly pointer: string
  readonly input: CallInput & { readonly as: Caller }
}

/** A call for each example body of the operation, or one where it has none; made safe for the backend's data. */
export async function exampleInputs(
  context: Context,
  operation: Operation,
  as: Caller,
): Promise<readonly NamedInput[]> {
  const media = mediaOf(operation)
  const examples = media?.examples ?? []
  const inputs: NamedInput[] = []
  const parameters = await parametersOf(context, operation, as)
  if (examples.length === 0) {
    if (operation.body?.required) return []
    return [{ name: '', pointer: operation.pointer, input: { as, ...parameters } }]
  }
  for (const { name, value, pointer } of examples) {
    // An example that is shown as written, such as XML, is sent as it is.
    if (media && typeof value === 'string' && /xml|^text\//.test(media.type)) {
      inputs.push({ name, pointer, input: { as, ...parameters, raw: { text: value, type: media.type } } })
      continue
    }
    const values = sendable(context.contract.document, media?.schema, value)
    const body = await safeValues(context, operation, { values, as })
    inputs.push({ name, pointer, input: { as, ...parameters, body } })
  }
  return inputs
}

/** The contract's example values of required parameters, and a new idempotency key for each call. */
export async function parametersOf(
  context: Context,
  operation: Operation,
  as: Caller,
): Promise<ParameterInput> {
  if (!context.contract.isPortal) return foreignParameters(context, operation)
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
