import type { CallInput, Context } from '../../context/context.ts'
import type { Parameter } from '../../contract/contract.ts'
import { faultyValues } from '../../generate/faulty-values.ts'
import { flatten } from '../../generate/flat-schema.ts'
import { eachOperation } from '../each-operation.ts'
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
        trial.operation.parameters.flatMap((parameter) =>
          brokenValues(trial.context, parameter).map(({ keyword, values }) => ({
            what: `${parameter.name} breaks ${keyword}`,
            check: `refusal ?${parameter.name} ${keyword}`,
            pointer: `?${parameter.name}`,
            keyword,
            field: parameter.name,
            contractPointer: parameter.pointer,
            change: (whole: CallInput) => withParameter(whole, parameter, values),
          })),
        ),
      ),
  ),
}

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
  // Of the portal, no header but the idempotency key is bound to a form; that has a rule of its own.
  if (place === 'header')
    return required && !contract.isPortal ? [{ keyword: 'required', values: undefined }] : []
  const missing = required ? [{ keyword: 'required', values: undefined }] : []
  const { node } = flatten(contract.document, schema)
  const wrong = faultyValues(node, undefined, { isText: true })
    // `?name=` is to many programs as good as no `name` at all.
    .filter(({ value }) => value !== '' || (contract.isPortal && !isMock))
    // A format is a remark, unless a document says that it is more: of others, none does.
    .filter(({ keyword }) => contract.isPortal || keyword !== 'format')
    .filter(({ value }) => schemas.at(`${pointer}/schema`, value, true).length > 0)
    .map(({ keyword, value }) => ({ keyword, values: value }))
  return [...missing, ...wrong]
}

function withParameter(input: CallInput, { name, place }: Parameter, values: unknown): CallInput {
  if (place === 'query') return { ...input, query: { ...input.query, [name]: values } }
  const { [name]: _, ...headers } = input.headers ?? {}
  return { ...input, headers }
}
