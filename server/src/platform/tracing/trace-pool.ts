import pg, { type Pool } from 'pg'
import { kindOf, type Tracing } from './tracing.ts'

const maxText = 2_000

type AnyQuery = (...args: unknown[]) => unknown

/** A span for each statement of work that is traced. Its text has places for values (`$1`), and the values aren’t told. */
export function tracePool(pool: Pool, tracing: Tracing): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as AnyQuery
    const traced = (...args: unknown[]): unknown => {
      const [text, , callback] = args
      if (typeof text !== 'string' || callback || !tracing.current()) return query(...args)
      const span = tracing.start(summaryOf(text), {
        kind: 'CLIENT',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxText) },
      })
      const result = query(...args) as Promise<unknown>
      // An error's own text may repeat a value.
      result.then(
        () => span.end(),
        (error: unknown) => span.end({}, error instanceof pg.DatabaseError ? error.code : kindOf(error)),
      )
      return result
    }
    client.query = traced as typeof client.query
  })
}

const target = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(?:\w+"?\."?)?(\w+)/i

/** Such as `select wallets`: few, and the same for the same statement. */
function summaryOf(text: string): string {
  const [verb = 'statement'] = /\w+/.exec(text) ?? []
  const [, name] = target.exec(text) ?? []
  return name ? `${verb.toLowerCase()} ${name}` : verb.toLowerCase()
}
