import { seedFor } from '../../context/random.ts'
import type { Finding } from '../../finding.ts'
import { type Fault, faultsOf } from '../../generate/faults.ts'
import { mediaOf } from '../../http/write-request.ts'
import { baseInput } from '../../input/base-input.ts'
import type { Rule } from '../rule.ts'
import { misjudged } from './refusal.ts'

export const bodies: Rule = {
  id: 'negative/bodies',
  title: 'A body that breaks its schema is rejected, with a pointer to the field',
  phase: 'negative',
  needs: ['write'],
  share: 6,
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
      for (const fault of inTurn(
        faults.filter(({ keyword }) => isPortal || keyword !== 'format'),
        seedFor(context.seed, operation.id),
      )) {
        const response = await context.call(operation, { ...input, body: fault.value })
        findings.push(
          ...misjudged(context, response, {
            what: fault.at ? `${fault.at} breaks ${fault.keyword}` : `the body breaks ${fault.keyword}`,
            check: `refusal ${fault.at} ${fault.keyword}`,
            pointer: fault.at ? `#${fault.at}` : '',
            isInChoice: fault.isInChoice,
            contractPointer: `${media.pointer}/schema`,
          }),
        )
      }
    })
    return findings
  },
}

/** Where only a few may be tried, another seed begins with others. */
function inTurn(faults: readonly Fault[], seed: number): readonly Fault[] {
  const start = Math.abs(seed) % Math.max(faults.length, 1)
  return [...faults.slice(start), ...faults.slice(0, start)]
}
