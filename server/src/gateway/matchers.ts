import type { Db } from '../platform/db/client.ts'
import type { CallFacts } from './call-facts.ts'
import { compile, type Matcher, type Operation } from './matcher.ts'

/** Matchers by API version. Each call brings the time of the last publication along, so none is older than that. */
export function createMatchers(db: Db): (facts: CallFacts) => Promise<Matcher> {
  const known = new Map<string, { readonly updatedAt: number; readonly matcher: Matcher }>()
  return async ({ api, version, updated_at }) => {
    const name = `${api} ${version}`
    const kept = known.get(name)
    if (kept && kept.updatedAt === updated_at.getTime()) return kept.matcher
    const row = await db
      .selectFrom('apis')
      .select(['operations', 'updated_at'])
      .where('api', '=', api)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    const matcher = compile(row.operations as Operation[])
    known.set(name, { updatedAt: row.updated_at.getTime(), matcher })
    return matcher
  }
}
