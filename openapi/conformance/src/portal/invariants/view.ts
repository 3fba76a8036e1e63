import { isObject } from '@switchboard/oas/document'
import type { Caller, CallInput, Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { type Fields, fieldsOf } from '../../engine/rules/verdict.ts'
import { hundredths } from '../fields.ts'
import { isPerson, namedIn, thingOf } from '../writes/find.ts'
import { fieldNames, isReading, names } from '../writes/names.ts'
import { prepare } from '../writes/prepare.ts'
import { amountNames } from './amounts.ts'
import { readCsv } from './csv.ts'

const maxDepth = 6
/** Nothing is made to be read. */
const onlyListed = 9
const mostObjects = 300
/** Of all reads that show the same kind of thing, so many beside the one that is looked at. */
const mostPartners = 9

/** The content of one read, each object by its identity. */
export interface View {
  readonly as: Caller
  /** The account that it was asked of, where an administrator names one. */
  readonly of: string | undefined
  readonly response: ReceivedResponse
  readonly objects: ReadonlyMap<string, Fields>
  /** The rows of a list or a file, by what each is; empty for a single thing. */
  readonly rows: ReadonlyMap<string, Fields>
}

export const isShown = (context: Context, operation: Operation): boolean => {
  const type = operation.responses.get('200')?.media[0]?.type ?? ''
  return (
    isReading(context, operation) &&
    /json|csv/.test(type) &&
    !/download$|profile\/export$/.test(operation.path)
  )
}

/** Reads that have something in common with this one, such that each thing and each amount of it is in one of them, if it is in any. */
export function partnersOf(
  context: Context,
  operation: Operation,
  reads: readonly Operation[],
): readonly Operation[] {
  const mine = featuresOf(context, operation)
  const [tag] = (operation.raw.tags ?? []) as string[]
  const isNear = (one: Operation) => (one.raw.tags as string[] | undefined)?.[0] === tag
  const left = new Map(
    reads
      .filter((one) => one.id !== operation.id)
      .map((one) => [one, [...featuresOf(context, one)].filter((feature) => mine.has(feature))] as const)
      .filter(([, shared]) => shared.length > 0),
  )
  const chosen: Operation[] = []
  const covered = new Set<string>()
  while (chosen.length < mostPartners && left.size > 0) {
    const worth = ([one, shared]: readonly [Operation, readonly string[]]) =>
      10 * shared.filter((feature) => !covered.has(feature)).length + shared.length + (isNear(one) ? 2 : 0)
    const [best] = [...left].toSorted((one, other) => worth(other) - worth(one))
    if (!best) break
    for (const feature of best[1]) covered.add(feature)
    chosen.push(best[0])
    left.delete(best[0])
  }
  return chosen
}

/** Kinds of things in a read, and names of amounts: two reads can be compared by their common ones. */
const featuresOf = (context: Context, operation: Operation): ReadonlySet<string> =>
  new Set([
    ...kindsOf(context, operation),
    ...[...amountNames(context.contract, operation)].map(
      (name) => `amount ${name.replace(/^price_credits$/, 'price')}`,
    ),
  ])

const known = new WeakMap<Operation, ReadonlySet<string>>()

/** The things that a read shows; of the catalogue, that it shows it. */
function kindsOf(context: Context, operation: Operation): ReadonlySet<string> {
  const kinds = known.get(operation) ?? kindsBySchema(context, operation)
  known.set(operation, kinds)
  return kinds
}

function kindsBySchema(context: Context, operation: Operation): ReadonlySet<string> {
  const columns = [...(operation.responses.get('200')?.media[0]?.columns.values() ?? [])]
    .flat()
    .flatMap((name) => thingOf(name) ?? [])
  const kinds = [...names(context, operation).out, ...columns].filter(
    (thing) => !/actor_id|account_id/.test(thing),
  )
  const fields = fieldNames(context, operation)
  const isPriced = ['price', 'price_credits'].some((name) => fields.has(name))
  const isOfCatalogue = fields.has('api') && (isPriced || fields.has('publisher') || fields.has('sku_id'))
  const isOfMonths = /statements/.test(operation.path)
  return new Set([
    ...kinds,
    ...(isOfCatalogue ? ['catalogue'] : []),
    ...(isPriced ? ['price'] : []),
    ...(isOfMonths ? ['month'] : []),
  ])
}

/** As whoever may; as `who` where that is somebody in particular, and the operation is for people like them. */
export async function readView(
  context: Context,
  operation: Operation,
  who: Caller | undefined,
): Promise<View | undefined> {
  const prepared = await prepare(context, operation, onlyListed)
  if (!prepared) return undefined
  const limit = operation.parameters.some(({ name }) => name === 'limit') ? { limit: 200 } : {}
  const input = { ...prepared.input, query: { ...limit, ...prepared.input.query } }
  const isOwn = prepared.as === 'user'
  if (isOwn && who !== undefined && who !== 'admin' && who !== 'visitor')
    return viewAs(context, operation, { ...input, as: who })
  const view = await viewAs(context, operation, { ...input, as: prepared.as })
  const isEmpty = Array.isArray(fieldsOf(view?.response.body).data) && view?.rows.size === 0
  if (!isEmpty || !isOwn || who !== undefined) return view
  // Of what this account has none, another one that was given may have some.
  for (const { account } of context.members.filter(({ role }) => role === 'OWNER')) {
    const other = await viewAs(context, operation, { ...input, as: account })
    if (other && other.rows.size > 0) return other
  }
  return view
}

async function viewAs(
  context: Context,
  operation: Operation,
  input: CallInput & { readonly as: Caller },
): Promise<View | undefined> {
  const response = await context.call(operation, input)
  if (response.status !== 200) return undefined
  const isFile = !/json/.test(response.headers['content-type'] ?? '')
  const data = isFile ? readCsv(response.text).slice(0, mostObjects) : fieldsOf(response.body).data
  const of = input.query?.user_id
  return {
    as: input.as,
    of: typeof of === 'string' ? of : undefined,
    response,
    objects: keyed(data),
    rows: rowsIn(data),
  }
}

/** Each row of a list by its identity, if it has one; its owner isn't one. */
function rowsIn(data: unknown): ReadonlyMap<string, Fields> {
  const rows = Array.isArray(data) ? data.filter(isObject) : []
  return new Map(
    rows.flatMap((row) => {
      const things = namedIn(scalarsOf(row)).filter((one) => !isPerson(one))
      // The request that made a row names it only where nothing else does, whatever the order of its fields.
      const thing = things[0] ?? requestOf(row)
      const [key] = thing ? [`${thing.thing} ${thing.value}`] : keysOf(row, row.api)
      return key === undefined || key.startsWith('user_id ') ? [] : [[key, row] as const]
    }),
  )
}

const requestOf = (row: Fields) => namedIn(scalarsOf(row)).find(({ thing }) => thing === 'request_id')

const scalarsOf = (row: Fields): Fields =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === 'string'))

interface Above {
  readonly api: unknown
  readonly keys: readonly string[]
  readonly depth: number
}

/** Of several objects of one response that name the same thing, what they all say, and the amounts that one of them has alone. */
const agreed = (one: Fields, other: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...one, ...other }).filter(([name, value]) =>
      name in one && name in other ? one[name] === other[name] : !Number.isNaN(hundredths(value)),
    ),
  )

/** Each object by what it is. */
function keyed(data: unknown): ReadonlyMap<string, Fields> {
  const found = new Map<string, Fields>()
  const visit = (value: unknown, { api, keys, depth }: Above): void => {
    if (depth > maxDepth) return
    if (Array.isArray(value))
      for (const one of value.slice(0, mostObjects)) visit(one, { api, keys, depth: depth + 1 })
    if (!isObject(value)) return
    const inner = value.api ?? api
    // A thing inside another and named after it belongs to it.
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

/** The names that identify an object come first in it; of the rest, the paid or called thing is its own as well. */
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
  if (own.length === 0) own.push(...ofEverybody(object))
  if (own.length === 0) own.push(...ofWords(object))
  return own
}

/** Of a few fields, a word in capitals says what the others are of, such as a currency what it costs. */
const ofWords = (object: Fields): readonly string[] =>
  Object.keys(object).length > 3
    ? []
    : Object.entries(object).flatMap(([name, value]) =>
        typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value) ? [`${name} ${value}`] : [],
      )

/** Things for sale. */
const ofEverybody = (object: Fields): readonly string[] =>
  ['sku_id', 'product_id', 'product_version_id', 'plan_id']
    .filter((name) => typeof object[name] === 'string')
    .map((name) => `${name} ${object[name]}`)
