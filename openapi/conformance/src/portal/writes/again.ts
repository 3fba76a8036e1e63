import { asObject, asText, isObject } from '@switchboard/oas/document'
import type { ReceivedResponse } from '../../engine/context/context.ts'
import { flatten } from '../../engine/generate/flat-schema.ts'
import { mediaOf } from '../../engine/http/write-request.ts'
import { withNewKey } from '../../engine/input/inputs.ts'
import { rowsIn } from '../fields.ts'
import { type Attempt, expectStill, readsNow } from './attempt.ts'
import { objectsOf, thingsIn } from './find.ts'
import { dataIn } from './judge.ts'
import { isEnding } from './keep-things.ts'
import { makeFor, thingsOf } from './prepare.ts'
import { isMessages, type Snapshot } from './reads.ts'

/** Codes of a conflict by which the contract says that something can be done once. */
const once =
  /(?:_known|_exists|_open|_decided|_in_review|_redeemed|already_\w+|_reversible|_not_waiting|_not_deprecated|_changed)$/

/**
 * The same once more, as a call of its own: an ended thing isn't there any more, what counts once is refused, and a PUT changes nothing (RFC
 * 9110, section 9.2.2).
 */
export async function doAgain(attempt: Attempt, response: ReceivedResponse, before: Snapshot): Promise<void> {
  const { context, verdict, operation, prepared } = attempt
  const codes = (operation.responses.get('409')?.media ?? []).flatMap(({ examples }) =>
    examples.map(({ value }) => String(asObject(value).code ?? '')),
  )
  const isOnce = codes.some((code) => once.test(code))
  const isSetting = operation.method === 'PUT' && !operation.isIdempotent
  const isUnique = hasUniqueName(attempt)
  if (!isOnce && !isSetting && !isUnique && !isEnding(operation)) return
  const after = await readsNow(attempt, response)
  const headers = withNewKey(prepared.input)
  const again = await context.call(operation, { ...prepared.input, headers })
  if (again.status === 429) return
  const refusals = ['404', '409', '410'].filter((status) => operation.responses.has(status))
  const got = `${again.status} ${again.code}`.trim()
  const isOver = tellsOfEnd(attempt)
  if ((isOnce || isOver || isGone(attempt, before, after)) && refusals.length > 0)
    verdict.expect(again, {
      check: 'a second time',
      holds: refusals.includes(String(again.status)) || (isOver && again.status === 422),
      expected: `${[...refusals, ...(isOver ? ['422'] : [])].join(' or ')}, since it was done already`,
      got,
    })
  else if (isSetting)
    verdict.expect(again, {
      check: 'a setting a second time',
      holds: again.status < 400 || again.status === 409,
      expected: `${response.status}, as the first time`,
      got,
    })
  const now = await readsNow(attempt, response)
  expectStill(attempt, again, { before: after, after: now, when: 'after the same once more' })
  if (isUnique && isSetting) await takeName(attempt)
}

/** Whether the contract shows that an ending is refused for the thing that it names, which is over then. */
function tellsOfEnd({ operation, prepared: { input } }: Attempt): boolean {
  const errors = (operation.responses.get('422')?.media ?? []).flatMap(({ examples }) =>
    examples.flatMap(({ value }) => rowsIn(asObject(value).errors)),
  )
  const pointers = thingsIn(input.body).map(({ thing }) => `#/${thing}`)
  return (
    isEnding(operation) &&
    errors.some(({ code, pointer }) => code === 'not_allowed' && pointers.includes(String(pointer)))
  )
}

/** Whether the contract says of the name that is sent that nothing else has it. */
function hasUniqueName({ context: { contract }, operation }: Attempt): boolean {
  const { node } = flatten(contract.document, mediaOf(operation)?.schema)
  const name = flatten(contract.document, asObject(node.properties).name).node
  return /no other .* has the same name/i.test(asText(name.description))
}

/** The name of another thing of the same kind, in capitals, is refused. */
async function takeName(attempt: Attempt): Promise<void> {
  const { context, verdict, operation, prepared } = attempt
  const [own] = thingsIn(prepared.input.body)
  if (!own || !isObject(prepared.input.body) || !(await makeFor(context, operation))) return
  const now = await readsNow(attempt)
  const createdThing = { thing: own.thing, value: thingsOf(context).get(own.thing) ?? '' }
  const [other] = [...now.values()].flatMap((read) => objectsOf(dataIn(read), createdThing))
  if (!other?.name || createdThing.value === own.value) return
  const body = { ...prepared.input.body, name: String(other.name).toUpperCase() }
  const taken = await context.call(operation, { ...prepared.input, body })
  verdict.expect(taken, {
    check: 'a name that is taken',
    holds: taken.status >= 400,
    expected: `a refusal: ${other[own.thing]} is called ${other.name} already`,
    got: `${taken.status}`,
  })
}

/** Whether reads showed the named things before, and none does now. */
function isGone({ operation, prepared: { input } }: Attempt, before: Snapshot, after: Snapshot): boolean {
  const things = thingsIn([input.query, input.body])
  const shownIn = (reads: Snapshot) =>
    things.some((thing) =>
      [...reads].some(([id, read]) => !isMessages(id) && objectsOf(dataIn(read), thing).length > 0),
    )
  return isEnding(operation) && shownIn(before) && !shownIn(after)
}
