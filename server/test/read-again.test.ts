// Documents that an earlier release parsed less completely are parsed again when the server starts.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { reading } from '../src/modules/reference/repo.ts'
import { callersDocument } from '../src/publishing/publish/callers-document.ts'
import { readAllAgain } from '../src/publishing/publisher.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'

const server = await serverOfFile()
const twin = await twinOfFile(server)
const desk = openDesk()
afterAll(() => desk.close())

const secured = museum({
  security: [{ key: ['read'] }],
  externalDocs: { url: 'https://museum.example/docs' },
  components: {
    ...museum().components,
    securitySchemes: { key: { type: 'oauth2', flows: { implicit: { scopes: { read: '' } } } } },
  },
})
const publishMuseum = () =>
  desk.publish(
    server,
    desk.file('museum.json', secured),
    '--publisher',
    'acme',
    '--tag',
    'museum',
    '--price',
    '0.25',
  )

const tables = [
  ...(['api_references', 'api_reference_operations', 'api_releases'] as const),
  ...(['api_texts', 'api_document_parts'] as const),
] as const
async function documentation() {
  const read = (table: (typeof tables)[number]) =>
    sql`SELECT row_to_json(t) AS row FROM ${sql.table(table)} AS t WHERE api = 'museum' ORDER BY row_to_json(t)::text`.execute(
      server.db,
    )
  return Promise.all(tables.map(async (table) => (await read(table)).rows))
}

/** As an earlier release left it: without what it did not read, and without the files that it made whenever they were read. */
async function makeOld() {
  await sql`DELETE FROM api_texts WHERE api = 'museum'`.execute(server.db)
  await sql`DELETE FROM api_document_parts WHERE api = 'museum' AND form = 'json'`.execute(server.db)
  await sql`UPDATE api_references SET reading = 0, search = NULL,
    body = (body::jsonb - 'external_docs')::json WHERE api = 'museum'`.execute(server.db)
  await sql`UPDATE api_reference_operations SET body = (body::jsonb - 'security_requirements')::json
    WHERE api = 'museum'`.execute(server.db)
  await sql`UPDATE api_releases SET security = '[]' WHERE api = 'museum'`.execute(server.db)
}

const warnings: string[] = []
const warn = (text: string) => void warnings.push(text)
const readAll = ({ parts: { publisher } } = server) =>
  readAllAgain({ db: server.db, run: (job) => publisher.run(job), warn })

test('it is what it would be if it were published now, with the prices that it has', async () => {
  await publishMuseum()
  const fresh = await documentation()
  await makeOld()
  expect(await documentation()).not.toEqual(fresh)
  await readAll()
  expect(await documentation()).toEqual(fresh)
  expect(warnings).toEqual([])
})

test('two processes that start at once read it once', async () => {
  await makeOld()
  await Promise.all([readAll(), readAll(twin)])
  const [references = []] = await documentation()
  expect(references).toEqual([{ row: expect.objectContaining({ reading }) }])
})

test('a document that cannot be read any more keeps its documentation, and is tried once', async () => {
  await makeOld()
  await sql`UPDATE apis SET document = '{ "a' WHERE api = 'museum'`.execute(server.db)
  const before = await documentation()
  await readAll()
  expect(warnings.splice(0)).toEqual([expect.stringContaining('museum v1: ')])
  await readAll()
  expect(warnings).toEqual([])
  expect((await documentation())[1]).toEqual(before[1])
})

test('the documents for download are those that were published, as callers see them, without prices of ours', async () => {
  await publishMuseum()
  const before = await server.ask('GET', '/openapi/museum-1.4.2.json')
  expect(before.body).toEqual(callersDocument(secured as never, '/gateway/acme/museum/v1').document)
  await makeOld()
  await readAll()
  expect((await server.ask('GET', '/openapi/museum-1.4.2.json')).body).toEqual(before.body)
})
