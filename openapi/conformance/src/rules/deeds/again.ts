import { asArray, asObject, asText, isObject } from '@switchboard/oas/document'
import type { Context, ReceivedResponse } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import { isPerson, namedIn, objectsOf } from '../../deeds/find.ts'
import { toldBy } from '../../deeds/judge.ts'
import { makeFor, type Prepared, thingsOf } from '../../deeds/prepare.ts'
import { isMessages, type Snapshot, snapshot } from '../../deeds/reads.ts'
import { flatten } from '../../generate/flat-schema.ts'
import { mediaOf } from '../../http/write-request.ts'
import { withNewKey } from '../../input/new-key.ts'
import type { Verdict } from '../verdict.ts'
import { isEnding } from './keep-things.ts'
import { expectStill } from './refuse.ts'

/** Codes of a conflict by which the contract says that something can be done once. */
const once =
  /(?:_known|_exists|_open|_decided|_in_review|_redeemed|already_\w+|_reversible|_not_waiting|_not_deprecated|_changed)$/

export interface DoneOnce {
  readonly operation: Operation
  readonly reads: readonly Operation[]
  readonly prepared: Prepared
  readonly response: ReceivedResponse
  readonly before: Snapshot
  readonly after: Snapshot
}

/**
 * The same once more, as a call of its own: an ended thing isn't there any more, a deed for once is refused, and a PUT changes nothing (RFC
 * 9110, section 9.2.2).
 */
export async function doAgain(context: Context, verdict: Verdict, done: DoneOnce): Promise<void> {
  const { operation, reads, prepared, response, after } = done
  const isOnce = conflictsOf(operation).some((code) => once.test(code))
  const isSetting = operation.method === 'PUT' && !operation.isIdempotent
  const isUnique = hasUniqueName(context, operation)
  if (!isOnce && !isSetting && !isUnique && !isEnding(operation)) return
  const again = await context.call(operation, {
    ...prepared.input,
    headers: withNewKey(context, prepared.input),
  })
  if (again.status === 429) return
  const refusals = ['404', '409', '410'].filter((status) => operation.responses.has(status))
  if ((isOnce || isGone(done)) && refusals.length > 0)
    verdict.expect(again, {
      check: 'a second time',
      holds: refusals.includes(String(again.status)),
      expected: `${refusals.join(' or ')}, since it was done already`,
      got: `${again.status} ${again.code}`.trim(),
    })
  else if (isSetting)
    verdict.expect(again, {
      check: 'a setting a second time',
      holds: again.status < 400 || again.status === 409,
      expected: `${response.status}, as the first time`,
      got: `${again.status} ${again.code}`.trim(),
    })
  const now = await snapshot(context, reads, prepared, toldBy(response))
  expectStill(verdict, again, { prepared, before: after, after: now, when: 'after the same once more' })
  if (isUnique && isSetting) await takeName(context, verdict, done)
}

/** Whether the contract says of the name that is sent that nothing else has it. */
function hasUniqueName({ contract }: Context, operation: Operation): boolean {
  const { node } = flatten(contract.document, mediaOf(operation)?.schema)
  const name = flatten(contract.document, asObject(node.properties).name).node
  return /no other .* has the same name/i.test(asText(name.description))
}

/** The name of another thing of the same kind, in capitals, is refused. */
async function takeName(
  context: Context,
  verdict: Verdict,
  { operation, reads, prepared }: DoneOnce,
): Promise<void> {
  const [own] = namedIn(prepared.input.body)
  if (!own || !isObject(prepared.input.body) || !(await makeFor(context, operation))) return
  const now = await snapshot(context, reads, prepared)
  const createdThing = { thing: own.thing, value: thingsOf(context).get(own.thing) ?? '' }
  const [other] = [...now.values()].flatMap((read) => objectsOf(toldBy(read), createdThing))
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
function isGone({ operation, prepared, before, after }: DoneOnce): boolean {
  const { query, body } = prepared.input
  const things = namedIn([query, body]).filter((one) => !isPerson(one))
  const shownIn = (reads: Snapshot) =>
    things.some((thing) =>
      [...reads].some(([id, read]) => !isMessages(id) && objectsOf(toldBy(read), thing).length > 0),
    )
  return isEnding(operation) && shownIn(before) && !shownIn(after)
}

/** The codes of the conflicts that the contract shows of an operation. */
function conflictsOf({ responses }: Operation): readonly string[] {
  const media = responses.get('409')?.media ?? []
  return media.flatMap(({ examples }) =>
    asArray(examples.map(({ value }) => (isObject(value) ? asObject(value).code : ''))).map(String),
  )
}
