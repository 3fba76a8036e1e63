import type { UrlCodec } from './use-url-state.ts'

type Parameters = Readonly<Record<string, string | number | null | undefined>>

/** A value of a page's state, and how the query of an address says it. */
export interface UrlValue<Value> {
  read(query: URLSearchParams, name: string): Value
  /** Its parameters. One without a value is left out. */
  write(value: Value, name: string): Parameters
}

export interface UrlDays {
  readonly from: string
  readonly to: string
}

type StateOf<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends UrlValue<infer Value> ? Value : never
}

/** The state of a page by its parameters, in the order in which its address has them. */
export const urlState = <Values extends Readonly<Record<string, UrlValue<unknown>>>>(
  values: Values,
): UrlCodec<StateOf<Values>> => ({
  read(search) {
    const query = new URLSearchParams(search)
    const state = Object.entries(values).map(([name, value]) => [name, value.read(query, name)])
    return Object.fromEntries(state) as StateOf<Values>
  },
  write: (search, state) =>
    writeQuery(
      search,
      Object.assign({}, ...Object.entries(values).map(([name, value]) => value.write(state[name], name))),
    ),
})

export type UrlStateOf<Codec> = Codec extends { read(search: string): infer State } ? State : never

const textValue = <Value extends string | null>(
  read: (text: string) => Value,
  isDefault: (value: Value) => boolean = () => false,
): UrlValue<Value> => ({
  read: (query, name) => read(query.get(name) ?? ''),
  write: (value, name) => ({ [name]: isDefault(value) ? null : value }),
})

/** One of these names. The first is that of an address without the parameter. */
export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  textValue<Names[number]>(
    (text) => names.find((name) => name === text) ?? names[0],
    (name) => name === names[0],
  )

/** One of these names; null for any other text. */
export const keyOf = <Names extends object>(names: Names) =>
  textValue((name) => (Object.hasOwn(names, name) ? (name as keyof Names & string) : null))

/** A text of this pattern; null for any other. */
export const matching = (pattern: RegExp) => textValue((text) => (pattern.test(text) ? text : null))

/** Any text; empty for none. */
export const anyText = textValue((text) => text)

/** The words of a search; empty for none. */
export const searchWords = textValue((text) => text.slice(0, 200))

/** The ID of what is looked at; null for a text that no ID can be. */
export const id = matching(/^[A-Za-z0-9_-]{1,64}$/)

const maxPage = 1_000_000

/** The page of a list, counted from 1; whatever is none is the first. */
export const page: UrlValue<number> = {
  read(query, name) {
    const number = query.get(name) ?? ''
    return /^[1-9]\d*$/.test(number) && Number(number) <= maxPage ? Number(number) : 1
  },
  write: (number, name) => ({ [name]: number === 1 ? null : number }),
}

/** `?from=2026-11-01&to=2026-11-22`, both included; null where that is no range. */
export const days: UrlValue<UrlDays | null> = {
  read(query) {
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
    return isDay(from) && isDay(to) && from <= to ? { from, to } : null
  },
  write: (range) => ({ from: range?.from, to: range?.to }),
}

/** A day that exists: `2026-02-30` does not. */
const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The query with these values in it. One without a value is left out, and what else it says stays. */
export function writeQuery(search: string, values: Parameters): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, String(value))
    else query.delete(name)
  }
  return query.toString()
}

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], null | undefined | ''> }

/** A filter as the contract asks for it: parameters without a value are left out. */
export const present = <Values extends object>(values: Values): Present<Values> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const given = typeof value === 'string' ? value.trim() : value
      return given ? [[name, given]] : []
    }),
  ) as Present<Values>

/** Days as the contract asks for them. */
export const daysFilter = (range: UrlDays | null) => ({ start_date: range?.from, end_date: range?.to })
