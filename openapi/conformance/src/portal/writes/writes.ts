import { asArray } from '@switchboard/oas/document'
import type { Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { withNewKey } from '../../engine/input/inputs.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { expectExactSums } from '../invariants/amounts.ts'
import { leftAlone } from '../left-alone.ts'
import { doAgain } from './again.ts'
import { type Attempt, expectStill, readsNow } from './attempt.ts'
import { idsIn, namedIn, thingsIn } from './find.ts'
import { type Done, dataIn, expectAgreement, expectChange, expectKept, expectListed } from './judge.ts'
import { isEnding, keepThings, tidy } from './keep-things.ts'
import { expectLogged } from './logged.ts'
import { isReading } from './names.ts'
import { prepare } from './prepare.ts'
import { isMessages, isTrial, readsOf } from './reads.ts'
import { recipes } from './recipes.ts'
import { refuse, refuseAgain } from './refuse.ts'
import { repeat } from './repeat.ts'
import { expectSecret } from './secrets.ts'

/** Flows of their own check these: a locked account can do nothing else. */
const elsewhere = ['adminLockUser', 'adminUnlockUser', 'adminSignOutUser', 'removeMember']

const isWrite = ({ isRead, access, raw, id, isIdempotent }: Operation): boolean =>
  !isRead &&
  access !== 'public' &&
  !elsewhere.includes(id) &&
  (asArray(raw['x-invalidates']).length > 0 || id in recipes || isIdempotent)

/** A trial of something that is listed above it, such as a preview. */
const isTrialOfListed = (context: Context, operation: Operation): boolean =>
  !operation.isRead &&
  operation.access !== 'public' &&
  isTrial(operation) &&
  !isReading(context, operation) &&
  !leftAlone.has(operation.id) &&
  readsOf(context, operation).length > 0

/** Creating operations first, then changing ones, then ending ones. */
const turnOf = (operation: Operation): number => (isEnding(operation) ? 2 : isMaking(operation) ? 0 : 1)

const isMaking = ({ responses, method }: Operation): boolean =>
  method === 'POST' && (responses.has('201') || responses.has('202'))

/**
 * Each write is made once, on something that is the test account's, between two readings of what the contract says it makes stale;
 * before it, calls that have to be refused.
 */
export const writes: Rule = {
  id: 'positive/deeds',
  title:
    'What is accepted is done and shows at once, what is rejected changes nothing, and a repetition counts once',
  phase: 'positive',
  needs: ['user', 'write', 'state'],
  share: 20,
  run: withVerdict(async (context, verdict) => {
    const chosen = chosenOf(context).toSorted((one, other) => turnOf(one) - turnOf(other))
    // One after another: another operation's effects would be taken for this one's.
    const again: Operation[] = []
    const inTurn = async (operations: readonly Operation[]) => {
      for (const operation of operations)
        await context.each([operation], async () => {
          const response = await perform(context, verdict, operation)
          if (response ? [404, 409].includes(response.status) : operation.id in recipes) again.push(operation)
        })
    }
    await inTurn(chosen)
    // Another operation may have created the precondition by now.
    await inTurn([...again])
    await tidy(context)
  }),
}

/** So many for a read that was chosen by itself. */
const mostOfRead = 4

/** The writes among the operations; where only reads were chosen, some of those that they have to show. */
function chosenOf(context: Context): readonly Operation[] {
  const { operations, contract } = context
  const own = operations.filter((one) => isWrite(one) || isTrialOfListed(context, one))
  // A setting is removed again.
  const removals = contract.operations.filter(
    ({ id, path }) =>
      id in recipes && own.some((one) => one.method === 'PUT' && path === `${one.path}/remove`),
  )
  if (own.length > 0) return [...new Set([...own, ...removals])]
  const tagOf = ({ raw }: Operation) => asArray(raw.tags)[0]
  const shown = operations.flatMap((read) =>
    contract.operations
      .filter((one) => isWrite(one) && asArray(one.raw['x-invalidates']).includes(read.id))
      .toSorted((one, other) => Number(tagOf(other) === tagOf(read)) - Number(tagOf(one) === tagOf(read)))
      .slice(0, mostOfRead),
  )
  return [...new Set(shown)]
}

/** The response, where the call could be made at all. */
async function perform(
  context: Context,
  verdict: Verdict,
  operation: Operation,
): Promise<ReceivedResponse | undefined> {
  const prepared = await prepare(context, operation)
  if (!prepared) return undefined
  const attempt = { context, verdict, operation, prepared, reads: readsOf(context, operation) }
  const first = await readsNow(attempt)
  const rejected = await refuse(attempt)
  const before = await readsNow(attempt)
  if (rejected) expectStill(attempt, rejected, { before: first, after: before, when: 'after refused calls' })
  const response = await context.call(operation, prepared.input)
  if (response.status === 422) await tryInAscii(attempt, response)
  if (response.status >= 300) {
    expectStill(attempt, response, { before, after: await readsNow(attempt), when: 'after a refused call' })
    context.leaveOut(operation, `it returned ${response.status} ${response.code}`.trim())
    return response
  }
  keepThings(context, operation, prepared, response)
  const after = await readsNow(attempt, response)
  const done = { prepared, response, before, after }
  if (isTrial(operation) && !operation.isIdempotent)
    expectStill(attempt, response, { before, after, when: 'after a trial' })
  else expectDone(context, verdict, done)
  expectSecret(verdict, done)
  expectExactSums(verdict, response)
  expectLogged(verdict, response, { log: after.get('adminListAuditLog') })
  if (operation.isIdempotent) await repeat(attempt, response, after)
  await doAgain(attempt, response, before)
  if (operation.method === 'PUT') {
    const then = await readsNow(attempt, response)
    const again = await refuseAgain(attempt)
    const now = await readsNow(attempt, response)
    if (again) expectStill(attempt, again, { before: then, after: now, when: 'after a refused change' })
  }
  return response
}

function expectDone(context: Context, verdict: Verdict, done: Done): void {
  expectListed(context, verdict, done)
  expectChange(verdict, done)
  expectKept(verdict, done)
  const hasEnded = isEnding(done.response.operation)
  expectAgreement(verdict, done, hasEnded)
  if (hasEnded) expectOthersLeft(verdict, done)
}

/** Where one thing is ended, no other one of its kind goes. */
function expectOthersLeft(verdict: Verdict, { prepared, response, before, after }: Done): void {
  const sent = thingsIn([prepared.input.query, prepared.input.body])
  const kinds = new Set(sent.map(({ thing }) => thing))
  const ended = idsIn([prepared.input.query, prepared.input.body, dataIn(response)])
  for (const [id, read] of before) {
    const now = after.get(id)
    if (isMessages(id) || now?.status !== 200 || !Array.isArray(dataIn(read))) continue
    const left = idsIn(dataIn(now))
    const lost = namedIn(dataIn(read)).find(
      ({ thing, value }) => kinds.has(thing) && !ended.has(value) && !left.has(value),
    )
    verdict.expect(response, {
      check: 'others of its kind',
      holds: lost === undefined,
      expected: `${lost?.value} still in ${id}, which nobody has ended`,
      got: 'no such thing',
    })
  }
}

/** A value that is rejected in non-Latin letters and accepted without them breaks no schema. */
async function tryInAscii(
  { context, verdict, operation, prepared: { input } }: Attempt,
  response: ReceivedResponse,
): Promise<void> {
  const text = JSON.stringify(input.body) ?? ''
  const plain = text.replace(/[^\p{ASCII}]/gu, 'x')
  if (plain === text) return
  const body: unknown = JSON.parse(plain)
  const again = await context.call(operation, { ...input, headers: withNewKey(input), body })
  verdict.expect(response, {
    check: 'letters',
    holds: again.status >= 300,
    expected: 'letters and signs of any language, which the schema allows',
    got: `${response.status}, and ${again.status} without them`,
  })
}
