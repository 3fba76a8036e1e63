import { isObject } from '@switchboard/oas/document'
import type { CallInput, Context, ReceivedResponse } from '../engine/context/context.ts'
import type { Operation } from '../engine/contract/contract.ts'
import { mediaOf } from '../engine/http/write-request.ts'
import { parametersOf, withNewKey } from '../engine/input/inputs.ts'
import type { Rule } from '../engine/rules/rule.ts'
import { fieldsOf, type Verdict, withVerdict } from '../engine/rules/verdict.ts'
import { readCsv } from './invariants/csv.ts'
import { madeUp } from './safe-values.ts'
import { isPerson, type Named, namedIn, thingOf } from './writes/find.ts'
import { tidy } from './writes/keep-things.ts'
import { names } from './writes/names.ts'
import { makeFor, prepare } from './writes/prepare.ts'

const needs = ['user', 'other', 'state'] as const
const mostRows = 100

const isOfUser = ({ access, roles }: Operation): boolean => access === 'protected' && roles.includes('USER')
const isStream = ({ responses }: Operation): boolean =>
  responses.get('200')?.media.some(({ type }) => type.startsWith('text/event-stream')) === true

/** The things that a list's or file's rows name; things a row refers to, such as the person, may be shared. */
function rowsNamed(response: ReceivedResponse): readonly Named[] {
  const { data } = fieldsOf(response.body)
  const rows = isObject(response.body)
    ? Array.isArray(data)
      ? data.slice(0, mostRows)
      : data
    : readCsv(response.text).slice(0, mostRows)
  return namedIn(rows)
}

/** Rows of one account's lists and files appear in no other account's. */
export const rowsAreOwn: Rule = {
  id: 'roles/rows-are-own',
  title: 'No list, detail or file shows what belongs to another user',
  phase: 'roles',
  needs: [...needs, 'write'],
  share: 4,
  run: withVerdict(async (context, verdict) => {
    const reads = context.operations.filter(
      (one) =>
        one.isRead && isOfUser(one) && !isStream(one) && !one.parameters.some(({ required }) => required),
    )
    await context.each(reads, async (operation) => {
      const query = operation.parameters.some(({ name }) => name === 'limit') ? { limit: 200 } : {}
      const first = await context.call(operation, { as: 'user', query })
      // Of a list that is empty, nothing could be seen elsewhere.
      const isMade = rowsNamed(first).length === 0 && (await makeFor(context, operation))
      const mine = isMade ? await context.call(operation, { as: 'user', query }) : first
      const theirs = await context.call(operation, { as: 'other', query })
      if (mine.status !== 200 || theirs.status !== 200) return
      const own = new Set(rowsNamed(mine).map(({ value }) => value))
      const both = rowsNamed(theirs).filter(({ value }) => own.has(value))
      const texts = both.map(({ thing, value }) => `${thing} ${value}`)
      verdict.none(theirs, 'rows of another user', texts, 'nothing that another user is shown, too')
    })
    await tidy(context)
  }),
}

/** A call that names another account's thing gets a 404. */
export const thingsAreOwn: Rule = {
  id: 'roles/things-are-own',
  title: 'Naming what belongs to another user is answered like naming what doesn’t exist',
  phase: 'roles',
  needs: [...needs, 'write'],
  share: 5,
  run: withVerdict(async (context, verdict) => {
    const asking = context.operations.filter(
      (one) => isOfUser(one) && names(context, one).in.size > 0 && !isStream(one),
    )
    for (const operation of asking) await context.each([operation], () => ask(context, verdict, operation))
  }),
}

async function ask(context: Context, verdict: Verdict, operation: Operation): Promise<void> {
  const isNeeded =
    mediaOf(operation) !== undefined ||
    operation.parameters.some(({ required, place }) => required && place === 'query')
  const input = isNeeded ? await preparedInput(context, operation) : undefined
  if (isNeeded && !input) return
  if (input) await askNeeded(context, verdict, { operation, input })
  if (operation.isRead) await askFilters(context, verdict, operation, input ?? {})
}

async function preparedInput(context: Context, operation: Operation): Promise<CallInput | undefined> {
  const prepared = await prepare(context, operation)
  return prepared?.as === 'user' ? prepared.input : undefined
}

const thingsOfUser = (input: CallInput): readonly Named[] =>
  namedIn([input.query, input.body]).filter((one) => !isPerson(one) || one.thing === 'request_id')

async function askNeeded(
  context: Context,
  verdict: Verdict,
  { operation, input }: { readonly operation: Operation; readonly input: CallInput },
): Promise<void> {
  const things = thingsOfUser(input)
  const [thing] = things
  if (!thing) return
  if (operation.isRead) {
    const own = await context.call(operation, input)
    if (own.status >= 300)
      return context.leaveOut(operation, `it returned ${own.status} ${own.code} to whom it belongs`.trim())
    verdict.expect(own, {
      check: 'the thing that was named',
      holds: !/json/.test(own.headers['content-type'] ?? '') || own.text.includes(thing.value),
      expected: `${thing.thing} ${thing.value}`,
      got: own.text.slice(0, 200),
    })
  }
  const foreign = await context.call(operation, {
    ...input,
    as: 'other',
    headers: withNewKey(input),
  })
  const unknown = await context.call(operation, {
    ...withUnknown(context, input, things),
    as: 'other',
    headers: withNewKey(input),
  })
  const textOf = ({ status, code }: ReceivedResponse) => `${status} ${code}`.trim()
  verdict.expect(foreign, {
    check: 'thing of another user',
    holds: foreign.status === unknown.status && foreign.code === unknown.code,
    expected: `${textOf(unknown)}, as for a ${thing.thing} that nobody has`,
    got: textOf(foreign),
  })
}

/** The same call about things of the same form that nobody has. */
function withUnknown(context: Context, input: CallInput, things: readonly Named[]): CallInput {
  const unknownIds = new Map(things.map(({ value }) => [value, madeUp(value, context.unique())]))
  const put = (value: unknown): unknown => {
    if (typeof value === 'string') return unknownIds.get(value) ?? value
    if (Array.isArray(value)) return value.map(put)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, put(inner)]))
  }
  return { ...input, query: put(input.query) as CallInput['query'], body: put(input.body) } as CallInput
}

/** A filter by what is somebody else's finds nothing of theirs. */
async function askFilters(
  context: Context,
  verdict: Verdict,
  operation: Operation,
  input: CallInput,
): Promise<void> {
  const filters = operation.parameters.filter(
    ({ name, place, required }) => place === 'query' && !required && thingOf(name) !== undefined,
  )
  for (const { name } of filters) {
    const thing = thingOf(name) ?? ''
    const value =
      thing === 'user_id' ? await context.userIdOf('user') : await firstOf(context, operation, thing)
    if (value === undefined) continue
    const parameters = await parametersOf(context, operation, 'other')
    const query = { ...parameters.query, ...input.query, [name]: value }
    const response = await context.call(operation, { ...parameters, as: 'other', query })
    const mine = await context.call(operation, { ...parameters, as: 'user', query })
    if (thing === 'user_id' && response.status === 200) {
      const { [name]: _, ...withoutUser } = query
      const unnamed = await context.call(operation, { ...parameters, as: 'other', query: withoutUser })
      verdict.expect(response, {
        check: `${name} of another user`,
        holds: response.text === unnamed.text || response.text !== mine.text,
        expected: 'what is the caller’s own',
        got: 'what the user who was named is shown',
      })
    }
    const own = new Set(rowsNamed(mine).map((one) => one.value))
    const both = response.status === 200 ? rowsNamed(response).filter((one) => own.has(one.value)) : []
    const texts = both.map((one) => `${one.thing} ${one.value}`)
    verdict.none(response, `filter by ${name} of another user`, texts, 'nothing of the other user')
  }
}

async function firstOf(context: Context, operation: Operation, thing: string): Promise<string | undefined> {
  const prepared = await prepare(context, operation)
  const response = await context.call(operation, { as: 'user', query: { ...prepared?.input.query } })
  return namedIn(fieldsOf(response.body).data).find((one) => one.thing === thing)?.value
}
