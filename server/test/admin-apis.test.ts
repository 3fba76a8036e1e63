// Publishing in the portal is the command's: the same checks, the same words, the same catalogue.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PublishError } from '../src/publishing/read/publish-error.ts'
import { type Check, portalOf } from './support/admin-apis.ts'
import { countWaiting } from './support/all-wait.ts'
import { museum, openDesk } from './support/publishing.ts'
import { refusedDocuments } from './support/refused-documents.ts'
import { serverOfFile } from './support/server.ts'

const desk = openDesk()
const server = await serverOfFile()
let token: string
let portal: ReturnType<typeof portalOf>
beforeAll(async () => {
  token = (await server.signIn('admin')).access_token
  portal = portalOf(server, token)
})
afterAll(async () => {
  desk.close()
})

const checked = async (content: unknown, fields: Readonly<Record<string, string>>) => {
  const { status, body } = await portal.check(content, fields)
  expect([status, body.code, body.errors]).toEqual([200, undefined, undefined])
  return body.data as Check
}
const catalogue = () => server.db.selectFrom('apis').selectAll().orderBy('api').orderBy('version').execute()
const published = (api: string) =>
  server.db.selectFrom('apis').selectAll().where('api', '=', api).executeTakeFirst()

describe('the same findings as the command', () => {
  const quotingFiles = ['a reference to a file of the machine', 'a reference to a file that is not there']

  test.each(Object.entries(refusedDocuments).filter(([name]) => !quotingFiles.includes(name)))(
    '%s',
    async (name, [content]) => {
      const file = desk.file(`${name.replaceAll(' ', '-')}.yaml`, content)
      const refused = await desk.publish(server, file, '--publisher', 'acme').catch((error: unknown) => error)
      if (!(refused instanceof PublishError)) throw refused
      const check = await checked(content, { publisher: 'acme' })
      expect(check).toMatchObject({ publishable: false, digest: null, preview: null })
      expect(check.findings.map(({ line, pointer, text }) => ({ line, pointer, text }))).toEqual(
        refused.message
          ? [{ line: null, pointer: '#/', text: refused.message }]
          : refused.findings.map(({ line, pointer, text }) => ({ line: line ?? null, pointer, text })),
      )
    },
  )

  test.each(quotingFiles)('%s: a file that is uploaded comes alone', async (name) => {
    const [content] = refusedDocuments[name] ?? []
    const { findings } = await checked(content, { publisher: 'acme' })
    expect(findings[0]?.text).toMatch(/it’s in another file, and only one file is uploaded/)
  })

  test('of a document that is good enough', async () => {
    const paths = { '/a': { get: { responses: {} } } }
    const file = desk.file('warned.json', museum({ paths }))
    const { document } = await desk.publish(server, file, '--publisher', 'acme', '--dry-run')
    const { publishable, findings } = await checked(museum({ paths }), { publisher: 'acme' })
    expect(publishable).toBe(true)
    expect(findings.map(({ text }) => text)).toEqual(document.warnings.map(({ text }) => text))
  })

  test.each([
    ['not UTF-8', new Uint8Array([0x6f, 0xff, 0xfe]), /isn’t UTF-8 text/],
    ['too large', new Uint8Array(31_457_281).fill(0x20), /has 31 MB; the limit is 30 MB/],
  ])('%s', async (_name, content, text) => {
    const { publishable, findings } = await checked(content, { publisher: 'acme' })
    expect([publishable, findings[0]?.text]).toEqual([false, expect.stringMatching(text)])
  })

  test.each([
    [{ publisher: 'A B' }, '#/publisher', /^"A B" can’t be part of a URL/],
    [{ publisher: 'acme', tag: 'v2' }, '#/tag', /^"v2" looks like a version/],
    [{ publisher: 'acme', version: 'x' }, '#/version', /^"vx" isn’t a version|^"x" isn’t a version/],
    [{ publisher: '' }, '#/publisher', /^Name the publisher\.$/],
    [
      { publisher: 'acme', upstream: 'http://127.0.0.1' },
      '#/upstream',
      /this machine.*allow internal upstreams\.$/,
    ],
    [{ publisher: 'acme', price_overrides: 'x' }, '#/price_overrides', /as JSON/],
    [
      { publisher: 'acme', price_overrides: '[{"method":"GET","path":"/x","price":"1"}]' },
      '#/price_overrides',
      /no operation GET \/x/,
    ],
  ])('422: %j', async (fields, pointer, message) => {
    const { status, body } = await portal.check(museum(), fields)
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer, message: expect.stringMatching(message) })],
    ])
  })
})

describe('publishing', () => {
  const options = { publisher: 'acme', tag: 'portal', category: 'Culture', price: '0.25' }

  test('201: what was checked is what is published, and nothing before', async () => {
    const before = await catalogue()
    const check = await checked(museum(), options)
    expect(await catalogue()).toEqual(before)
    expect(check.preview).toMatchObject({
      api: { name: 'Museum', full_version: '1.4.2', price_from: '0.25', operations: [{}, { price: '1.50' }] },
      replaces: null,
      changes: [],
    })
    const { status, body } = await portal.send(museum(), { ...options, digest: check.digest ?? '' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      api: 'portal',
      version: 'v1',
      price_from: '0.25',
      price_to: '1.50',
      published_by_name: 'Iris Tan',
      operations: [{ price: '0.25', business_price: '0.23' }, {}],
      top_callers: [],
    })
    const { body: list } = await server.ask('GET', '/portal-api/api/api-list-public')
    expect((list.data as { api: string }[]).map(({ api }) => api)).toContain('portal')
    const entry = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'admin.api.publish')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      actor_id: 'usr_iris9A',
      subject: 'portal',
      details: { full_version: '1.4.2' },
    })
  })

  test('the diff is with what is on sale, breaking changes told', async () => {
    const { '/hours': hours } = museum().paths
    const next = museum({ info: { title: 'Museum', version: '1.4.2' }, paths: { '/hours': hours } })
    const { preview } = await checked(next, options)
    expect(preview).toMatchObject({
      replaces: { version: 'v1', full_version: '1.4.2', same_address: true },
      changes: [{ kind: 'REMOVED', breaking: true, operations: [{ operation_id: 'buyTicket' }] }],
    })
  })

  test('409: another document, another option, or another catalogue than was checked', async () => {
    const { digest } = await checked(museum(), options)
    const fields = { ...options, digest: digest ?? '' }
    const other = museum({ info: { title: 'Museum', version: '1.4.3' } })
    const responses = [
      await portal.send(other, fields),
      await portal.send(museum(), { ...fields, price: '9.00' }),
    ]
    await desk.publish(server, desk.file('between.json', museum()), '--publisher', 'acme', '--tag', 'portal')
    server.advance(1)
    await desk.publish(server, desk.file('between.json', museum()), '--publisher', 'acme', '--tag', 'portal')
    responses.push(await portal.send(museum(), fields))
    expect(responses.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([409, 'check_outdated']),
    )
  })

  test('two administrators at once: one publishes, the other is asked to check again', async () => {
    const { digest } = await checked(museum(), options)
    server.advance(1)
    const fields = { ...options, digest: digest ?? '' }
    const answers = await Promise.all([portal.send(museum(), fields), portal.send(museum(), fields)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('the same key twice at once: it happens once, both hear the same', async () => {
    const { digest } = await checked(museum(), options)
    server.advance(1)
    const [fields, key] = [{ ...options, digest: digest ?? '' }, crypto.randomUUID()]
    const answers = await Promise.all([
      portal.send(museum(), fields, key),
      portal.send(museum(), fields, key),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body.data).toEqual(answers[1]?.body.data)
    const rows = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'admin.api.publish')
      .execute()
    expect(rows.filter(({ details }) => (details as { digest: string }).digest === digest)).toHaveLength(1)
    const other = await portal.send(museum(), { ...fields, price: '7.00' }, key)
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict'])
  })

  test('prices stay where the document has none, and no other is given', async () => {
    const { '/hours': hours } = museum().paths
    const paths = { '/hours': hours, '/new': { get: { responses: {} } } }
    const of = { publisher: 'acme', tag: 'prices' }
    await portal.publish(museum(), { ...of, price: '0.25' })
    const { preview } = await checked(museum({ paths }), of)
    expect(preview?.api.operations.map(({ price }) => price)).toEqual(['0.25', '0.00'])
  })

  test('422: a document that cannot be published, whatever digest is sent', async () => {
    const { status, body } = await portal.send(museum({ paths: undefined }), {
      ...options,
      digest: '0'.repeat(64),
    })
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/document', code: 'document_refused' })],
    ])
  })

  test('what a title holds is text', async () => {
    const title = '<img src=x onerror=alert(1)> **bold**'
    const info = { title, version: '1.0.0' }
    const { status } = await portal.publish(museum({ info }), { publisher: 'acme', tag: 'titled' })
    expect([status, (await published('titled'))?.name]).toEqual([201, title])
  })
})

test('a process that is killed in the middle leaves the old catalogue, and lets the next one publish', async () => {
  const fields = { publisher: 'acme', tag: 'killed' }
  const { digest } = await checked(museum(), fields)
  const before = await catalogue()
  const killed = await server.db.transaction().execute(async (tx) => {
    // Its first write waits here, in the middle of its transaction.
    await sql`SELECT FROM catalogue_version FOR UPDATE`.execute(tx)
    const sent = portal.send(museum(), { ...fields, digest: digest ?? '' })
    await expect.poll(() => countWaiting(server.db), { timeout: 20_000 }).toBe(1)
    await server.parts.publisher.interrupt()
    return sent
  })
  expect([killed.status, await catalogue()]).toEqual([500, before])
  expect((await portal.publish(museum(), fields)).status).toBe(201)
})

test('a large document blocks no call', async () => {
  const operation = (index: number) => ({
    get: { operationId: `op${index}`, responses: { 200: { description: 'x'.repeat(500) } } },
  })
  const paths = Object.fromEntries(
    Array.from({ length: 3_000 }, (_, index) => [`/p${index}`, operation(index)]),
  )
  const check = checked(museum({ paths }), { publisher: 'acme', tag: 'large' })
  let calls = 0
  let done = false
  check.finally(() => {
    done = true
  })
  while (!done) {
    await server.ask('GET', '/healthz' as '/portal-api/api/faqs')
    calls += 1
    await pause(5)
  }
  expect((await check).publishable).toBe(true)
  expect(calls).toBeGreaterThan(10)
})
