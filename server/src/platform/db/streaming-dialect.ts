import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely'

/**
 * PostgreSQL for Kysely, with streams that may last: to the database a cursor is one statement until its last row, and
 * `statement_timeout` would end the export of a slow reader. A stream on which the database is silent is given up by the
 * silence watch.
 */
export class StreamingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new StreamingDriver(this.#config)
  }
}

class StreamingDriver extends PostgresDriver {
  override async acquireConnection(...args: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...args)
    if (!Object.hasOwn(connection, 'streamQuery')) liftTimeoutOfStreams(connection)
    return connection
  }
}

function liftTimeoutOfStreams(connection: DatabaseConnection): void {
  const stream = connection.streamQuery.bind(connection)
  connection.streamQuery = async function* <Row>(...args: Parameters<DatabaseConnection['streamQuery']>) {
    await connection.executeQuery(CompiledQuery.raw('SET statement_timeout = 0'))
    try {
      yield* stream<Row>(...args)
    } finally {
      // It cannot fail on a connection that lives on: an aborted transaction takes the SET back with it.
      await connection.executeQuery(CompiledQuery.raw('RESET statement_timeout')).catch(() => {})
    }
  }
}
