import { asArray } from '@switchboard/oas/document'
import type { Context } from '../../engine/context/context.ts'
import type { Parameter } from '../../engine/contract/contract.ts'
import { flatten, typesOf } from '../../engine/generate/flat-schema.ts'
import { groupBy } from '../../engine/group-by.ts'
import type { Fields } from '../../engine/rules/verdict.ts'
import { type Match, matchOf, valuesIn } from './matches.ts'
import { dayOf, isEmptyRow, type Listing, type Rows, timeField } from './rows.ts'
import { textsIn } from './search.ts'

export const words = ['search', 'actor', 'subject']
const days = ['start_date', 'end_date']
const mostEnums = 4
const mostIds = 6
const mostTogether = 2

/** A filter with a value, which some of the rows have, or none. */
export interface Choice {
  readonly name: string
  readonly query: Readonly<Record<string, unknown>>
  /** Whether a row is one that the filter leaves; undefined where its fields don't tell. */
  readonly match: Match
}

interface Source {
  readonly listing: Listing
  readonly all: Rows
  readonly timeZone: string
}

/** Filters of a list, so that each leaves some of its rows. */
export const filtersOf = ({ operation, as }: Listing): readonly Parameter[] =>
  operation.parameters.filter(
    ({ name, place, required }) =>
      place === 'query' &&
      !required &&
      !['page', 'limit', 'sort', 'time_zone'].includes(name) &&
      (name !== 'user_id' || as === 'admin'),
  )

/** A filter with values that the rows and the contract have, the likeliest to leave some rows first. */
export function choicesOf(context: Context, source: Source, parameter: Parameter): readonly Choice[] {
  const { name } = parameter
  if (words.includes(name))
    return wordsOf(textsIn(name, source.all.rows).map(({ text }) => text)).map((text) => ({
      name,
      query: { [name]: text },
      match: () => undefined,
    }))
  return days.includes(name) ? ofDays(name, source) : ofValues(context, source, parameter)
}

/** The first ones of each filter, which may be combined with others: of values that no row tells, more. */
export function fewChoicesOf(context: Context, source: Source): readonly Choice[] {
  const isTold = ({ match }: Choice) => source.all.rows.some((row) => match(row) !== undefined)
  return filtersOf(source.listing).flatMap((parameter) => {
    const choices = choicesOf(context, source, parameter)
    const single = choices.filter(({ query }) => Object.keys(query).length === 1)
    return single.slice(0, single.slice(0, 1).some(isTold) ? mostTogether : mostIds)
  })
}

/** A value of a text that nothing has. */
const unknownOf = ({ schemas }: Context, { pointer }: Parameter): string | undefined =>
  ['usr_nobody00000', 'no-such-thing', 'v9999', 'no.such', '418'].find(
    (one) => schemas.at(`${pointer}/schema`, one).length === 0,
  )

function ofValues(
  context: Context,
  { listing: { as }, all: { rows } }: Source,
  parameter: Parameter,
): readonly Choice[] {
  const { name, schema } = parameter
  const { node } = flatten(context.contract.document, schema)
  const types = typesOf(node)
  const listed = types.includes('boolean') ? [true, false] : asArray(node.enum)
  const inRows = valuesIn(name, rows).filter(
    (value) => listed.length === 0 || listed.includes(value as never),
  )
  // Another list may have values that these rows don't.
  const isTold = inRows.length + listed.length > 0 || typeof as !== 'string'
  const other = isTold ? [] : context.knownThings.all(as, [name, `${name}_id`]).slice(0, mostIds)
  const beside = listed.filter((value) => value !== node.default && !inRows.includes(value))
  // A value that every row has leaves all of them.
  const first =
    inRows.length > 1 ? [...inRows, ...beside] : [...beside.slice(0, 1), ...inRows, ...beside.slice(1)]
  const known = [...first, ...other].slice(0, Math.max(mostEnums, mostIds))
  const isText = listed.length === 0 && types.includes('string') && schema.format !== 'date'
  const unknown = isText && !/^(month|max_price)$/.test(name) ? unknownOf(context, parameter) : undefined
  const choice = (value: unknown, match: Match): Choice => ({
    name,
    query: { [name]: types.includes('array') ? [value] : value },
    match,
  })
  return [
    ...known.map((value) => choice(value, matchOf(name, value))),
    ...(unknown === undefined ? [] : [choice(unknown, (row) => (isEmptyRow(row) ? undefined : false))]),
  ]
}

/** A whole text, and the word that most of them have: where several rows are found, their order shows. */
function wordsOf(texts: readonly string[]): readonly string[] {
  const single = texts.flatMap((text) =>
    [...new Set(text.split(/[\s@/.]+/))].filter(({ length }) => length > 3),
  )
  const [shared] = [...groupBy(single, String).values()].toSorted((one, other) => other.length - one.length)
  return [...new Set([...texts.slice(0, 1), ...(shared ?? []).slice(0, 1)])]
}

/** A day that begins or ends a range, and for the end a range of one day. */
function ofDays(name: string, { all, timeZone }: Source): readonly Choice[] {
  const rows = all.rows.filter((row) => !isEmptyRow(row))
  const field = rows[0] && timeField(rows[0])
  if (!field) return []
  const dayOfRow = (row: Fields) => (isEmptyRow(row) ? '' : dayOf(row[field], timeZone))
  const times = rows.map((row) => row[field]).filter((time) => dayOf(time, timeZone) !== '')
  const chosen = dayWithin(times, { name, timeZone })
  if (chosen === undefined) return []
  const among = new Set(rows.map(dayOfRow))
  const [only = chosen] = among
  const day = among.has(chosen) ? chosen : only
  const ranges: Readonly<Record<string, string>>[] = [
    { [name]: chosen },
    // Rows of one day: it's both ends of their range.
    ...(among.size === 1 && only !== chosen ? [{ [name]: only }] : []),
    ...(name === 'end_date' ? [{ start_date: day, end_date: day }] : []),
  ]
  return ranges.map((query) => ({
    name,
    query,
    match: (row) => {
      const own = dayOfRow(row)
      return own === '' ? undefined : own >= (query.start_date ?? own) && own <= (query.end_date ?? own)
    },
  }))
}

/**
 * A day of which a row is on the one side in this zone and on the other in UTC, which shows which zone is meant; or one that leaves some rows
 * out; where all rows are of one day, the day beside it, which leaves all of them out.
 */
export function dayWithin(
  times: readonly unknown[],
  { name, timeZone }: { readonly name: string; readonly timeZone: string },
): string | undefined {
  const isStart = name === 'start_date'
  const [days, ofUtc] = [timeZone, 'UTC'].map((zone) => times.map((time) => dayOf(time, zone))) as [
    string[],
    string[],
  ]
  const isIn = (day: string | undefined, bound: string): boolean =>
    day !== undefined && (isStart ? day >= bound : day <= bound)
  const bounds = [...new Set([...days, ...ofUtc])].toSorted()
  const telling = bounds.filter((bound) =>
    days.some((day, index) => isIn(day, bound) !== isIn(ofUtc[index], bound)),
  )
  const dividing = bounds.filter((bound) => days.some((day) => !isIn(day, bound)))
  const [best] = [telling, dividing].filter((some) => some.length > 0)
  if (best) return best[Math.floor(best.length / 2)]
  const [only] = days
  if (only === undefined) return undefined
  const beside = new Date(`${only}T00:00:00Z`)
  beside.setUTCDate(beside.getUTCDate() + (isStart ? 1 : -1))
  return beside.toISOString().slice(0, 10)
}
