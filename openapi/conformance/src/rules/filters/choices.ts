import { asArray } from '@switchboard/oas/document'
import type { Context } from '../../context/context.ts'
import type { Parameter } from '../../contract/contract.ts'
import { flatten, typesOf } from '../../generate/flat-schema.ts'
import { groupBy } from '../../group-by.ts'
import { dayWithin } from './days.ts'
import { valuesIn } from './matches.ts'
import { dayOf, type Listing, type Rows, timeField } from './rows.ts'
import { textsIn } from './search.ts'
import { isEmptyRow } from './trial.ts'

export const words = ['search', 'actor', 'subject']
export const days = ['start_date', 'end_date']
const perFilter = 2
const mostIds = 6

/** A filter with a value that some of the rows have. */
export interface Choice {
  readonly name: string
  readonly query: Readonly<Record<string, unknown>>
}

interface Source {
  readonly listing: Listing
  readonly all: Rows
  readonly timeZone: string
}

/** Filters of a list, so that each leaves some of its rows. */
const filtersOf = ({ operation, as }: Listing): readonly Parameter[] =>
  operation.parameters.filter(
    ({ name, place, required }) =>
      place === 'query' &&
      !required &&
      !['page', 'limit', 'sort', 'time_zone'].includes(name) &&
      (name !== 'user_id' || as === 'admin'),
  )

/** Values of each filter, as the rows and the contract have them. */
export function choicesOf(context: Context, source: Source): readonly Choice[] {
  return filtersOf(source.listing).flatMap((parameter) =>
    valuesFor(context, source, parameter).map((value) => ({
      name: parameter.name,
      query: { [parameter.name]: value },
    })),
  )
}

/** A value of a text that nothing has. */
export const unknownOf = ({ schemas }: Context, { pointer }: Parameter): string | undefined =>
  ['usr_nobody00000', 'no-such-thing', 'v9999', 'no.such', '418'].find(
    (one) => schemas.at(`${pointer}/schema`, one).length === 0,
  )

function valuesFor(
  context: Context,
  { listing, all, timeZone }: Source,
  parameter: Parameter,
): readonly unknown[] {
  const { contract, known } = context
  const { name, schema } = parameter
  if (words.includes(name)) return wordsOf(textsIn(name, all.rows).map(({ text }) => text))
  if (days.includes(name)) return dayOfRows(all.rows, name, timeZone)
  const { node } = flatten(contract.document, schema)
  const listed = typesOf(node).includes('boolean') ? [true, false] : asArray(node.enum)
  const inRows = valuesIn(name, all.rows).filter(
    (value) => listed.length === 0 || listed.includes(value as never),
  )
  // Another list may have values that these rows don't.
  const { as } = listing
  const isTold = inRows.length + listed.length > 0 || typeof as !== 'string'
  const other = isTold ? [] : known.all(as, [name, `${name}_id`])
  const beside = listed.filter((value) => value !== node.default && !inRows.includes(value))
  // A value that every row has leaves all of them.
  const nothing = listed.length > 0 || name.startsWith('max_') ? undefined : unknownOf(context, parameter)
  const values =
    inRows.length > 1
      ? [...inRows, ...beside]
      : [...beside.slice(0, 1), ...inRows, ...other, ...(nothing === undefined ? [] : [nothing])]
  const most = other.length > 0 ? mostIds : perFilter
  return values.slice(0, most).map((value) => (typesOf(node).includes('array') ? [value] : value))
}

/** A whole text, and the word that most of them have: where several rows are found, their order shows. */
function wordsOf(texts: readonly string[]): readonly string[] {
  const single = texts.flatMap((text) =>
    [...new Set(text.split(/[\s@/.]+/))].filter(({ length }) => length > 3),
  )
  const [shared] = [...groupBy(single, String).values()].toSorted((one, other) => other.length - one.length)
  return [...new Set([...texts.slice(0, 1), ...(shared ?? []).slice(0, 1)])]
}

function dayOfRows(rows: Rows['rows'], name: string, timeZone: string): readonly string[] {
  const used = rows.filter((row) => !isEmptyRow(row))
  const field = used[0] && timeField(used[0])
  const times = field ? used.map((row) => row[field]).filter((time) => dayOf(time, timeZone) !== '') : []
  const day = dayWithin(times, { name, timeZone })
  const [only, ...others] = new Set(times.map((time) => dayOf(time, timeZone)))
  // Rows of one day: it's both ends of their range.
  return [only, day].filter((one) => one !== undefined).slice(others.length > 0 ? 1 : 0)
}
