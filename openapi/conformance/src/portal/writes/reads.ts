import { asArray, asText } from '@switchboard/oas/document'
import type { Caller, CallInput, Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { type Fields, fieldsOf } from '../../engine/rules/verdict.ts'
import { objectsIn } from '../objects-in.ts'
import { snakeCase } from './find.ts'
import type { Prepared } from './prepare.ts'

/** Responses of the reads that show the same thing, by operation. */
export type Snapshot = ReadonlyMap<string, ReceivedResponse>

/** Counted in time, or by calls. */
const volatile = /^(last_|updated_|exported_at$|request_id$|meta$|.*_seconds_ago$)/

/** Of work that goes on by itself, and says when it has finished: which it is, and not how far it has come. */
export const lasting = /(?:^|_)id$|^created_at$/

/** Whether it makes nothing stale, so that it only tries or sends something. */
export const isTrial = ({ raw }: Operation): boolean => asArray(raw['x-invalidates']).length === 0

/** The reads that a write makes stale, as the contract names them, and those at its own address; of a trial, those above it, which it leaves. */
export function readsOf({ contract }: Context, operation: Operation): readonly Operation[] {
  const { id, path, raw } = operation
  const named = asArray(raw['x-invalidates']).map((one) => asText(one))
  const isNear = (one: Operation) =>
    one.path === path || (isTrial(operation) && path.startsWith(`${one.path}/`))
  return contract.operations.filter(
    (one) =>
      one.id !== id &&
      (named.includes(one.id) || (one.isRead && isNear(one))) &&
      !one.responses.has('429') &&
      [...one.responses].some(([status, { media }]) => status === '200' && /json/.test(media[0]?.type ?? '')),
  )
}

/** Reads them as an allowed caller. Reads that need something the write doesn't name are left out. */
export async function snapshot(
  context: Context,
  reads: readonly Operation[],
  { as, input }: Prepared,
  responseBody: unknown = undefined,
): Promise<Snapshot> {
  const objects = [...objectsIn(input.query), ...objectsIn(input.body), ...objectsIn(responseBody)]
  const responses = new Map<string, ReceivedResponse>()
  for (const read of reads) {
    const call = inputOf(context, read, { as, objects })
    if (call) responses.set(read.id, await context.call(read, call))
  }
  return responses
}

function inputOf(
  context: Context,
  read: Operation,
  { as, objects }: { readonly as: Caller; readonly objects: readonly Fields[] },
): CallInput | undefined {
  const isSame = as === 'admin' ? read.roles.includes('ADMIN') : read.roles.includes('USER')
  const caller = read.access === 'public' ? 'visitor' : isSame ? as : context.callerOf(read)
  if (caller === undefined) return undefined
  const reader: Caller =
    as === 'admin' && read.roles.includes('USER') && context.accounts.has('user') ? 'user' : caller
  const heldAs = (name: string): unknown =>
    objects.find((one) => one[snakeCase(name)] !== undefined && one[snakeCase(name)] !== null)?.[
      snakeCase(name)
    ] ?? objects.find((one) => one[name] !== undefined)?.[name]
  const query: Record<string, unknown> = {}
  for (const { name, place, required } of read.parameters) {
    if (place !== 'query') continue
    if (name === 'limit') query.limit = 200
    if (required || context.contract.identifiers.has(name)) query[name] = heldAs(name)
    if (required && query[name] === undefined) return undefined
  }
  if (read.isRead) return { as: reader, query }
  const api = heldAs('api')
  return api === undefined ? undefined : { as: reader, query, body: { api } }
}

/** Messages come by themselves, a little later than what they tell of. */
export const isMessages = (id: string): boolean => isLog(id) || /^listNotification|Deliver/.test(id)

/** Tells of each thing what was done to it, not how it is. */
export const isLog = (id: string): boolean => /AuditLog|Activity/.test(id)

/** The data of a response as a text that is the same while nothing changes. */
export function stillOf({ status, body }: ReceivedResponse): string {
  return JSON.stringify([status, status < 300 ? still(fieldsOf(body).data) : ''])
}

function still(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(still)
  if (typeof value !== 'object' || value === null) return value
  const isWork = 'finished_at' in value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => (isWork ? lasting.test(name) : !volatile.test(name)))
      .map(([name, inner]) => [name, still(inner)]),
  )
}

/** The reads that say something else now, of a user where one is meant: lists of everybody show the doings of others. */
export const changed = (before: Snapshot, after: Snapshot, user?: unknown): readonly string[] =>
  [...after].flatMap(([id, response]) => {
    const earlier = before.get(id)
    const isOfAll = [earlier, response].some((one) => one && Array.isArray(fieldsOf(one.body).data))
    const textOf = (one: ReceivedResponse) =>
      isOfAll && user !== undefined
        ? JSON.stringify(still(objectsIn(one.body).filter(({ user_id }) => user_id === user)))
        : stillOf(one)
    return earlier && textOf(earlier) !== textOf(response) ? [id] : []
  })
