import { sql } from 'kysely'

/** Users in whose name, e-mail address, company or identifier every word stands. Case does not matter. */
export function wordsMatch(search: string) {
  const words = search.split(/\s+/).filter(Boolean)
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return sql<boolean>`concat_ws(' ', firstname, lastname, email, company_name, users.id)
    ILIKE ALL (${patterns}::text[])`
}
