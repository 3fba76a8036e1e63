import type { CallInput, Context } from '../../context/context.ts'
import type { Parameter } from '../../contract/contract.ts'
import type { Finding } from '../../finding.ts'
import { faultyValues } from '../../generate/faulty-values.ts'
import { flatten } from '../../generate/flat-schema.ts'
import { baseInput } from '../../input/base-input.ts'
import type { Rule } from '../rule.ts'
import { mostCalls, tryWrongInputs } from './wrong-inputs.ts'

export const queries: Rule = {
  id: 'negative/queries',
  title: 'A parameter that breaks its schema is rejected, with a pointer to it',
  phase: 'negative',
  needs: [],
  share: mostCalls,
  async run(context) {
    const findings: Finding[] = []
    await context.each(context.operations, async (operation) => {
      const as = context.callerOf(operation)
      if (as === undefined) return
      const input = await baseInput(context, operation, as)
      if (!input) return
      const wrongs = operation.parameters.flatMap((parameter) =>
        brokenValues(context, parameter).map(({ keyword, values }) => ({
          what: `${parameter.name} breaks ${keyword}`,
          check: `refusal ?${parameter.name} ${keyword}`,
          pointer: `?${parameter.name}`,
          keyword,
          field: parameter.name,
          contractPointer: parameter.pointer,
          change: (whole: CallInput) => withParameter(whole, { parameter, values }),
        })),
      )
      for await (const finding of tryWrongInputs(context, { operation, input }, wrongs))
        findings.push(finding)
    })
    return findings
  },
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

interface Change {
  readonly parameter: Parameter
  readonly values: unknown
}

function withParameter(input: CallInput, { parameter, values }: Change): CallInput {
  const { name, place } = parameter
  if (place === 'query') return { ...input, query: { ...input.query, [name]: values } }
  const { [name]: _, ...headers } = input.headers ?? {}
  return { ...input, headers }
}
