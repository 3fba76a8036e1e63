import { isObject } from '@switchboard/oas/document'
import type { Fields } from '../../engine/rules/verdict.ts'
import { hundredths } from '../fields.ts'

/** Whether a row is one that a filter asks for; undefined where its fields do not tell. */
export type Match = (row: Fields) => boolean | undefined

const kindsOfView: Readonly<Record<string, readonly string[]>> = {
  topup: ['TOPUP'],
  usage: ['USAGE', 'REFUND'],
  adjustment: ['ADJUSTMENT', 'STARTER', 'EXPIRY'],
}

/** Names of parameters that are not those of the fields they are about. */
const fieldNames: Readonly<Record<string, string>> = {
  response: 'status',
  service: 'api',
  max_price: 'price_from',
  kyb_required: 'kyb_required',
  state: 'state',
}

export function matchOf(name: string, value: unknown): Match {
  const field = fieldNames[name] ?? name
  if (name === 'view') return (row) => ofView(row, String(value))
  if (name === 'charged') return (row) => (value === true ? hundredths(row.price_credits) > 0 : undefined)
  if (name === 'operation') return (row) => `${row.api}.${row.operation_id}` === String(value)
  if (name === 'max_price')
    return ({ price_from }) =>
      price_from === undefined ? undefined : hundredths(price_from) <= hundredths(value)
  if (name === 'tags') return ({ tags }) => (Array.isArray(tags) ? tags.includes(value) : undefined)
  if (name === 'response')
    return ({ status }) =>
      status === undefined ? undefined : classOf(String(status), String(value)) === String(value)
  if (name === 'action') return ({ action }) => action === value || String(action).startsWith(`${value}.`)
  // Only what a call was charged: a payment has been asked for by a request, too.
  if (name === 'request_id')
    return (row) =>
      row.kind === undefined || ['USAGE', 'REFUND'].includes(String(row.kind))
        ? row.request_id === value
        : undefined
  return (row) => {
    const cell = row[field] ?? (isObject(row.submission) ? row.submission[field] : undefined)
    if (cell === undefined || (typeof cell === 'object' && cell !== null)) return undefined
    return String(cell) === String(value)
  }
}

const classOf = (status: string, like: string): string => (like.endsWith('xx') ? `${status[0]}xx` : status)

function ofView(row: Fields, view: string): boolean | undefined {
  if (view === 'all') return true
  const kinds = kindsOfView[view]
  if (kinds) return row.kind === undefined ? undefined : kinds.includes(String(row.kind))
  if (view === 'unread' && row.read_at !== undefined) return row.read_at === 0
  return typeof row[view] === 'boolean' ? row[view] === true : undefined
}

/** Values of a filter that some of these rows have. */
export function valuesIn(name: string, rows: readonly Fields[]): readonly unknown[] {
  const cells = rows.flatMap((row): unknown[] => {
    if (name === 'tags') return Array.isArray(row.tags) ? row.tags : []
    if (name === 'operation' && row.operation_id !== undefined) return [`${row.api}.${row.operation_id}`]
    const value = row[fieldNames[name] ?? name]
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : []
  })
  const different = [...new Set(cells)].filter((value) => value !== '')
  // Of a limit, the lowest leaves most rows out.
  if (name.startsWith('max_'))
    return different.toSorted((one, other) => Number(one) - Number(other)).slice(0, 2)
  return different.length <= 2 ? different : [different[0], different.at(-1)]
}
