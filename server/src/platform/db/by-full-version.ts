import { sql } from 'kysely'

/** Orders the versions of an API by their `full_version`: 10.0.0 comes after 9.1.2. */
export const byFullVersion = sql`string_to_array(regexp_replace(full_version, '[^0-9.].*$', ''), '.')::int[]`
