import type { Context, ReceivedResponse } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import { isPerson, namedIn } from '../../deeds/find.ts'
import { toldBy } from '../../deeds/judge.ts'
import { type Prepared, prepare } from '../../deeds/prepare.ts'
import { isMessages, type Snapshot, snapshot } from '../../deeds/reads.ts'
import type { Verdict } from '../verdict.ts'
import { keepThings } from './keep-things.ts'
import { otherBodies } from './other-body.ts'

const copies = 3
/** Bodies that differ in one field each. */
const mostOthers = { free: 8, limited: 5 }

interface Repeated {
  readonly operation: Operation
  readonly reads: readonly Operation[]
  readonly prepared: Prepared
  readonly response: ReceivedResponse
  readonly after: Snapshot
}

const newIds = (response: ReceivedResponse, { input }: Prepared): readonly string[] => {
  const sent = new Set(namedIn([input.body, input.query]).map(({ value }) => value))
  return namedIn(toldBy(response))
    .filter((one) => !isPerson(one) && !sent.has(one.value))
    .map(({ value }) => value)
    .toSorted()
}

/** The same key: the same again, one after another and at once; with another body or for another account it isn't. */
export async function repeat(
  context: Context,
  verdict: Verdict,
  { operation, reads, prepared, response, after }: Repeated,
): Promise<void> {
  const { input } = prepared
  const again = await context.call(operation, input)
  const ids = newIds(response, prepared).join()
  verdict.expect(again, {
    check: 'repetition',
    holds: again.status === response.status && newIds(again, prepared).join() === ids,
    expected: `the response that the key got first: ${response.status} ${ids}`.trim(),
    got: `${again.status} ${again.code || newIds(again, prepared).join()}`.trim(),
  })
  const mark = again.headers['idempotent-replayed']
  const declared = operation.responses.get(String(response.status))?.headers ?? []
  if (declared.some(({ name }) => name.toLowerCase() === 'idempotent-replayed'))
    verdict.expect(again, {
      check: 'mark of a repetition',
      holds: mark === 'true' && response.headers['idempotent-replayed'] === undefined,
      expected: 'Idempotent-Replayed: true, and only when it was repeated',
      got: `${response.headers['idempotent-replayed'] ?? 'none'}, then ${mark ?? 'none'}`,
    })
  const others = otherBodies(context, operation, input.body)
  for (const { value, isChoice } of others.slice(
    0,
    operation.responses.has('429') ? mostOthers.limited : mostOthers.free,
  )) {
    const conflict = await context.call(operation, { ...input, body: value })
    if (conflict.status !== 422 || !isChoice)
      verdict.status(conflict, 409, 'for a used key with another body', 'idempotency_conflict')
  }
  if (prepared.as === 'user' && context.accounts.has('other')) {
    const foreign = await context.call(operation, { ...input, as: 'other' })
    const foreignIds = newIds(foreign, prepared)
    verdict.expect(foreign, {
      check: 'key of another account',
      holds:
        foreign.headers['idempotent-replayed'] === undefined &&
        !newIds(response, prepared).some((id) => foreignIds.includes(id)),
      expected: 'a key that counts for its account alone',
      got: 'the response that another account got',
    })
  }
  const now = await snapshot(context, reads, prepared, toldBy(response))
  const fresh = newThings(after, now)
  verdict.expect(again, {
    check: 'things after repetitions',
    holds: fresh.length === 0,
    expected: 'nothing new after repetitions',
    got: `a new ${fresh.join(', ')}`,
  })
  await together(context, verdict, { operation, reads })
}

/** Things named only by the later one, by kind. */
function newThings(before: Snapshot, after: Snapshot): readonly string[] {
  const known = new Set(
    [...before.values()].flatMap((read) => namedIn(toldBy(read))).map(({ value }) => value),
  )
  const things = [...after]
    .filter(([id, { status }]) => status === 200 && before.has(id) && !isMessages(id))
    .flatMap(([, read]) => namedIn(toldBy(read)))
  return [
    ...new Set(things.filter((one) => !isPerson(one) && !known.has(one.value)).map(({ thing }) => thing)),
  ]
}

async function together(
  context: Context,
  verdict: Verdict,
  { operation, reads }: Pick<Repeated, 'operation' | 'reads'>,
): Promise<void> {
  const prepared = await prepare(context, operation)
  if (!prepared) return
  const before = await snapshot(context, reads, prepared)
  const responses = await Promise.all(
    Array.from({ length: copies }, () => context.call(operation, prepared.input)),
  )
  const accepted = responses.filter(({ status }) => status < 300)
  const [first] = accepted
  if (!first) return
  const after = await snapshot(context, reads, prepared, toldBy(first))
  const idSets = new Set(accepted.map((one) => newIds(one, prepared).join()))
  const sent = new Set(newIds(first, prepared))
  // Of each thing that it makes, so many as one call makes.
  const more = namedIn(toldBy(first))
    .filter(({ value }) => sent.has(value))
    .map(({ thing }) => thing)
  const duplicates = [...new Set(more)].flatMap((thing) => {
    const fresh = [...after].map(([id, read]) => {
      const earlier = before.get(id)
      const known = new Set(earlier ? namedIn(toldBy(earlier)).map(({ value }) => value) : [])
      return earlier && read.status === 200
        ? namedIn(toldBy(read)).filter((one) => one.thing === thing && !known.has(one.value)).length
        : 0
    })
    const expected = [...new Set(namedIn(toldBy(first)).map((one) => `${one.thing} ${one.value}`))].filter(
      (one) => one.startsWith(`${thing} `),
    ).length
    return Math.max(0, ...fresh) > expected ? [thing] : []
  })
  verdict.expect(first, {
    check: 'parallel requests',
    holds: idSets.size === 1 && duplicates.length === 0,
    expected: `one of ${copies} requests with one key at once to count`,
    got:
      idSets.size > 1
        ? `${idSets.size} of them, each with a thing of its own`
        : `more than one new ${duplicates.join(', ')}`,
  })
  keepThings(context, operation, prepared, first)
}
