import { createHash } from 'node:crypto'
import pg from 'pg'

/** Of a connection. Statements are written by us and few; one whose text varied without end would fill the memory of the database. */
const maxNames = 1_000

/**
 * `SELECT *` has one column more as soon as a migration adds one: PostgreSQL refuses what was prepared before, and a transaction would be
 * lost by that. So it is planned each time, and a release goes on while the next one migrates: decision 0099.
 */
const allColumns = /(?:\.|,\s*|\b(?:select|returning|distinct)\s+)\*/i

/** A result has changed its shape since the statement was prepared, or the connection doesn't know its name. */
const unusablePlan = new Set(['0A000', '26000'])

type AnyQuery = (...args: unknown[]) => Promise<pg.QueryResult>

/**
 * A connection that prepares each statement with parameters and named columns once. PostgreSQL then neither parses nor plans it again,
 * which is half of the time of a short one.
 */
export class NamedStatementClient extends pg.Client {
  /** Goes up when a prepared statement cannot be used any more: from then on all are prepared under other names. */
  #generation = 0
  readonly #names = new Map<string, string>()

  override query = ((...args: unknown[]) => {
    const [text, values, callback] = args
    const query = (...args: unknown[]) => (super.query as AnyQuery).apply(this, args)
    const named = typeof text === 'string' && Array.isArray(values) && values.length > 0 && !callback
    const name = named ? this.#nameOf(text) : undefined
    if (name === undefined) return query(...args)
    const run = () => query({ name: `${name}${this.#generation}`, text, values })
    return run().catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError) || !unusablePlan.has(error.code ?? '')) throw error
      this.#generation += 1
      // It was not run. A transaction is lost by that, and only a new one helps.
      if (this.getTransactionStatus() !== 'I') throw error
      return run()
    })
  }) as pg.Client['query']

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= maxNames || allColumns.test(text)) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    this.#names.set(text, name)
    return name
  }
}
