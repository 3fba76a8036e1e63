import type { Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { mediaOf } from '../../engine/http/write-request.ts'
import { baseInput } from '../../engine/input/inputs.ts'
import { fieldsOf } from '../../engine/rules/verdict.ts'
import { rowsOf } from '../fields.ts'
import { idsIn, thingsIn } from './find.ts'
import { dataIn } from './judge.ts'
import { names } from './names.ts'
import { leftBy, type Prepared, thingsOf } from './prepare.ts'

export const isEnding = ({ path, method }: Operation): boolean =>
  method === 'DELETE' ||
  /(remove|withdraw|revoke|revoke-keys|end|unsubscribe|approve|cancel|give-up)$/.test(path)

/** Created things serve the calls that follow; ended ones don't. */
export function keepThings(
  context: Context,
  operation: Operation,
  { as, input }: Prepared,
  response: ReceivedResponse,
): void {
  const things = thingsOf(context)
  const sent = idsIn([input.body, input.query])
  if (isEnding(operation)) {
    const ended = new Set([...sent, ...idsIn(dataIn(response))])
    for (const [thing, value] of things) if (ended.has(value)) things.delete(thing)
  } else if (operation.method === 'POST' && response.status < 300)
    for (const { thing, value } of thingsIn(dataIn(response)))
      if (names(context, operation).out.has(thing) && !sent.has(value)) {
        things.set(thing, value)
        leftBy(context).push({ thing, value, by: operation, as })
      }
}

/** Ends what was made, so that another run can make it, too. */
export async function tidy(context: Context): Promise<void> {
  for (const { thing, value, by, as } of leftBy(context)) {
    const ending = context.contract.operations.find(
      (one) =>
        isEnding(one) &&
        one.roles.some((role) => by.roles.includes(role)) &&
        names(context, one).in.has(thing),
    )
    const schema = ending && mediaOf(ending)?.schema
    if (!ending || !schema) continue
    const shown = await baseInput(context, ending, as)
    const bodies = [
      { [thing]: value },
      { [`${thing}s`]: [value] },
      { ...fieldsOf(shown?.body), [thing]: value },
    ]
    const body = bodies.find((one) => context.schemas.by(schema, one).length === 0)
    if (body) await context.each([ending], async () => void (await context.call(ending, { as, body })))
  }
  const rows = rowsOf(await context.call('listUserSubscriptions', { as: 'user' }))
  for (const { value } of leftBy(context).filter(({ thing }) => thing === 'user_subscription_id')) {
    const row = rows.find((one) => one.user_subscription_id === value && one.status === 'ACTIVE')
    if (row)
      await context.call('unsubscribe', { as: 'user', body: { api: row.api, user_subscription_id: value } })
  }
}
