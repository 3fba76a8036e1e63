import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './generated/database.ts'
import type { Reads } from './reads.ts'
import type { Replica } from './replica.ts'

/**
 * The reads of one request. They come from the replica, or from the primary as soon as the replica can't give one: a request never goes
 * back to an older state. See decision 0103.
 */
export function openReads(primary: Db, replica: Replica): Reads {
  const driver = new ReadsDriver(primary, replica)
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** Each query finds its own connection: there is no transaction to hold one for. */
class ReadsDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor(primary: Db, replica: Replica) {
    // Found by the first query; later ones see what it has seen, too.
    let source: ReturnType<Replica['caughtUp']> | undefined
    this.#connection = {
      async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        const read = query as CompiledQuery<Row>
        source ??= replica.caughtUp()
        const connections = await source
        const result = connections && (await replica.read(connections, read))
        if (!result) source = Promise.resolve(undefined)
        replica.reads[result ? 'replica' : 'primary'] += 1
        return result ?? primary.executeQuery(read)
      },
      streamQuery() {
        throw new Error('Reads come in pages, not by a cursor.')
      },
    }
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
  async releaseConnection(): Promise<void> {}
  beginTransaction = noTransaction
  commitTransaction = noTransaction
  rollbackTransaction = noTransaction
}

async function noTransaction(): Promise<never> {
  throw new Error('What only reads takes no transaction.')
}
