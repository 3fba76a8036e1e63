import { deprecatedOperations } from '../modules/catalogue/releases-repo.ts'
import { readOperations } from '../modules/catalogue/repo.ts'
import type { Db } from '../platform/db/client.ts'
import type { CallFacts } from './call-facts.ts'
import { compile, type Matcher, type Operation } from './matcher.ts'
import { type TestDatum, testValuesByOperation } from './test-values.ts'

/** Matchers by API version. Each call brings the time of the last publication along, so none is older than that. */
export function createMatchers(db: Db): (facts: CallFacts) => Promise<Matcher> {
  const known = new Map<string, { readonly updatedAt: number; readonly matcher: Matcher }>()
  return async ({ api, version, updated_at }) => {
    const name = `${api} ${version}`
    const entry = known.get(name)
    if (entry && entry.updatedAt === updated_at.getTime()) return entry.matcher
    const { operations, test_data, updated_at: updatedAt } = await readOperations(db, { api, version })
    const testValues = testValuesByOperation(test_data as TestDatum[])
    const deprecated = await deprecatedOperations(db, { api, version })
    const since = new Map(deprecated.map((one) => [one.operation_id, one.since]))
    const matcher = compile(
      (operations as Operation[]).map((operation) => ({
        ...operation,
        deprecatedSince: since.get(operation.operation_id),
        testValues: testValues.get(operation.operation_id) ?? [],
      })),
    )
    known.set(name, { updatedAt: updatedAt.getTime(), matcher })
    return matcher
  }
}
