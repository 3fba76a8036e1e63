import type { Context } from '../../engine/context/context.ts'
import type { Operation, Parameter } from '../../engine/contract/contract.ts'
import { mediaOf } from '../../engine/http/write-request.ts'
import { baseInput, parametersOf } from '../../engine/input/inputs.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { madeUp } from '../safe-values.ts'
import { isPerson, namedIn } from '../writes/find.ts'

/** A missing thing is a 404, whichever of its names is unknown. */
export const unknownThings: Rule = {
  id: 'invariants/unknown-things',
  title: 'An unknown ID returns 404',
  phase: 'invariants',
  needs: ['state'],
  share: 4,
  run: withVerdict(async (context, verdict) => {
    const asking = context.operations.filter(
      (one) => one.responses.has('404') && (one.isRead || (one.access !== 'public' && !context.isReadOnly)),
    )
    await context.each(asking, async (operation) => {
      if (!operation.isRead) return writeUnknown(context, verdict, operation)
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
function unknownValue(context: Context, { pointer, example }: Parameter): string | undefined {
  const like = madeUp(String(example), context.unique())
  const candidates = [...(like === example ? [] : [like]), 'no-such-thing', 'v9999', 'noSuchThing']
  return candidates.find((one) => context.schemas.at(`${pointer}/schema`, one).length === 0)
}

/** Refusals that come before it is asked whether the thing is there. */
const earlier = [403, 422, 428, 429]

/** A write as the contract shows it, which names nothing that is there. */
async function writeUnknown(context: Context, verdict: Verdict, operation: Operation): Promise<void> {
  const as = context.callerOf(operation)
  const input = as === undefined ? undefined : await baseInput(context, operation, as)
  if (!/json/.test(mediaOf(operation)?.type ?? '')) return
  const things = namedIn([input?.query, input?.body]).filter((one) => !isPerson(one))
  if (!input || things.length === 0) return
  const response = await context.call(operation, input)
  if (!earlier.includes(response.status))
    verdict.status(response, 404, `for an unknown ${things.map(({ thing }) => thing).join(', ')}`)
}
