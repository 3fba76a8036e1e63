import type { ReceivedResponse } from '../../engine/context/context.ts'
import { type Attempt, readsNow } from './attempt.ts'
import { idsIn, namedIn, thingsIn } from './find.ts'
import { dataIn } from './judge.ts'
import { keepThings } from './keep-things.ts'
import { otherBodies } from './other-body.ts'
import { type Prepared, prepare } from './prepare.ts'
import { isMessages, type Snapshot } from './reads.ts'

const copies = 3
/** Bodies that differ in one field each. */
const mostOthers = { free: 8, limited: 5 }

/** The names of what a response has made. */
const newIds = (response: ReceivedResponse, { input }: Prepared): readonly string[] => {
  const sent = idsIn([input.body, input.query])
  const made = thingsIn(dataIn(response)).filter(({ value }) => !sent.has(value))
  return made.map(({ value }) => value).toSorted()
}

/** The same key: the same again, one after another and at once; with another body or for another account it isn't. */
export async function repeat(attempt: Attempt, response: ReceivedResponse, after: Snapshot): Promise<void> {
  const { context, verdict, operation, prepared } = attempt
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
  const most = operation.responses.has('429') ? mostOthers.limited : mostOthers.free
  for (const { value, isChoice } of otherBodies(context, operation, input.body).slice(0, most)) {
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
  const fresh = newThings(after, await readsNow(attempt, response))
  verdict.none(again, 'things after repetitions', fresh, 'nothing new after repetitions')
  await together(attempt)
}

/** Things named only by the later one, by kind. */
function newThings(before: Snapshot, after: Snapshot): readonly string[] {
  const known = idsIn([...before.values()].map(dataIn))
  const shown = [...after].filter(([id, { status }]) => status === 200 && before.has(id) && !isMessages(id))
  const things = thingsIn(shown.map(([, read]) => dataIn(read)))
  return [...new Set(things.filter(({ value }) => !known.has(value)).map(({ thing }) => thing))]
}

async function together(one: Attempt): Promise<void> {
  const { context, verdict, operation } = one
  const prepared = await prepare(context, operation)
  if (!prepared) return
  const attempt = { ...one, prepared }
  const before = await readsNow(attempt)
  const responses = await Promise.all(
    Array.from({ length: copies }, () => context.call(operation, prepared.input)),
  )
  const accepted = responses.filter(({ status }) => status < 300)
  const [first] = accepted
  if (!first) return
  const after = await readsNow(attempt, first)
  const idSets = new Set(accepted.map((response) => newIds(response, prepared).join()))
  const made = namedIn(dataIn(first))
  const ids = newIds(first, prepared)
  // Of each thing that it makes, so many as one call makes.
  const kinds = new Set(made.filter(({ value }) => ids.includes(value)).map(({ thing }) => thing))
  const duplicates = [...kinds].filter((kind) => {
    const fresh = [...after].map(([id, read]) => {
      const earlier = before.get(id)
      const known = idsIn(earlier && dataIn(earlier))
      const isNew = ({ thing, value }: (typeof made)[number]) => thing === kind && !known.has(value)
      return earlier && read.status === 200 ? namedIn(dataIn(read)).filter(isNew).length : 0
    })
    return Math.max(0, ...fresh) > made.filter(({ thing }) => thing === kind).length
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
