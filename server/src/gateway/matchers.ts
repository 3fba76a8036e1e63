import { deprecatedOperations } from '../modules/catalogue/releases-repo.ts'
import { readOperations } from '../modules/catalogue/repo.ts'
import { readDocumentedHeaders } from '../modules/reference/repo.ts'
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
    const documented = await readDocumented(db, { api, version })
    const matcher = compile(
      (operations as Operation[]).map((operation) => ({
        ...operation,
        deprecatedSince: since.get(operation.operation_id),
        testValues: testValues.get(operation.operation_id) ?? [],
        ...documented.get(operation.operation_id),
      })),
    )
    known.set(name, { updatedAt: updatedAt.getTime(), matcher })
    return matcher
  }
}

async function readDocumented(db: Db, version: Pick<CallFacts, 'api' | 'version'>) {
  const { servers, operations } = await readDocumentedHeaders(db, version)
  return new Map(
    operations.map(({ operation_id, inputs, responses }): [string, Pick<Operation, 'documented'>] => {
      const namesAt = (place: string) => inputs.filter((one) => one.place === place).map(({ name }) => name)
      const hasLinks = responses.some(({ headers }) => headers.some(({ name }) => /^link$/i.test(name)))
      const headers = namesAt('header').map((name) => name.toLowerCase())
      const documented = { headers, cookies: namesAt('cookie'), linksTo: hasLinks ? servers : undefined }
      return [operation_id, { documented }]
    }),
  )
}
