import type { Context, ReceivedResponse } from '../../context/context.ts'
import type { Operation, Parameter } from '../../contract/contract.ts'
import { faultyValues } from '../../generate/faulty-values.ts'
import { flatten } from '../../generate/flat-schema.ts'
import { leftAlone } from '../../input/left-alone.ts'
import { eachOperation } from '../each-operation.ts'
import { reasonsOf } from '../positive.ts'
import type { Rule } from '../rule.ts'

const header = 'Idempotency-Key'

/** The rest of the request is right, so that a backend which overlooks the key carries it out. */
export const idempotencyKeys: Rule = {
  id: 'negative/idempotency-keys',
  title: `A request with a malformed ${header} is rejected`,
  phase: 'negative',
  needs: ['portal', 'write'],
  share: 3,
  run: eachOperation(
    (operation) => parameterOf(operation) !== undefined && !leftAlone.has(operation.id),
    async ({ context, operation, input, tell }) => {
      const parameter = parameterOf(operation)
      for (const [keyword, value] of parameter ? brokenKeys(context, parameter) : []) {
        const headers = { ...input.headers, [header]: value }
        const response = await context.call(operation, { ...input, headers })
        if (response.status < 400)
          tell(response, {
            check: `refusal ${header} ${keyword}`,
            expected: `422 or 400: ${header} breaks ${keyword}`,
            got: `${response.status}`,
            contractPointer: parameter?.pointer ?? operation.pointer,
          })
        else if (!isAboutKey(context, response))
          context.leaveOut(operation, 'what else it refuses came before the form of its idempotency key')
      }
    },
  ),
}

const parameterOf = ({ parameters }: Operation): Parameter | undefined =>
  parameters.find(({ place, name }) => place === 'header' && name === header)

/** One value for each keyword. */
function brokenKeys(
  { contract, schemas }: Context,
  { schema, pointer }: Parameter,
): ReadonlyMap<string, string> {
  const { node } = flatten(contract.document, schema)
  const broken = faultyValues(node, undefined, { isText: true }).flatMap(({ keyword, value }) =>
    typeof value === 'string' && value !== '' && schemas.at(`${pointer}/schema`, value, true).length > 0
      ? [[keyword, value] as const]
      : [],
  )
  return new Map(broken.toReversed())
}

const isAboutKey = ({ isMock }: Context, response: ReceivedResponse): boolean =>
  response.status === 400 ||
  (response.status === 422 &&
    (isMock ||
      reasonsOf(response).some(({ pointer }) => pointer.toLowerCase().endsWith(header.toLowerCase()))))
