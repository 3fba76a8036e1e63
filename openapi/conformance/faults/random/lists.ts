import { dayOf } from '../../src/portal/filters/rows.ts'
import type { Call, Mistake, Reply } from '../fault.ts'
import {
  instead,
  type Json,
  type JsonObject,
  jsonOf,
  objectOf,
  queryOf,
  rowsOf,
  withJson,
  withQuery,
} from '../mistakes.ts'

const isDone = ({ status }: Reply): boolean => status >= 200 && status < 300
const textOf = (row: Json): string => JSON.stringify(row)

/** Sends a valid request as it is, and then changed; invalid ones are rejected as usual. */
const whereTaken = (change: (call: Call) => Call | undefined): Mistake =>
  instead(async (call, backend) => {
    const right = await backend.send(call)
    const other = isDone(right) ? change(call) : undefined
    return other ? backend.send(other) : right
  })

export const overlooks = (parameter: string): Mistake =>
  whereTaken((call) =>
    queryOf(call).has(parameter) ? withQuery(call, (query) => query.delete(parameter)) : undefined,
  )

/** Always the same value of a parameter, whatever was asked for. */
export const takesFor = (parameter: string, value: string): Mistake =>
  whereTaken((call) =>
    queryOf(call).has(parameter) ? withQuery(call, (query) => query.set(parameter, value)) : undefined,
  )

interface Filtered {
  readonly rows: readonly JsonObject[]
  readonly query: URLSearchParams
  /** The rows without the parameter, on a page as large. */
  readonly all: readonly JsonObject[]
}

/** Other rows where a parameter is sent; the total follows. */
const rowsWhere = (parameter: string, change: (filtered: Filtered) => readonly JsonObject[]): Mistake =>
  instead(async (call, backend) => {
    const right = await backend.send(call)
    const answer = jsonOf(right)
    const query = queryOf(call)
    if (!isDone(right) || !query.has(parameter) || !Array.isArray(answer.data)) return right
    const whole = await backend.send(withQuery(call, (one) => one.delete(parameter)))
    const rows = rowsOf(answer.data)
    const changed = change({ rows, query, all: rowsOf(jsonOf(whole).data) })
    const meta = objectOf(answer.meta)
    const total = Number(meta.total) + changed.length - rows.length
    return withJson(right, {
      ...answer,
      data: [...changed],
      ...('meta' in answer && { meta: { ...meta, ...('total' in meta && { total }) } }),
    })
  })

export const withoutLast = (parameter: string): Mistake =>
  rowsWhere(parameter, ({ rows }) => rows.slice(0, -1))

export const withOneMore = (parameter: string): Mistake =>
  rowsWhere(parameter, ({ rows, all }) => {
    const known = new Set(rows.map(textOf))
    const foreign = all.find((row) => !known.has(textOf(row)))
    return foreign ? [...rows, foreign] : rows
  })

/** A search that minds capitals, looks at beginnings, or takes the first word alone. */
export const searches = {
  capitals: (parameter: string): Mistake =>
    rowsWhere(parameter, ({ rows, query }) =>
      rows.filter((row) => textOf(row).includes(query.get(parameter) ?? '')),
    ),
  beginning: (parameter: string): Mistake =>
    rowsWhere(parameter, ({ rows, query }) => {
      const start = (query.get(parameter) ?? '').toLowerCase()
      return rows.filter((row) => textsIn(row).some((text) => text.toLowerCase().startsWith(start)))
    }),
  firstWord: (parameter: string): Mistake =>
    whereTaken((call) => {
      const [first, ...more] = (queryOf(call).get(parameter) ?? '').trim().split(/\s+/)
      return first && more.length > 0 ? withQuery(call, (query) => query.set(parameter, first)) : undefined
    }),
}

const textsIn = (value: Json): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap((one) => textsIn(one))
      : []

const timeOf = (row: JsonObject): Json =>
  Object.entries(row).find(
    ([name, value]) =>
      /^(created_at|at|requested_at|day|period)$/.test(name) && /^\d{4}-\d\d-\d\d/.test(String(value)),
  )?.[1]

/** The bound of a range is a day of another zone, or is not part of it. */
export const days = {
  ofUtc: (parameter: string): Mistake =>
    rowsWhere(parameter, ({ rows, query }) =>
      rows.filter((row) => {
        const time = timeOf(row)
        if (time === undefined) return true
        const [day, bound] = [dayOf(time, 'UTC'), query.get(parameter) ?? '']
        return parameter.startsWith('start') ? day >= bound : day <= bound
      }),
    ),
  exclusive: (parameter: string): Mistake =>
    rowsWhere(parameter, ({ rows, query }) =>
      rows.filter((row) => {
        const time = timeOf(row)
        return time === undefined || dayOf(time, 'Asia/Manila') !== query.get(parameter)
      }),
    ),
}

/** Rows in another order than the one that is asked for. */
export const orders = {
  turned: (parameter: string): Mistake => rowsWhere(parameter, ({ rows }) => rows.toReversed()),
  firstLast: (parameter: string): Mistake =>
    rowsWhere(parameter, ({ rows: [first, ...more] }) => (first ? [...more, first] : [])),
}

const numberOf = (call: Call, name: string, usual: number): number => Number(queryOf(call).get(name) ?? usual)

/** Pages that are not the pieces of the whole list. */
export const cuts = {
  /** Each page begins with the last row of the one before. */
  overlap: instead(async (call, backend) => {
    const right = await backend.send(call)
    const page = numberOf(call, 'page', 1)
    const rows = rowsOf(jsonOf(right).data)
    if (!isDone(right) || page < 2 || rows.length === 0) return right
    const before = await backend.send(withQuery(call, (query) => query.set('page', String(page - 1))))
    const last = rowsOf(jsonOf(before).data).at(-1)
    return last ? withJson(right, { ...jsonOf(right), data: [last, ...rows.slice(0, -1)] }) : right
  }),
  /** A page has at most so many rows, whatever was asked for. */
  atMost: (most: number): Mistake =>
    instead(async (call, backend) => {
      const right = await backend.send(call)
      const rows = rowsOf(jsonOf(right).data)
      return isDone(right) && rows.length > most
        ? withJson(right, { ...jsonOf(right), data: rows.slice(0, most) })
        : right
    }),
  /** The total is that of the page. */
  totalOfPage: instead(async (call, backend) => {
    const right = await backend.send(call)
    const answer = jsonOf(right)
    if (!isDone(right) || !Array.isArray(answer.data)) return right
    return withJson(right, { ...answer, meta: { ...objectOf(answer.meta), total: answer.data.length } })
  }),
  /** Behind the end the first page comes again. */
  round: instead(async (call, backend) => {
    const right = await backend.send(call)
    const answer = jsonOf(right)
    if (!isDone(right) || !Array.isArray(answer.data) || answer.data.length > 0) return right
    const first = await backend.send(withQuery(call, (query) => query.set('page', '1')))
    return withJson(right, { ...answer, data: jsonOf(first).data })
  }),
}
