import type { Finding } from '../../finding.ts'
import { type Fault, faultsOf } from '../../generate/faults.ts'
import { mediaOf } from '../../http/write-request.ts'
import { baseInput } from '../../input/base-input.ts'
import { fieldOf, withFieldOf } from '../../input/with-field.ts'
import type { Rule } from '../rule.ts'
import { mostCalls, tryWrongInputs, type WrongInput } from './wrong-inputs.ts'

export const bodies: Rule = {
  id: 'negative/bodies',
  title: 'A body that breaks its schema is rejected, with a pointer to the field',
  phase: 'negative',
  needs: ['write'],
  share: mostCalls,
  async run(context) {
    const findings: Finding[] = []
    if (context.isMock)
      context.leaveOut('', 'a mock returns the same example whatever field is wrong, and doesn’t parse forms')
    await context.each(context.operations, async (operation) => {
      const as = context.callerOf(operation)
      const media = mediaOf(operation)
      if (as === undefined || !media?.schema) return
      const input = await baseInput(context, operation, as)
      if (!input) return context.leaveOut(operation, 'no value could be generated from its schema')
      const { document, isPortal } = context.contract
      const isText = !/[/+]json\b/.test(media.type)
      if (isText && context.isMock) return
      const { schemas } = context
      const faults = faultsOf({ document, schemas, schema: media.schema, value: input.body, isText })
      const wrongs = faults
        .filter(({ keyword }) => isPortal || keyword !== 'format')
        .map((fault) => wrongInput(fault, `${media.pointer}/schema`))
      for await (const finding of tryWrongInputs(context, { operation, input }, wrongs))
        findings.push(finding)
    })
    return findings
  },
}

function wrongInput(fault: Fault, contractPointer: string): WrongInput {
  const { at, keyword, isInChoice } = fault
  const field = fieldOf(at)
  return {
    what: at ? `${at} breaks ${keyword}` : `the body breaks ${keyword}`,
    check: `refusal ${at} ${keyword}`,
    pointer: at ? `#${at}` : '',
    keyword,
    field,
    isInChoice,
    contractPointer,
    change: (input) => ({ ...input, body: withFieldOf(input.body, fault.value, field) }),
  }
}
