import { isObject } from '@switchboard/oas/document'
import type { Caller, Context, ReceivedResponse } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import { thingOf } from '../../deeds/find.ts'
import { alike } from '../../deeds/judge.ts'
import { names, prepare } from '../../deeds/prepare.ts'
import type { Rule } from '../rule.ts'
import { decimal, type Fields, fieldsOf, hundredths, judged, type Verdict } from '../verdict.ts'
import { readCsv } from './csv.ts'
import { columnsOf } from './files.ts'

const maxDepth = 6
/** Nothing is made to be read. */
const onlyListed = 9
const mostObjects = 300
/** Of all reads that show the same kind of thing, so many beside the one that is looked at. */
const mostPartners = 4

/** What one thing is called and costs is the same wherever it is shown. */
export const viewsAgree: Rule = {
  id: 'invariants/views-agree',
  title: 'What two reads say of one thing is the same',
  phase: 'invariants',
  needs: ['portal', 'state'],
  share: 4,
  run: judged(async (context, verdict) => {
    const read = new Map<string, Promise<View | undefined>>()
    const viewOf = (operation: Operation, isNew = false): Promise<View | undefined> => {
      const known = isNew ? undefined : read.get(operation.id)
      const view = known ?? readView(context, operation)
      read.set(operation.id, view)
      return view
    }
    const reads = context.contract.operations.filter(isShown)
    for (const operation of context.operations.filter(isShown)) {
      const partners = partnersOf(context, operation, reads)
      await context.each([operation], async () => {
        const mine = await viewOf(operation)
        if (!mine) return
        expectSums(verdict, mine)
        expectOnce(verdict, mine)
        for (const partner of partners) {
          const theirs = await viewOf(partner)
          if (!theirs) continue
          verdict.compared()
          if (differences(mine, theirs).length === 0) continue
          // Something may have gone on between the two.
          const [one, other] = [await viewOf(operation, true), await viewOf(partner, true)]
          if (one && other) tell(verdict, one, other)
        }
      })
    }
  }),
}

const isShown = ({ isRead, responses, path }: Operation): boolean => {
  const type = responses.get('200')?.media[0]?.type ?? ''
  return isRead && /json|csv/.test(type) && !/download$|profile\/export$/.test(path)
}

interface View {
  readonly response: ReceivedResponse
  readonly objects: ReadonlyMap<string, Fields>
}

/** Those that show most kinds of what this one shows, to the same people. */
function partnersOf(
  context: Context,
  operation: Operation,
  reads: readonly Operation[],
): readonly Operation[] {
  const mine = kindsOf(context, operation)
  const [tag] = (operation.raw.tags ?? []) as string[]
  const isNear = (one: Operation) => (one.raw.tags as string[] | undefined)?.[0] === tag
  const common = (one: Operation) => {
    const shared = [...kindsOf(context, one)].filter((kind) => mine.has(kind)).length
    return shared === 0 ? 0 : shared + (isNear(one) ? 2 : 0)
  }
  return reads
    .filter((one) => one.id !== operation.id && common(one) > 0)
    .toSorted((one, other) => common(other) - common(one))
    .slice(0, mostPartners)
}

/** The things that a read shows; of the catalogue, that it shows it. */
function kindsOf(context: Context, operation: Operation): ReadonlySet<string> {
  const columns = columnsOf(operation).flatMap((header) =>
    header.split(',').flatMap((name) => thingOf(name) ?? []),
  )
  const kinds = [...names(context, operation).out, ...columns].filter(
    (thing) => !/actor_id|account_id/.test(thing),
  )
  const isOfCatalogue = /sku|prices|catalogue|api-list|api-reference|search-index/.test(operation.path)
  const isOfMonths = /statements/.test(operation.path)
  return new Set([...kinds, ...(isOfCatalogue ? ['catalogue'] : []), ...(isOfMonths ? ['month'] : [])])
}

async function readView(context: Context, operation: Operation): Promise<View | undefined> {
  const prepared = await prepare(context, operation, onlyListed)
  if (!prepared) return undefined
  const limit = operation.parameters.some(({ name }) => name === 'limit') ? { limit: 200 } : {}
  const as: Caller = prepared.as
  const response = await context.call(operation, {
    ...prepared.input,
    as,
    query: { ...limit, ...prepared.input.query },
  })
  if (response.status !== 200) return undefined
  const isFile = !/json/.test(response.headers['content-type'] ?? '')
  const data = isFile ? readCsv(response.text).slice(0, mostObjects) : fieldsOf(response.body).data
  return { response, objects: keyed(data) }
}

/** Whoever shows a movement of credits, shows one that adds up. */
function expectSums(verdict: Verdict, { response, objects }: View): void {
  for (const [key, { balance_before, credits, balance_after }] of objects) {
    const sum = hundredths(balance_before) + hundredths(credits)
    if (Number.isNaN(sum) || balance_after === undefined) continue
    verdict.expect(response, {
      check: 'balance_after',
      holds: sum === hundredths(balance_after),
      expected: `balance_after ${decimal(sum)} of ${key}`,
      got: balance_after,
    })
  }
}

/** No two rows of a list say the very same. */
function expectOnce(verdict: Verdict, { response }: View): void {
  const { data } = fieldsOf(response.body)
  const rows = Array.isArray(data) ? data.filter(isObject).map((row) => JSON.stringify(row)) : []
  const twice = rows.find((row, index) => rows.indexOf(row) < index)
  verdict.expect(response, {
    check: 'rows that are the same',
    holds: twice === undefined,
    expected: 'each row once',
    got: twice,
  })
}

interface Above {
  readonly api: unknown
  readonly keys: readonly string[]
  readonly depth: number
}

/** Of several objects of one response that name the same thing, what they all say. */
const agreed = (one: Fields, other: Fields): Fields =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => value === other[name]))

/** Each object by what it is. */
function keyed(data: unknown): ReadonlyMap<string, Fields> {
  const found = new Map<string, Fields>()
  const visit = (value: unknown, { api, keys, depth }: Above): void => {
    if (depth > maxDepth) return
    if (Array.isArray(value))
      for (const one of value.slice(0, mostObjects)) visit(one, { api, keys, depth: depth + 1 })
    if (!isObject(value)) return
    const inner = value.api ?? api
    // What is in a thing and named after it belongs to it.
    const own = keysOf(value, inner).filter((key) => !keys.includes(key))
    for (const key of own) {
      const before = found.get(key)
      found.set(key, before ? agreed(before, value) : value)
    }
    for (const one of Object.values(value))
      visit(one, { api: inner, keys: [...keys, ...own], depth: depth + 1 })
  }
  visit(data, { api: undefined, keys: [], depth: 0 })
  return found
}

/** What an object is named after comes first in it; of the rest, what was paid for or called is its own affair, too. */
function keysOf(object: Fields, api: unknown): readonly string[] {
  const things = Object.entries(object).flatMap(([name, value]) => {
    const thing = thingOf(name)
    return thing !== undefined && typeof value === 'string' && value !== '' ? [{ thing, value }] : []
  })
  const own = things
    .filter(({ thing }, index) => index === 0 || /^(request_id|reference_number|user_id)$/.test(thing))
    .map(({ thing, value }) => `${thing} ${value}`)
  const isOperation = object.method !== undefined && object.path !== undefined
  const operation = object.operation_id ?? (isOperation ? object.id : undefined)
  if (typeof operation === 'string' && api !== undefined) return [...own, `operation ${api}.${operation}`]
  if (typeof object.api === 'string' && object.publisher !== undefined)
    own.push(`api ${object.api} ${object.version}`)
  if (typeof object.month === 'string') own.push(`month ${object.month}`)
  return own
}

interface Difference {
  readonly key: string
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** A price has one of two names. */
const named = (object: Fields): Fields =>
  object.price === undefined && object.price_credits !== undefined
    ? { ...object, price: object.price_credits }
    : object

function differences(mine: View, theirs: View): readonly Difference[] {
  return [...mine.objects].flatMap(([key, one]) => {
    const other = theirs.objects.get(key)
    if (!other) return []
    const [left, right] = [named(one), named(other)]
    const isPerson = key.startsWith('user_id ')
    const isSameKind = !isPerson && sameKind(left, right)
    return (
      Object.keys(left)
        .filter((name) => name in right && isCompared(name, left[name], right[name], isSameKind))
        .filter((name) => !isPerson || personal.test(name))
        // From the main operation in the one, from the cheapest in the other.
        .filter((name) => name !== 'price_from' || 'price_to' in left === 'price_to' in right)
        .filter((name) => !same(left[name], right[name]))
        .map((name) => ({ key, name, mine: left[name], theirs: right[name] }))
    )
  })
}

/** Files have texts alone, and an apostrophe before what a spreadsheet would run. */
const textOf = (value: unknown): string => String(value ?? '').replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

const same = (one: unknown, other: unknown): boolean => alike(one, other) || textOf(one) === textOf(other)

function sameKind(one: Fields, other: Fields): boolean {
  const common = Object.keys(one).filter((name) => name in other).length
  return common >= 3 && common >= 0.7 * Math.min(Object.keys(one).length, Object.keys(other).length)
}

/** Whoever it is about is called the same everywhere. */
const personal = /^(firstname|lastname|email|company_name)$/

const isAmount = (value: unknown): boolean => typeof value === 'string' && /^-?\d+\.\d\d$/.test(value)

/** Of two things that are not of one kind, amounts are compared and nothing else. */
function isCompared(name: string, one: unknown, other: unknown, isSameKind: boolean): boolean {
  if (typeof one === 'object' || typeof other === 'object') return false
  if (personal.test(name)) return true
  if (/^(last_|next_|current$|you$|calls$|callers$|attempts$|balance_)/.test(name)) return false
  return isSameKind || (isAmount(one) && isAmount(other) && /price|amount|credits/.test(name))
}

function tell(verdict: Verdict, mine: View, theirs: View): void {
  for (const { key, name, mine: one, theirs: other } of differences(mine, theirs))
    verdict.expect(mine.response, {
      check: `${name} as in ${theirs.response.operation.id}`,
      holds: false,
      expected: `${name} ${JSON.stringify(other)} of ${key}, as ${theirs.response.operation.id} has it`,
      got: one,
    })
}
