import { databaseUrl, folder, urlOf } from './parsers.ts'
import type { Variables } from './read-environment.ts'

/** Where the database is. */
export const databaseVariables = {
  DATABASE_URL: {
    without: 'none',
    parse: databaseUrl,
    secret: true,
    decides:
      'a PostgreSQL 16 or later; if not set, an embedded one in `DATA_DIR`. Several servers, `postgres://user@one:5432,two:5432/portal?target_session_attrs=read-write`: the one that takes writes; see [docs/cluster.md](../docs/cluster.md). With `sslmode=verify-full&sslrootcert=FILE`, connections are encrypted, and go to no server that the authority in the file hasn’t certified',
  },
  DATABASE_READ_URL: {
    without: 'none',
    parse: urlOf('postgres:', 'postgresql:'),
    secret: true,
    decides:
      'one standby of that database, which usage, ledger, catalogue and lists of administrators are read from while it is no more than 200 ms behind; see [docs/cluster.md](../docs/cluster.md)',
  },
  DATA_DIR: { without: '`.data`', parse: folder, decides: 'folder of the embedded PostgreSQL' },
} as const satisfies Variables
