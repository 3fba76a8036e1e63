import type { Context } from '../../context/context.ts'
import type { Operation, Parameter } from '../../contract/contract.ts'
import { parametersOf } from '../../input/inputs.ts'
import type { Rule } from '../rule.ts'
import { judged } from '../verdict.ts'

/** A missing thing is a 404, whichever of its names is unknown. */
export const unknownThings: Rule = {
  id: 'invariants/unknown-things',
  title: 'An unknown ID returns 404',
  phase: 'invariants',
  needs: ['portal', 'state'],
  run: judged(async (context, verdict) => {
    const asking = context.operations.filter(({ isRead, responses }) => isRead && responses.has('404'))
    await context.each(asking, async (operation) => {
      const as = context.callerOf(operation)
      if (as === undefined) return
      const parameters = await parametersOf(context, operation, as)
      for (const parameter of identifiersOf(context, operation)) {
        const unknown = unknownValue(context, parameter)
        if (unknown === undefined) continue
        const query = { ...parameters.query, [parameter.name]: unknown }
        const response = await context.call(operation, { ...parameters, as, query })
        verdict.status(response, 404, `for an unknown ${parameter.name}`)
      }
    })
  }),
}

const identifiersOf = ({ contract }: Context, { parameters }: Operation): readonly Parameter[] =>
  parameters.filter(
    ({ name, place, required }) => required && place === 'query' && contract.identifiers.has(name),
  )

/** Looks like a true one and names nothing. Undefined where the schema takes none of these. */
function unknownValue({ schemas }: Context, { pointer, example }: Parameter): string | undefined {
  const prefix = /^[a-z]+_/.exec(String(example))?.[0]
  const candidates = [...(prefix ? [`${prefix}nobody0000`] : []), 'no-such-thing', 'v9999', 'noSuchThing']
  return candidates.find((one) => schemas.at(`${pointer}/schema`, one).length === 0)
}
