import type { CallInput, Context } from '../../context/context.ts'
import type { Parameter } from '../../contract/contract.ts'
import { faultyValues } from '../../generate/faulty-values.ts'
import { flatten } from '../../generate/flat-schema.ts'
import { eachOperation, type Trial } from '../each-operation.ts'
import type { Rule } from '../rule.ts'
import { mostCalls, tryWrongInputs } from './wrong-inputs.ts'

export const queries: Rule = {
  id: 'negative/queries',
  title: 'A parameter that breaks its schema is rejected, with a pointer to it',
  phase: 'negative',
  needs: [],
  share: mostCalls,
  run: eachOperation(
    () => true,
    (trial) =>
      tryWrongInputs(
        trial,
        parametersOf(trial).flatMap((parameter) =>
          brokenValues(trial.context, parameter).map(({ keyword, values }) => ({
            what: `${parameter.name} breaks ${keyword}`,
            check: `refusal ?${parameter.name} ${keyword}`,
            pointer: parameter.place === 'header' ? '' : `?${parameter.name}`,
            // Another rejection may come before that of a header's form.
            isAnyRejection: parameter.place === 'header',
            keyword,
            field: parameter.name,
            contractPointer: parameter.pointer,
            change: (whole: CallInput) => withParameter(whole, parameter, values),
          })),
        ),
      ),
  ),
}

/** Of a strict contract, the idempotency key alone among headers, and not where a backend that overlooks it would do harm. */
const parametersOf = ({ context, operation: { id, parameters } }: Trial): readonly Parameter[] =>
  parameters.filter(
    ({ place, name }) =>
      place !== 'header' ||
      !context.contract.isStrict ||
      (name === 'Idempotency-Key' && !context.api?.leftAlone.has(id)),
  )

interface Broken {
  readonly keyword: string
  /** Undefined: it is left out. */
  readonly values: unknown
}

function brokenValues(
  { contract, schemas, isMock }: Context,
  { place, required, schema, pointer }: Parameter,
): Broken[] {
  if (place === 'path' || place === 'cookie') return []
  if (place === 'header' && !contract.isStrict)
    return required ? [{ keyword: 'required', values: undefined }] : []
  const missing = required && place === 'query' ? [{ keyword: 'required', values: undefined }] : []
  const { node } = flatten(contract.document, schema)
  const wrong = faultyValues(node, undefined, { isText: true })
    // `?name=` is to many programs as good as no `name` at all, and an empty header to all.
    .filter(({ value }) => value !== '' || (place === 'query' && contract.isStrict && !isMock))
    // A format is a remark, unless a document says that it is more: of others, none does.
    .filter(({ keyword }) => contract.isStrict || keyword !== 'format')
    .filter(({ value }) => schemas.at(`${pointer}/schema`, value, true).length > 0)
    .map(({ keyword, value }) => ({ keyword, values: value }))
  return [...missing, ...wrong]
}

function withParameter(input: CallInput, { name, place }: Parameter, values: unknown): CallInput {
  if (place === 'query') return { ...input, query: { ...input.query, [name]: values } }
  const { [name]: _, ...headers } = input.headers ?? {}
  return { ...input, headers: values === undefined ? headers : { ...headers, [name]: String(values) } }
}
