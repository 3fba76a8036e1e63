import { isObject } from '@switchboard/oas/document'
import type { Context, ReceivedResponse } from '../../engine/context/context.ts'
import { type Fields, fieldsOf, type Verdict } from '../../engine/rules/verdict.ts'
import { objectsIn } from '../objects-in.ts'
import { idsIn, type Named, namedIn, objectsOf, thingsIn } from './find.ts'
import { names } from './names.ts'
import type { Prepared } from './prepare.ts'
import { changed, isLog, lasting, type Snapshot, stillOf } from './reads.ts'

export interface Done {
  readonly prepared: Prepared
  readonly response: ReceivedResponse
  readonly before: Snapshot
  readonly after: Snapshot
}

export const dataIn = ({ body }: ReceivedResponse): unknown => fieldsOf(body).data

/** The things that a call is about: those it names, and those its response names anew. */
const thingsAbout = ({ prepared, response }: Done): readonly Named[] =>
  thingsIn([prepared.input.query, prepared.input.body, dataIn(response)])

/** The created things, or else the named ones. */
function mainThings({ prepared, response }: Done): readonly Named[] {
  const named = thingsIn([prepared.input.query, prepared.input.body])
  const results = thingsIn(dataIn(response)).filter((one) => !named.some(({ value }) => value === one.value))
  if ([201, 202].includes(response.status) && results.length > 0) return results
  return named.length > 0 ? named : namedIn(prepared.input.body)
}

/** Something is other than before in what shows the thing, unless it already was as it should be. */
export function expectChange(verdict: Verdict, done: Done): void {
  const { response, before, after, prepared } = done
  const things = thingsAbout(done)
  // A process elsewhere shows its result only when it ends there.
  const isElsewhere = things.length === 0 && 'checkout_url' in fieldsOf(dataIn(response))
  if (after.size === 0 || isElsewhere || prepared.isVain) return
  const readsShowing = (reads: Snapshot, thing: Named) =>
    [...reads.values()].map((read) =>
      stillOf({ ...read, body: { data: objectsOf(dataIn(read), thing) } } as ReceivedResponse),
    )
  const seen = things.filter((thing) =>
    [...before.values(), ...after.values()].some((read) => objectsOf(dataIn(read), thing).length > 0),
  )
  const isChanged =
    seen.length > 0
      ? seen.some((thing) => readsShowing(before, thing).join() !== readsShowing(after, thing).join())
      : changed(before, after).length > 0
  const sent = sentFields(prepared.input.body)
  const wasSo =
    sent.length > 0 &&
    [...before.values()].some((read) =>
      objectsIn(dataIn(read)).some(
        (object) =>
          sent.every(([name, value]) => !(name in object) || alike(value, object[name])) &&
          sent.some(([name]) => name in object),
      ),
    )
  verdict.expect(response, {
    check: 'deed',
    holds: isChanged || (wasSo && seen.length === 0),
    expected: `a change in ${[...after.keys()].join(', ')}, which show it`,
    got: `${response.status}, and all of them as before`,
  })
}

/** A created thing is in a list that shows such things. */
export function expectListed(context: Context, verdict: Verdict, done: Done): void {
  const { response, prepared, after, before } = done
  if (![201, 202].includes(response.status)) return
  const sent = idsIn([prepared.input.query, prepared.input.body])
  for (const thing of thingsIn(topOf(dataIn(response)))) {
    if (sent.has(thing.value)) continue
    const lists = [...after].filter(
      ([id, read]) =>
        read.status === 200 &&
        before.has(id) &&
        names(context, read.operation).out.has(thing.thing) &&
        Array.isArray(dataIn(read)),
    )
    if (lists.length === 0) continue
    const promised = {
      check: `new ${thing.thing}`,
      holds: lists.some(([, read]) => objectsOf(dataIn(read), thing).length > 0),
      expected: `${thing.value} in ${lists.map(([id]) => id).join(' or ')}`,
      got: 'no such thing',
    }
    verdict.expect(response, promised)
    // The one may not have made it, or the others may not show it.
    if (!promised.holds) for (const [, read] of lists) verdict.expect(read, promised)
  }
}

const topOf = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, isObject(inner) ? scalars(inner) : inner]),
      )
    : value

const scalars = (value: object): Fields =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => typeof inner !== 'object'))

/** Fields that were sent are what the reads say of that thing. */
export function expectKept(verdict: Verdict, done: Done): void {
  const { response, prepared, after } = done
  const { operation } = response
  const [tag] = (operation.raw.tags ?? []) as string[]
  const things = mainThings(done)
  const isAbout = (object: Fields) => things.some(({ thing, value }) => object[thing] === value)
  for (const [id, read] of after) {
    if (read.status !== 200 || isLog(id)) continue
    const isSingle = things.length === 0 && (read.operation.raw.tags as string[] | undefined)?.[0] === tag
    const whole = dataIn(read)
    const objects =
      isSingle && isObject(whole)
        ? [whole]
        : things.length > 0
          ? objectsIn(whole).filter(isAbout)
          : rowLike(whole, prepared.input.body)
    for (const [name, value] of sentFields(prepared.input.body))
      for (const object of objects.filter((one) => name in one)) {
        const holds = alike(value, object[name]) || Object.values(object).some((field) => field === value)
        const expected = `${name} ${JSON.stringify(value)} in ${id}, as it was sent`
        const promised = { check: `sent ${name}`, holds, expected, got: object[name] }
        verdict.expect(response, promised)
        // If the write has returned the value as sent, the read may be the wrong one.
        if (!holds && objectsIn(dataIn(response)).some((one) => alike(value, one[name])))
          verdict.expect(read, promised)
      }
    for (const item of sentItems(prepared.input.body)) expectItem(verdict, response, { id, whole, item })
  }
}

/** Where nothing is named, the row of a list that has the choices that were sent, if there is one such row. */
function rowLike(whole: unknown, body: unknown): readonly Fields[] {
  const choices = Object.entries(fieldsOf(body)).filter(([, value]) => /^[A-Z][A-Z_]+$/.test(String(value)))
  const rows = Array.isArray(whole) ? whole.filter(isObject) : []
  const alikeRows = rows.filter((row) => choices.every(([name, value]) => row[name] === value))
  return choices.length > 0 && alikeRows.length === 1 ? alikeRows : []
}

interface Item {
  readonly id: string
  readonly whole: unknown
  readonly item: Fields
}

/** A row of a list that was sent is found by its words. */
function expectItem(verdict: Verdict, response: ReceivedResponse, { id, whole, item }: Item): void {
  const words = Object.entries(item).filter(([, value]) => typeof value === 'string')
  if (words.length === 0) return
  const rows = objectsIn(whole).filter((row) => words.every(([name, value]) => row[name] === value))
  for (const row of rows)
    for (const [name, value] of Object.entries(item))
      if (name in row)
        verdict.expect(response, {
          check: `sent ${name} of a row`,
          holds: alike(value, row[name]),
          expected: `${name} ${JSON.stringify(value)} in ${id}, as it was sent`,
          got: row[name],
        })
}

/** A response's statement about a thing must match the reads right away. Either may be wrong, so both are named. Ended things stay as they are. */
export function expectAgreement(verdict: Verdict, done: Done, hasEnded: boolean): void {
  const { response, after } = done
  const whole = dataIn(response)
  const isFixed = (name: string) =>
    (response.status !== 202 || lasting.test(name)) && (!isMoving(name) || (hasEnded && name === 'status'))
  for (const [id, read] of after) {
    if (read.status !== 200 || isLog(id)) continue
    for (const [mine, theirs] of pairsOf(whole, dataIn(read)))
      for (const [name, value] of Object.entries(mine)) {
        if (!isFixed(name) || !(name in theirs) || !isComparable(value, theirs[name])) continue
        const [written, current] = [JSON.stringify(value), JSON.stringify(theirs[name])]
        const check = `told ${name}`
        const holds = alike(value, theirs[name])
        verdict.expect(response, {
          check,
          holds,
          expected: `${name} ${current}, as ${id} has it`,
          got: written,
        })
        if (!holds)
          verdict.expect(read, {
            check,
            holds,
            expected: `${name} ${written}, as ${response.operation.id} has told`,
            got: current,
          })
      }
  }
}

type Pair = readonly [mine: Fields, theirs: Fields]

/** Objects that are the same thing: by its name, or because there is one of its kind. */
function pairsOf(whole: unknown, read: unknown): readonly Pair[] {
  const things = thingsIn(whole)
  const named = things.flatMap((thing) =>
    objectsOf(whole, thing).flatMap((mine) => objectsOf(read, thing).map((theirs): Pair => [mine, theirs])),
  )
  const single = isObject(read)
    ? objectsIn(whole)
        .filter((mine) => thingsIn(mine).length === 0)
        .map((mine): Pair => [mine, read])
    : []
  const lists =
    Array.isArray(whole) && Array.isArray(read) && things.length === 0 ? sameRows(whole, read) : []
  return [...named, ...single].filter(([mine, theirs]) => hasSameFields(mine, theirs)).concat(lists)
}

/** Two lists of the same kind of rows, as if each were one thing. */
function sameRows(one: readonly unknown[], other: readonly unknown[]): readonly Pair[] {
  const [first, second] = [one[0], other[0]]
  return isObject(first) && isObject(second) && hasSameFields(first, second)
    ? [[{ rows: one.length }, { rows: other.length }]]
    : []
}

const isComparable = (one: unknown, other: unknown): boolean =>
  (typeof one !== 'object' && typeof other !== 'object') || (isAmounts(one) && isAmounts(other))

/** Rows with amounts in them, such as those of free credits. */
const isAmounts = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => isObject(row) && Object.values(row).some((one) => /^-?\d+\.\d\d$/.test(String(one))))

/** Whether two objects are of one kind: all but a few fields of the one are those of the other. */
const hasSameFields = (one: Fields, other: Fields): boolean => {
  const names = Object.keys(other)
  const common = names.filter((name) => name in one).length
  return common >= 3 && common >= 0.8 * Math.min(names.length, Object.keys(one).length)
}

/** Fields that change by themselves. */
const isMoving = (name: string): boolean =>
  /^(last_|next_|attempts$|status$|unread$|sent_at$|failed_)/.test(name)

type Sent = readonly [name: string, value: unknown]

function sentFields(body: unknown): readonly Sent[] {
  if (!isObject(body)) return []
  return Object.entries(body).filter(
    ([name, value]) =>
      !/password|token|secret|code$|public_key|^decision$|^document$|grace_seconds|_id$|_ids$|^status$|^revision$/.test(
        name,
      ) &&
      (typeof value !== 'object' ||
        isObject(value) ||
        (Array.isArray(value) && value.every((one) => typeof one === 'string'))),
  )
}

const sentItems = (body: unknown): readonly Fields[] =>
  isObject(body)
    ? Object.values(body).flatMap((value) => (Array.isArray(value) ? value.filter(isObject) : []))
    : []

const isSecret = (name: string): boolean => /secret|password|token/.test(name)

/** Whether two ways to write a value mean the same: `20` and `20.00`, or one moment in two zones. */
export function alike(one: unknown, other: unknown): boolean {
  // Of an object, what was sent; the rest may be what was there before.
  if (isObject(one) && isObject(other))
    return Object.entries(one).every(([name, value]) => isSecret(name) || alike(value, other[name]))
  if (Array.isArray(one) && Array.isArray(other) && one.some(isObject))
    return one.length === other.length && one.every((row, index) => alike(row, other[index]))
  if (Array.isArray(one) && Array.isArray(other))
    return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())
  if (one === other || (one ?? '') === (other ?? '')) return true
  if (typeof one !== 'string' || typeof other !== 'string') return false
  const decimal = /^-?\d+(\.\d+)?$/
  if (decimal.test(one) && decimal.test(other)) return Math.abs(Number(one)) === Math.abs(Number(other))
  const day = /^\d{4}-\d\d-\d\dT/
  return day.test(one) && day.test(other) && Date.parse(one) === Date.parse(other)
}
