import { isObject } from '@switchboard/oas/document'
import fc from 'fast-check'
import type { Caller, Context } from '../context/context.ts'
import { seedFor } from '../context/random.ts'
import type { Operation } from '../contract/contract.ts'
import { valuesOf } from '../generate/arbitrary.ts'
import { mediaOf } from '../http/write-request.ts'
import { exampleInputs, type NamedInput, parametersOf } from './inputs.ts'
import { safeValues } from './safe-values.ts'

type Input = NamedInput['input']

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
