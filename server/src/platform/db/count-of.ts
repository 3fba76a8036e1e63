import { type RawBuilder, sql } from 'kysely'

/** Counts stop at the contract's maximum: every page reads them, so they must cost the same however much waits. */
export const countOf = (rows: RawBuilder<unknown>) =>
  sql`(SELECT count(*) FROM (${rows} LIMIT 100) AS counted)`
