import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Backend, Call, Mistake, Reply } from '../fault.ts'
import {
  instead,
  isProblem,
  type Json,
  jsonOf,
  objectOf,
  problem,
  queryOf,
  replyOf,
  rowsOf,
  withBody,
  withJson,
  withQuery,
  withRequestHeader,
} from '../mistakes.ts'

/** A value of another type. */
export function retyped(value: Json): Json {
  if (value === null || value === undefined) return value
  if (typeof value === 'string') return 17
  if (Array.isArray(value)) return {}
  return typeof value === 'object' ? 'object' : String(value)
}

/** So many hundredths more. */
export const hundredthsMore =
  (hundredths: number) =>
  (value: Json): Json =>
    typeof value === 'string' && /^-?\d+\.\d\d$/.test(value)
      ? ((Math.round(Number(value) * 100) + hundredths) / 100).toFixed(2)
      : value

/** Without its hundredths. */
export const whole = (value: Json): Json =>
  typeof value === 'string' && /^-?\d+\.\d\d$/.test(value) ? value.replace(/\d\d$/, '00') : value

/** Another status, of which the body knows. */
export const statusInstead = (from: number, to: number): Mistake =>
  replyOf(from, (reply) => ({
    ...(isProblem(reply) ? withJson(reply, { ...jsonOf(reply), status: to }) : reply),
    status: to,
  }))

export const late = (ms: number): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    if (reply.status < 300) await pause(ms)
    return reply
  })

/** The response to a HEAD at a read's address. */
export const heads =
  (path: string, answer: (call: Call, backend: Backend) => Promise<Reply> | Reply): Mistake =>
  () =>
  (call, backend) =>
    call.method === 'HEAD' && call.path === path ? Promise.resolve(answer(call, backend)) : backend.send(call)

export const leaks = (status: number, detail: string): Mistake =>
  replyOf(status, (reply) => (isProblem(reply) ? withJson(reply, { ...jsonOf(reply), detail }) : reply))

/** Rows that are missing, while the page says that there are as many as ever. */
export const rowsLeft = (keep: (rows: readonly Json[]) => Json[]): Mistake =>
  replyOf('success', (reply) => {
    const answer = jsonOf(reply)
    return Array.isArray(answer.data) && answer.data.length > 0
      ? withJson(reply, { ...answer, data: keep(answer.data) })
      : reply
  })

interface Bound {
  readonly name: string
  readonly keyword: string
  readonly bound: number
}

const sizeOf = (value: Json | undefined): number | undefined =>
  typeof value === 'string' ? [...value].length : typeof value === 'number' ? value : undefined

/** A value of a body, or of the address. */
function valueIn(call: Call, { name, keyword }: Bound): Json | undefined {
  const sent = objectOf(jsonOf(call))[name]
  if (sent !== undefined) return sent
  const text = queryOf(call).get(name)
  return text === null ? undefined : /Length$/.test(keyword) ? text : Number(text)
}

/** Rejects a value right at the bound. */
export const refusesBound = (bound: Bound): Mistake =>
  instead((call, backend) => {
    const value = valueIn(call, bound)
    if (sizeOf(value) !== bound.bound) return backend.send(call)
    const reply = problem(422, 'validation_failed')
    const pointer = call.method === 'GET' ? `?${bound.name}` : `#/${bound.name}`
    const code = bound.keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return withJson(reply, { ...jsonOf(reply), errors: [{ pointer, code, message: 'It’s out of bounds.' }] })
  })

/** Takes a value one beyond the bound. */
export const takesBeyond = (bound: Bound): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    const value = valueIn(call, bound)
    const size = sizeOf(value)
    const off = bound.keyword.startsWith('max') ? bound.bound + 1 : bound.bound - 1
    if (reply.status !== 422 || size !== off) return reply
    const right: Json =
      typeof value !== 'string'
        ? bound.bound
        : off < bound.bound
          ? `${value}x`
          : [...value].slice(0, bound.bound).join('')
    const again =
      call.method === 'GET'
        ? withQuery(call, (query) => query.set(bound.name, String(right)))
        : withBody(call, { ...jsonOf(call), [bound.name]: right })
    return backend.send(
      withRequestHeader(again, 'idempotency-key', call.headers['idempotency-key'] && `bound-${randomUUID()}`),
    )
  })

const isForeign = /[^\p{ASCII}]/u

/** Texts with letters that are not ASCII are saved and looked for without them. */
export const asksInAscii: Mistake = instead((call, backend) => {
  if (call.method === 'GET')
    return backend.send(
      withQuery(call, (query) => {
        for (const [name, value] of [...query])
          if (isForeign.test(value)) query.set(name, value.replace(/[^\p{ASCII}]/gu, '?'))
      }),
    )
  const text = call.body.toString()
  if (!isForeign.test(text) || !String(call.headers['content-type']).includes('json'))
    return backend.send(call)
  const body = Buffer.from(text.replace(/[^\p{ASCII}]/gu, '?'))
  return backend.send({ ...call, headers: { ...call.headers, 'content-length': String(body.length) }, body })
})

/** A text with letters that are not ASCII is refused. */
export const refusesForeign = (name: string): Mistake =>
  instead((call, backend) => {
    const value = objectOf(jsonOf(call))[name] ?? queryOf(call).get(name)
    if (typeof value !== 'string' || !isForeign.test(value)) return backend.send(call)
    const reply = problem(422, 'validation_failed')
    const pointer = call.method === 'GET' ? `?${name}` : `#/${name}`
    return withJson(reply, {
      ...jsonOf(reply),
      errors: [{ pointer, code: 'pattern', message: 'Only A to Z.' }],
    })
  })

/** Zero or less is taken, where it is refused for that. */
export const takesNothing = (name: string, usual: string): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    const value = objectOf(jsonOf(call))[name]
    const isAbout = rowsOf(jsonOf(reply).errors).some(({ pointer }) => pointer === `#/${name}`)
    if (reply.status !== 422 || !isAbout || typeof value !== 'string' || !(Number(value) <= 0)) return reply
    return backend.send(withBody(call, { ...jsonOf(call), [name]: usual }))
  })
