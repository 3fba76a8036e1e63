import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kybForm, pdf } from './support/kyb-form.ts'
import { race } from './support/race.ts'
import { startServer, type TestServer } from './support/server.ts'

const path = '/portal-api/api/user-subscription/kyb'
const folder = mkdtempSync(join(tmpdir(), 'switchboard-kyb-'))
const kybFolder = join(folder, 'documents')
const scanner = join(folder, 'scan.sh')
const settings = { kybFolder, virusScanCommand: `${scanner} --quiet` }

let server: TestServer
let twin: TestServer
const tokens = new Map<string, string>()
beforeAll(async () => {
  writeFileSync(scanner, '#!/bin/sh\ncase "$(cat "$2")" in *EICAR*) exit 1;; *BROKEN*) exit 2;; esac\n')
  chmodSync(scanner, 0o755)
  server = await startServer({ settings })
  twin = await server.twin()
  for (const persona of ['user', 'business', 'kybRejected', 'zeroBalance', 'lowBalance']) {
    tokens.set(persona, (await server.signIn(persona)).access_token)
  }
})
afterAll(async () => {
  await twin.close()
  await server.close()
  await server.database.close()
  rmSync(folder, { recursive: true })
})

type Changes = Parameters<typeof kybForm>[0]
const submit = (changes: Changes = {}, persona?: string, to = server) =>
  to.ask('POST', path, { body: kybForm(changes), token: persona && tokens.get(persona) })
const list = async (persona: string) => {
  const { body } = await server.ask('GET', path, { token: tokens.get(persona) })
  return body.data as { kyb_id: string; publisher: string; tag: string | null; state: string }[]
}
const files = () => {
  try {
    return readdirSync(kybFolder).length
  } catch {
    return 0
  }
}
const errorsOf = ({ body }: Awaited<ReturnType<typeof submit>>) =>
  (body.errors as { pointer: string; code: string }[]).map(({ pointer, code }) => [pointer, code])

describe('submitKyb 201', () => {
  test('a guest: the review is open, and nothing of it is in the account of anybody', async () => {
    const { status, body } = await submit()
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      publisher: 'lumina',
      tag: 'sim-swap',
      business_name: 'Isla Lending Inc',
      state: 'IN_REVIEW',
      decided_at: null,
    })
    const fields = (body.data as { requirements: { field: string }[] }).requirements
    expect(fields.map(({ field }) => field)).not.toContain('proof_of_address')
    const { kyb_id } = body.data as { kyb_id: string }
    const row = await server.db
      .selectFrom('kyb_submissions')
      .selectAll()
      .where('id', '=', kyb_id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ user_id: null, contact_email: 'ana@isla.example' })
    expect(row.form).toMatchObject({ declaration: 'true', country: 'PH', monthly_calls: 'UNDER_10000' })
  })

  test('a guest may send again: nobody learns whether a review is open', async () => {
    expect((await submit()).status).toBe(201)
  })

  test('documents lie in a folder of their own, readable to nobody else, under names that tell nothing', async () => {
    const { body } = await submit({
      proof_of_address: pdf('a bill'),
      answers: '{"purpose":"loans","calls":3,"b":true}',
    })
    const { kyb_id } = body.data as { kyb_id: string }
    const documents = await server.db
      .selectFrom('kyb_documents')
      .selectAll()
      .where('submission_id', '=', kyb_id)
      .orderBy('field')
      .execute()
    expect(documents).toMatchObject([
      { field: 'proof_of_address', name: 'proof_of_address.pdf', type: 'application/pdf', bytes: 15 },
      { field: 'registration_certificate' },
      { field: 'representative_id' },
    ])
    for (const { file, field, sha256 } of documents) {
      expect(file).not.toContain(field)
      expect(statSync(join(kybFolder, file)).mode & 0o777).toBe(0o600)
      expect(sha256).toHaveLength(32)
    }
    expect(readFileSync(join(kybFolder, documents[0]?.file ?? ''), 'utf8')).toBe('%PDF-1.7 a bill')
    expect(statSync(kybFolder).mode & 0o777).toBe(0o700)
    const { form } = await server.db
      .selectFrom('kyb_submissions')
      .select('form')
      .where('id', '=', kyb_id)
      .executeTakeFirstOrThrow()
    expect(form).toMatchObject({ answers: { purpose: 'loans', calls: 3, b: true } })
  })

  test('a user: it is in the list and behind the bell, and written down', async () => {
    const { status, body } = await submit({ publisher: 'beacon', tag: undefined }, 'user')
    expect(status).toBe(201)
    expect(await list('user')).toEqual([body.data])
    const { message } = await server.db
      .selectFrom('notifications')
      .select('message')
      .where('user_id', '=', 'usr_jun7Q2')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(message).toBe(
      'Your verification for the APIs of Beacon is in review. We’ll email you when it’s done.',
    )
    const deed = await server.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('action', '=', 'kyb.submit')
      .where('subject', '=', (body.data as { kyb_id: string }).kyb_id)
      .execute()
    expect(deed).toEqual([{ actor_id: 'usr_jun7Q2' }])
  })

  test('after a rejection the whole form again; the list shows the new one', async () => {
    expect((await submit({}, 'kybRejected')).status).toBe(201)
    expect((await list('kybRejected')).map(({ state }) => state)).toEqual(['IN_REVIEW'])
  })

  test('of parallel forms of one user on two servers, as many as each takes at once, one is taken, and no document of the others stays', async () => {
    const before = files()
    const answers = await race({
      db: server.db,
      lock: sql`SELECT 1 FROM users WHERE id = 'usr_paolo0' FOR UPDATE`,
      start: () =>
        Array.from({ length: 4 }, (_, index) => submit({}, 'zeroBalance', index % 2 ? twin : server)),
    })
    const statuses = answers.map((answer) => answer.status === 'fulfilled' && answer.value.status)
    expect(statuses.sort()).toEqual([201, 409, 409, 409])
    expect(files() - before).toBe(2)
  })

  test('a file that nobody chose is none', async () => {
    const form = kybForm()
    form.append('proof_of_address', new Blob([]), '')
    expect((await server.ask('POST', path, { body: form })).status).toBe(201)
  })
})

test('submitKyb 401: a token that is none is not taken for a guest', async () => {
  expect((await server.ask('POST', path, { body: kybForm(), token: 'nonsense' })).status).toBe(401)
})

test.each([
  ['no such publisher', { publisher: 'nobody' }],
  ['a tag of another publisher', { publisher: 'beacon', tag: 'sim-swap' }],
])('submitKyb 404: %s', async (_what, changes) => {
  const response = await submit(changes)
  expect([response.status, response.body.code]).toEqual([404, 'not_found'])
})

describe('submitKyb 409', () => {
  test('kyb_in_review: it says when it was sent', async () => {
    const { status, body } = await submit({ publisher: 'beacon', tag: undefined }, 'business')
    expect([status, body.code]).toEqual([409, 'kyb_in_review'])
    expect(body.detail).toContain('21 November 2026')
  })

  test('kyb_approved', async () => {
    expect(await submit({}, 'business')).toMatchObject({ status: 409, body: { code: 'kyb_approved' } })
  })

  test('kyb_in_review: one for all APIs of the publisher covers each of them', async () => {
    await submit({ tag: undefined }, 'lowBalance')
    expect(await submit({ tag: 'sim-swap' }, 'lowBalance')).toMatchObject({
      status: 409,
      body: { code: 'kyb_in_review' },
    })
  })
})

describe('submitKyb 422', () => {
  test('documents: each with its reason, and none is kept', async () => {
    const before = files()
    const response = await submit({
      registration_certificate: new Blob([`%PDF-1.7 ${'x'.repeat(10_485_760)}`]),
      representative_id: new Blob(['<html>']),
      proof_of_address: new Blob([]),
    })
    expect(response.status).toBe(422)
    expect(errorsOf(response)).toEqual([
      ['#/registration_certificate', 'too_large'],
      ['#/representative_id', 'media_type'],
      ['#/proof_of_address', 'empty'],
    ])
    expect(files()).toBe(before)
  })

  test('a document of exactly 10 MB is taken', async () => {
    const content = new Blob(['%PDF-1.7 '.padEnd(10_485_760, 'x')])
    expect((await submit({ registration_certificate: content })).status).toBe(201)
  })

  test('a document that is sent as a text', async () => {
    expect(errorsOf(await submit({ representative_id: '%PDF-1.7 text' }))).toEqual([
      ['#/representative_id', 'required'],
    ])
  })

  test.each<[string, Changes, string[]]>([
    ['a document is missing', { representative_id: undefined }, ['#/representative_id', 'required']],
    ['no declaration', { declaration: 'false' }, ['#/declaration', 'enum']],
    ['a field that is not known', { vat: '1' }, ['#/vat', 'additional_properties']],
    ['answers that are no JSON', { answers: '{"a":}' }, ['#/answers', 'format']],
    ['answers that are a list', { answers: '[1]' }, ['#/answers', 'pattern']],
    ['an answer with an inside', { answers: '{"a/b":{"c":1}}' }, ['#/answers/a~1b', 'type']],
    ['an answer that no database takes', { answers: '{"a":"\\ud800"}' }, ['#/answers/a', 'type']],
    ['a NUL in a text', { business_name: 'Isla\0' }, ['#/business_name', 'pattern']],
    ['a phone number without a country', { contact_phone: '09175550120' }, ['#/contact_phone', 'pattern']],
  ])('%s', async (_what, changes, error) => {
    const response = await submit(changes)
    expect(response.status).toBe(422)
    expect(errorsOf(response)).toEqual([error])
  })

  test('document_infected: it is told where, and nothing is kept', async () => {
    const before = files()
    const response = await submit({ representative_id: pdf('EICAR') })
    expect(errorsOf(response)).toEqual([['#/representative_id', 'document_infected']])
    expect(files()).toBe(before)
  })
})

test('submitKyb 500: a scanner that breaks down lets nothing through, and the form can be sent again', async () => {
  const before = files()
  expect((await submit({ representative_id: pdf('BROKEN') }, 'keyInGrace')).status).toBe(500)
  expect(files()).toBe(before)
})
