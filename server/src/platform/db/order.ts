import { type RawBuilder, sql } from 'kysely'

type KeyOf<Sort extends string> = Sort extends `-${infer Key}` ? Key : Sort

/** The ORDER BY of a `sort` of the contract: a minus reverses it, and rows without a value come last either way. */
export function orderOf<Sort extends string>(
  sort: Sort,
  columns: Readonly<Record<KeyOf<Sort>, readonly RawBuilder<unknown>[]>>,
): RawBuilder<unknown> {
  const direction = directionOf(sort)
  const chosen = columns[sort.replace('-', '') as KeyOf<Sort>]
  return sql.join(chosen.map((column) => sql`${column} ${direction} NULLS LAST`))
}

/** That of a `sort` by one column alone, as an index has it. */
export const directionOf = (sort: string): RawBuilder<unknown> =>
  sort.startsWith('-') ? sql`DESC` : sql`ASC`
