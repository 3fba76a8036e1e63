import type { CallInput, Context, ReceivedResponse } from '../context/context.ts'
import { seedFor } from '../context/random.ts'
import type { Operation } from '../contract/contract.ts'
import type { Finding } from '../finding.ts'
import { atBounds, boundaryValues } from '../generate/bounds.ts'
import { flatten } from '../generate/flat-schema.ts'
import { mediaOf } from '../http/write-request.ts'
import { baseInput } from '../input/base-input.ts'
import { leftAlone } from '../input/left-alone.ts'
import { reasonsOf } from './positive.ts'
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

export const bounds: Rule = {
  id: 'positive/bounds',
  title: 'A value at the very bound of its schema is accepted, its length counted in characters',
  phase: 'positive',
  needs: ['portal', 'write'],
  share: 3,
  async run(context) {
    const findings: Finding[] = []
    await context.each(context.operations, async (operation) => {
      const as = context.callerOf(operation)
      if (as === undefined || context.isMock || (leftAlone.has(operation.id) && !operation.isRead)) return
      const input = await baseInput(context, operation, as)
      if (!input) return
      for (const { at, keyword, change } of inputsOf(context, operation, input)) {
        const response = await context.call(operation, {
          ...input,
          ...change,
          headers: keyed(context, input),
        })
        if (isRefusedFor(response, at))
          findings.push(
            context.finding(response, {
              check: `bound ${at} ${keyword}`,
              expected: `${at} at its ${keyword} is accepted`,
              got: `${response.status} ${response.code} ${reasonsOf(response)
                .map(({ pointer, code }) => `${pointer} ${code}`)
                .join(', ')}`.trim(),
            }),
          )
      }
    })
    return findings
  },
}

interface BoundInput {
  readonly at: string
  readonly keyword: string
  readonly change: CallInput
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
              change: { query: { ...input.query, [name]: value } },
            })),
    )
  const media = mediaOf(operation)
  const ofBody =
    media?.schema && /json/.test(media.type)
      ? atBounds({ document, schemas: context.schemas, schema: media.schema, value: input.body }).map(
          ({ at, keyword, value }) => ({ at: `#${at}`, keyword, change: { body: value } }),
        )
      : []
  const all = [...ofQuery, ...ofBody]
  const start = Math.abs(seedFor(context.seed, operation.id)) % Math.max(all.length, 1)
  return [...all.slice(start), ...all.slice(0, start)].slice(0, most)
}

function keyed(context: Context, { headers = {} }: CallInput): Record<string, string> {
  return 'Idempotency-Key' in headers
    ? { ...headers, 'Idempotency-Key': `conformance-${context.unique()}` }
    : { ...headers }
}

const isRefusedFor = (response: ReceivedResponse, at: string): boolean =>
  ofForm.includes(response.status) ||
  (response.status === 422 &&
    reasonsOf(response).some(({ pointer, code }) => pointer === at && ofBounds.includes(code)))
