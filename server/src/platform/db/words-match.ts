import { sql } from 'kysely'

/** Whether every word occurs in one of the columns. Case doesn't matter. */
export function wordsMatch(search: string, columns: readonly string[]) {
  const words = search.split(/\s+/).filter(Boolean)
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const text = sql.join(columns.map((column) => sql.ref(column)))
  return sql<boolean>`concat_ws(' ', ${text}) ILIKE ALL (${patterns}::text[])`
}
