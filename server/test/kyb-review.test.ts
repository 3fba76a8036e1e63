import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeDocuments } from '../src/modules/kyb/documents.ts'
import { listPending, readSubmission } from '../src/modules/kyb/repo.ts'
import { approve, type ReviewContext, reject } from '../src/modules/kyb/review.ts'
import { pageOf, refusalsOf } from '../src/modules/kyb/review-command.ts'
import { kybForm } from './support/kyb-form.ts'
import { race } from './support/race.ts'
import { serverOfFile } from './support/server.ts'
import { verify } from './support/verifications.ts'
import { repo } from './support/world.ts'

const run = promisify(execFile)

const kybFolder = mkdtempSync(join(tmpdir(), 'switchboard-kyb-review-'))
const server = await serverOfFile({ settings: { kybFolder, publicUrl: 'https://portal.example' } })
let reviewing: ReviewContext
beforeAll(async () => {
  reviewing = { ...server.parts, reviewer: 'operator:ana', requestId: null }
})
afterAll(async () => {
  rmSync(kybFolder, { recursive: true })
})

async function submit(persona?: string, changes: Parameters<typeof kybForm>[0] = {}): Promise<string> {
  const token = persona && (await server.signIn(persona)).access_token
  const { status, body } = await server.ask('POST', '/portal-api/api/user-subscription/kyb', {
    body: kybForm(changes),
    token,
  })
  expect(status).toBe(201)
  return body.data.kyb_id
}
const newest = (userId: string) =>
  server.db
    .selectFrom('notifications')
    .select(['message', 'important', 'link', 'text'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
const deeds = (subject: string) =>
  server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', subject)
    .where('action', 'in', ['kyb.approve', 'kyb.reject'])
    .execute()

const expired = {
  field: 'registration_certificate',
  code: 'document_expired',
  reason: 'The certificate ended on 30 June 2026. Send the renewed one.',
}
const bill = { field: 'proof_of_address', code: 'document_missing', reason: 'Send a bill of this year.' }

test('forms wait, the oldest first, and are shown with where their documents lie', async () => {
  server.advance(60)
  const id = await submit(undefined, { business_name: 'Isla\u001b[2J Lending' })
  expect((await listPending(server.db)).map((row) => row.id)).toEqual(['kyb_mara9Bc', id])
  const submission = await readSubmission(server.db, id)
  const page = submission ? pageOf(submission, kybFolder) : ''
  expect(page).toContain('account: none, a guest')
  expect(page).toContain('business_name: Isla [2J Lending')
  expect(page).toMatch(
    new RegExp(`representative_id: ${kybFolder}/[0-9a-f-]{36} \\(application/pdf, 26 bytes`),
  )
  expect(await readSubmission(server.db, 'kyb_nobody')).toBeUndefined()
})

test('approval: a business account, its live keys, a notice, a mail and a line in the log', async () => {
  const id = await submit('user')
  server.advance(60)
  expect(await approve(reviewing, id)).toMatchObject({ state: 'APPROVED', decided_at: server.parts.clock() })
  const { access_token: token } = await server.signIn('user')
  const profile = await server.ask('GET', '/portal-api/api/profile', { token })
  expect(profile.body.data).toMatchObject({ company_name: 'Isla Lending Inc' })
  const standing = await server.db
    .selectFrom('business_verifications')
    .selectAll()
    .where('user_id', '=', 'usr_jun7Q2')
    .execute()
  expect(standing).toMatchObject([{ publisher: 'lumina', tag: 'sim-swap', state: 'APPROVED' }])
  const list = await server.ask('GET', '/portal-api/api/user-subscription/kyb', { token })
  expect(JSON.stringify(list.body.data)).not.toContain('RECEIVED')
  expect(await newest('usr_jun7Q2')).toEqual({
    message: 'Your business is verified for SIM Swap. You can now create live keys.',
    important: false,
    link: '/subscriptions',
    text: 'Manage keys',
  })
  const [mail] = await server.mailsTo('ana@isla.example')
  expect(mail?.subject).toBe('Your business is verified')
  expect(mail?.text).toContain('https://portal.example/subscriptions')
  expect(await deeds(id)).toMatchObject([
    { action: 'kyb.approve', actor_id: 'operator:ana', request_id: null },
  ])
})

test('rejection: what is wrong, field by field, what is missing, and nothing else of the account changes', async () => {
  const id = await submit('kybRejected')
  server.advance(60)
  await reject(reviewing, id, [expired, bill])
  const { access_token: token } = await server.signIn('kybRejected')
  const { body } = await server.ask('GET', '/portal-api/api/user-subscription/kyb', { token })
  const [row] = body.data
  expect(row?.state).toBe('REJECTED')
  expect(Object.fromEntries((row?.requirements ?? []).map(({ field, state }) => [field, state]))).toEqual({
    business_name: 'ACCEPTED',
    registration_number: 'ACCEPTED',
    tax_number: 'ACCEPTED',
    address: 'ACCEPTED',
    registration_certificate: 'REJECTED',
    representative_id: 'ACCEPTED',
    proof_of_address: 'MISSING',
  })
  expect(await newest('usr_nadia4R')).toEqual({
    message: 'Your verification for SIM Swap was rejected: 2 fields have to be resubmitted.',
    important: true,
    link: '/kyb/lumina/sim-swap',
    text: 'Resubmit',
  })
  const [mail] = await server.mailsTo('ana@isla.example')
  expect(mail?.text).toContain(`Registration certificate: ${expired.reason}`)
  expect(mail?.text).toContain('https://portal.example/kyb/lumina/sim-swap')
  expect(await deeds(id)).toMatchObject([{ action: 'kyb.reject', details: { refused: [expired, bill] } }])
})

test('a guest hears by mail, and no account is touched', async () => {
  const id = await submit(undefined, { contact_email: 'guest@isla.example' })
  const companies = () => server.db.selectFrom('users').select(['id', 'company_name']).orderBy('id').execute()
  const before = await companies()
  await approve(reviewing, id)
  expect(await companies()).toEqual(before)
  const [mail] = await server.mailsTo('guest@isla.example')
  expect(mail?.text).toContain('https://portal.example/contact-us')
})

test('of eight reviewers that decide at once one does, and one mail goes out', async () => {
  const id = await submit(undefined, { contact_email: 'race@isla.example' })
  const decisions = await race({
    db: server.db,
    lock: sql`SELECT 1 FROM kyb_submissions WHERE id = ${id} FOR UPDATE`,
    start: () =>
      Array.from({ length: 8 }, (_, index) =>
        index % 2 ? approve(reviewing, id) : reject(reviewing, id, [expired]),
      ),
  })
  expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await deeds(id)).toHaveLength(1)
  expect(await server.mailsTo('race@isla.example')).toHaveLength(1)
})

test('what is decided stays decided, and nothing is decided of what is not there', async () => {
  await expect(approve(reviewing, 'kyb_mara4Hs')).rejects.toThrow('kyb_mara4Hs is already APPROVED.')
  await expect(approve(reviewing, 'kyb_nobody')).rejects.toThrow('There’s no verification kyb_nobody.')
  expect(() => reject(reviewing, 'kyb_mara9Bc', [])).toThrow('Name at least one field')
})

test('for one API counts a form for its tag or for the whole publisher, an approved one before others', async () => {
  const user_id = 'usr_paolo0'
  const counts = async (publisher: string, tag: string | null) => {
    const { rows } = await sql`SELECT state FROM verification_of(${user_id}, ${publisher}, ${tag})`.execute(
      server.db,
    )
    return rows
  }
  await verify(server, user_id, { publisher: 'lumina', tag: null, state: 'APPROVED' })
  await verify(server, user_id, { publisher: 'lumina', tag: 'sim-swap', state: 'REJECTED' })
  await verify(server, user_id, { publisher: 'beacon', tag: 'yard', state: 'APPROVED' })
  expect(await counts('lumina', 'sim-swap')).toEqual([{ state: 'APPROVED' }])
  expect(await counts('lumina', 'otp')).toEqual([{ state: 'APPROVED' }])
  expect(await counts('beacon', null)).toEqual([])
})

test('refusals are given field by field', () => {
  expect(
    refusalsOf({
      field: ['address', 'answers.purpose'],
      code: ['address_differs', 'answer_unclear'],
      reason: ['It is another one.', ' Say more. '],
    }),
  ).toEqual([
    { field: 'address', code: 'address_differs', reason: 'It is another one.' },
    { field: 'answers.purpose', code: 'answer_unclear', reason: 'Say more.' },
  ])
})

test.each([
  ['nothing', {}],
  ['a field without its reason', { field: ['address'], code: ['address_differs'] }],
  ['no field of the form', { field: ['vat'], code: ['vat_wrong'], reason: ['x'] }],
  ['a code that is a sentence', { field: ['address'], code: ['It differs'], reason: ['x'] }],
  ['an empty reason', { field: ['address'], code: ['address_differs'], reason: [' '] }],
])('refusals are refused: %s', (_what, refusals) => {
  expect(() => refusalsOf(refusals)).toThrow(RangeError)
})

test('the command does the same, and says plainly what an operator did wrong', async () => {
  const id = await submit(undefined, { contact_email: 'command@isla.example' })
  const command = (...args: string[]) =>
    run(process.execPath, [join(repo, 'server/src/commands/review-kyb.ts'), ...args], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: server.database.url, KYB_DIR: kybFolder },
    })
  expect((await command('list')).stdout).toContain(`${id}  2026-11-21T`)
  expect((await command('show', id)).stdout).toContain('contact_email: command@isla.example')
  const refusal = ['--field', 'address', '--code', 'address_differs', '--reason', 'It is another one.']
  expect((await command('reject', id, ...refusal)).stdout).toContain(`${id} is REJECTED.`)
  expect((await server.mailsTo('command@isla.example'))[0]?.text).toContain('Address: It is another one.')
  await expect(command('approve', id)).rejects.toMatchObject({
    code: 1,
    stderr: `${id} is already REJECTED.\n`,
  })
  await expect(command('reject', id, '--why')).rejects.toMatchObject({ code: 1 })
  await expect(command()).rejects.toMatchObject({ stderr: expect.stringMatching(/^Usage:/) })
})

test('documents that no form names are taken away after a day, and the others stay', async () => {
  await submit()
  const named = readdirSync(kybFolder)
  writeFileSync(join(kybFolder, 'left-behind'), 'x')
  writeFileSync(join(kybFolder, 'being-sent'), 'x')
  const long = new Date(server.parts.clock().getTime() - 2 * 86_400_000)
  for (const file of [...named, 'left-behind']) utimesSync(join(kybFolder, file), long, long)
  utimesSync(join(kybFolder, 'being-sent'), server.parts.clock(), server.parts.clock())
  await purgeDocuments(server.parts)
  expect(readdirSync(kybFolder).sort()).toEqual([...named, 'being-sent'].sort())
  await purgeDocuments({ ...server.parts, settings: { ...server.parts.settings, kybFolder: '/nowhere' } })
})
