import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationsOf, readBundle } from '../src/contract.ts'
import { handlers } from '../src/handlers.ts'
import { startServer, type TestServer } from './support/server.ts'

interface Parameter {
  readonly name: string
  readonly required?: boolean
  readonly example?: string
}
interface Raw {
  readonly parameters?: readonly (Parameter & { readonly $ref?: string })[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly examples?: Record<string, { value: unknown }> }>>
  }
}

const bundle = readBundle()
const notBuilt = operationsOf(bundle).filter(({ id }) => !(id in handlers))

let server: TestServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await startServer()
  tokens.USER = (await server.signIn('user')).access_token
  tokens.ADMIN = (await server.signIn('admin')).access_token
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})

/** What the contract itself shows as a good call. */
function exampleOf({ path, method }: { path: string; method: string }) {
  const raw = bundle.paths[path]?.[method.toLowerCase()] as unknown as Raw
  const parameters = (raw.parameters ?? []).map((parameter) =>
    parameter.$ref
      ? (bundle.components.parameters?.[parameter.$ref.split('/').pop() ?? ''] as Parameter)
      : parameter,
  )
  const query = new URLSearchParams(
    parameters
      .filter(({ required, example }) => required && example)
      .map(({ name, example = '' }) => [name, example]),
  )
  const [example] = Object.values(raw.requestBody?.content['application/json']?.examples ?? {})
  return { query, body: example?.value }
}

test.each(notBuilt.map((operation) => [operation.id, operation] as const))(
  '%s 501 not_offered: to every role that may call it, with the body of the contract',
  async (_id, operation) => {
    const { query, body } = exampleOf(operation)
    for (const role of operation.roles) {
      const answer = await server.ask(operation.method, `/portal-api${operation.path}?${query}`, {
        token: tokens[role],
        body,
      })
      expect([answer.status, answer.body.code]).toEqual([501, 'not_offered'])
    }
  },
)
