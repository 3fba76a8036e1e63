import { randomUUID } from 'node:crypto'
import type { Operation } from '../../src/engine/contract/contract.ts'
import type { Call, Mistake, Reply } from '../fault.ts'
import {
  as,
  instead,
  isObject,
  type JsonObject,
  jsonOf,
  objectOf,
  reading,
  rowsOf,
  withBody,
  withJson,
  withRequestHeader,
} from '../mistakes.ts'

const isDone = ({ status }: Reply): boolean => status >= 200 && status < 300
const withNewKey = (call: Call): Call => withRequestHeader(call, 'idempotency-key', `random-${randomUUID()}`)

/** Confirmed, and none of the reads that it makes stale shows it until something else is done. */
export const showsNowhere =
  (reads: readonly string[], others: ReadonlySet<string>): Mistake =>
  (operation) => {
    const seen = new Map<string, Reply>()
    let isHidden = false
    return async (call, backend) => {
      const key = `${call.headers.authorization} ${call.path}${call.query}`
      const isRead = reads.includes(call.operation ?? '')
      const before = isRead && isHidden ? seen.get(key) : undefined
      if (before) return before
      const reply = await backend.send(call)
      if (isRead && isDone(reply)) seen.set(key, reply)
      if (call.operation === operation && isDone(reply)) isHidden = true
      else if (others.has(call.operation ?? '') && isDone(reply)) isHidden = false
      return reply
    }
  }

/** A field is shown once as it was sent, and not saved. */
export const doesNotSave = (name: string): Mistake =>
  instead(async (call, backend) => {
    const sent = jsonOf(call)
    if (!(name in sent)) return backend.send(call)
    const { [name]: value, ...rest } = sent
    const tried = await backend.send(withBody(call, rest))
    if (!isDone(tried)) return backend.send(call)
    const data = objectOf(jsonOf(tried).data)
    return name in data ? withJson(tried, { ...jsonOf(tried), data: { ...data, [name]: value } }) : tried
  })

/** A request rejected for some fields takes effect for the others. */
export const savesPart: Mistake = (operation) => {
  let accepted: JsonObject = {}
  return async (call, backend) => {
    const reply = await backend.send(call)
    if (call.operation !== operation) return reply
    const sent = jsonOf(call)
    if (isDone(reply)) accepted = sent
    if (reply.status !== 422 || !isObject(call)) return reply
    const wrong = rowsOf(jsonOf(reply).errors).map(({ pointer }) => String(pointer).split('/')[1] ?? '')
    const right = Object.entries(sent).filter(([name]) => !wrong.includes(name))
    if (Object.keys(accepted).length === 0) {
      const current = objectOf(jsonOf(await backend.send(reading(call, call.path))).data)
      accepted = Object.fromEntries(
        Object.keys(sent).flatMap((name) => (name in current ? [[name, current[name]]] : [])),
      )
    }
    if (wrong.length > 0 && right.length > 0)
      await backend.send(withNewKey(withBody(call, { ...accepted, ...Object.fromEntries(right) })))
    return reply
  }
}

/** Each call is one of its own. */
export const everyTime: Mistake = instead((call, backend) =>
  backend.send(call.headers['idempotency-key'] ? withNewKey(call) : call),
)

/** A key that was used for something else does this, too. */
export const keyForAnything: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  const isOfKey = reply.status === 409 || reply.status === 422
  return isOfKey && /idempotency/.test(String(jsonOf(reply).code)) ? backend.send(withNewKey(call)) : reply
})

/** Returns another account's thing if the caller has none. */
export const opensToOthers: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  if (reply.status !== 404) return reply
  for (const owner of ['user', 'other'] as const) {
    const theirs = await backend.send(as(owner, call, backend))
    if (isDone(theirs)) return theirs
  }
  return reply
})

/** The first row of another account among the caller's own. */
export const anothersRow: Mistake = instead(async (call, backend) => {
  const mine = await backend.send(call)
  if (!isDone(mine)) return mine
  const own = rowsOf(jsonOf(mine).data)
  for (const owner of ['user', 'other'] as const) {
    const rows = rowsOf(jsonOf(await backend.send(as(owner, call, backend))).data)
    const foreign = rows.find((row) => !own.some((one) => JSON.stringify(one) === JSON.stringify(row)))
    if (foreign) return withJson(mine, { ...jsonOf(mine), data: [...own, foreign] })
  }
  return mine
})

/** Every caller is treated as an allowed one. */
export const needsNoToken = ({ roles }: Operation, withAny: boolean): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    if (reply.status !== 401 || (withAny && !call.headers.authorization)) return reply
    return backend.send(as(roles.includes('USER') ? 'user' : 'admin', call, backend))
  })
