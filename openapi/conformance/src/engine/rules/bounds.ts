import type { CallInput, Context, ReceivedResponse } from '../context/context.ts'
import { seedFor } from '../context/random.ts'
import type { Operation } from '../contract/contract.ts'
import { atBounds, boundaryValues } from '../generate/bounds.ts'
import { flatten } from '../generate/flat-schema.ts'
import { mediaOf } from '../http/write-request.ts'
import { fieldOf, withFieldOf, withNewKey } from '../input/inputs.ts'
import { eachOperation, inRounds, isJson } from './each-operation.ts'
import { reasonsOf, rejectionText } from './positive.ts'
import type { Rule } from './rule.ts'

/** Of a value that its schema allows, a backend may still say that it is of no use here: only these say that it is too long or too large. */
const ofBounds = [
  'min_length',
  'max_length',
  'minimum',
  'maximum',
  'min_items',
  'max_items',
  'type',
  'too_long',
  'too_short',
]
const ofForm = [400, 413, 414]
const most = 24
/** Of an operation that is limited, each call has several fields at a bound. */
const mostRounds = 4

export const bounds: Rule = {
  id: 'positive/bounds',
  title: 'A value at the very bound of its schema is accepted, its length counted in characters',
  phase: 'positive',
  needs: ['strict', 'write'],
  share: mostRounds,
  run: eachOperation(
    ({ id, isRead }, { isMock, api }) => !isMock && (isRead || !api?.leftAlone.has(id)),
    async ({ context, operation, input, tell }) => {
      const inputs = inputsOf(context, operation, input)
      const rounds = operation.responses.has('429')
        ? inRounds(inputs, mostRounds)
        : inputs.slice(0, most).map((one) => [one])
      for (const round of rounds) {
        const changed = round.reduce<CallInput>((whole, { change }) => change(whole), input)
        const response = await context.call(operation, { ...changed, headers: withNewKey(input) })
        for (const { at, keyword } of round)
          if (isRefusedFor(response, at) || (round.length === 1 && ofForm.includes(response.status)))
            tell(response, {
              check: `bound ${at} ${keyword}`,
              expected: `${at} at its ${keyword} is accepted`,
              got: rejectionText(response),
            })
      }
    },
  ),
}

interface BoundInput {
  readonly at: string
  readonly keyword: string
  readonly field: string
  readonly change: (input: CallInput) => CallInput
}

/** Another seed begins with others, where there are many. */
function inputsOf(context: Context, operation: Operation, input: CallInput): readonly BoundInput[] {
  const { document } = context.contract
  const ofQuery = operation.parameters
    .filter(({ place }) => place === 'query')
    .flatMap(({ name, schema, required, pointer }) =>
      required
        ? []
        : boundaryValues(flatten(document, schema).node)
            .filter(({ value }) => context.schemas.at(`${pointer}/schema`, value).length === 0)
            .map(({ keyword, value }) => ({
              at: `?${name}`,
              keyword,
              field: `?${name}`,
              change: (whole: CallInput) => ({ ...whole, query: { ...whole.query, [name]: value } }),
            })),
    )
  const media = mediaOf(operation)
  const ofBody =
    media?.schema && isJson(media.type)
      ? atBounds({ document, schemas: context.schemas, schema: media.schema, value: input.body }).map(
          ({ at, keyword, value }) => ({
            at: `#${at}`,
            keyword,
            field: fieldOf(at) ?? '',
            change: (whole: CallInput) => ({ ...whole, body: withFieldOf(whole.body, value, fieldOf(at)) }),
          }),
        )
      : []
  const all = [...ofQuery, ...ofBody]
  const start = Math.abs(seedFor(context.seed, operation.id)) % Math.max(all.length, 1)
  return [...all.slice(start), ...all.slice(0, start)]
}

const isRefusedFor = (response: ReceivedResponse, at: string): boolean =>
  response.status === 422 &&
  reasonsOf(response).some(({ pointer, code }) => pointer === at && ofBounds.includes(code))
