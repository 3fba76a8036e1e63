// A rejected form sent again in part, and what its sender may read of it.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approve, type ReviewContext, reject } from '../src/modules/kyb/review.ts'
import { kybForm, pdf } from './support/kyb-form.ts'
import { serverOfFile } from './support/server.ts'
import { forgetVerifications } from './support/verifications.ts'

const path = '/portal-api/api/user-subscription/kyb'
const kybFolder = mkdtempSync(join(tmpdir(), 'switchboard-kyb-corrections-'))
const server = await serverOfFile({ settings: { kybFolder } })
let reviewing: ReviewContext
let token: string
let other: string
beforeAll(async () => {
  reviewing = { ...server.parts, reviewer: 'operator:ana', requestId: null }
})
beforeEach(async () => {
  await forgetVerifications(server, 'usr_jun7Q2')
  server.advance(3600)
  token = (await server.signIn('user')).access_token
  other = (await server.signIn('lowBalance')).access_token
})
afterAll(() => rmSync(kybFolder, { recursive: true }))

const answers = JSON.stringify({ consent_wording: 'May we ask your network whether your SIM was changed?' })
const unreadable = {
  field: 'representative_id',
  code: 'document_unreadable',
  reason: 'Send a sharper picture.',
}
const vague = { field: 'use_case', code: 'not_specific', reason: 'Say at which step you ask.' }
const consent = { field: 'answers.consent_wording', code: 'not_specific', reason: 'Copy the sentence.' }

async function sendRejected(...refusals: Parameters<typeof reject>[2][number][]): Promise<string> {
  const { body } = await server.ask('POST', path, { token, body: kybForm({ answers }) })
  const { kyb_id } = body.data as { kyb_id: string }
  await reject(reviewing, kyb_id, refusals)
  server.advance(60)
  return kyb_id
}

function correct(fields: Readonly<Record<string, string | Blob>>, as = token) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(field, value)
    else form.append(field, value, `${field}.pdf`)
  }
  return server.ask('PUT', path, { token: as, body: form })
}
const times = <Result>(count: number, call: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, call))
const read = (kyb_id: string, as = token) =>
  server.ask('GET', `${path}/submission?kyb_id=${kyb_id}`, { token: as })
const pointersOf = ({ body }: Awaited<ReturnType<typeof correct>>) =>
  (body.errors as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`)

describe('getKybSubmission', () => {
  test('200: every field by its name, and documents by what they are', async () => {
    const kyb_id = await sendRejected(unreadable)
    const { status, body } = await read(kyb_id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      submission: { kyb_id, state: 'REJECTED' },
      form: {
        business_name: 'Isla Lending Inc',
        country: 'PH',
        declaration: 'true',
        'answers.consent_wording': 'May we ask your network whether your SIM was changed?',
      },
      documents: [
        { field: 'registration_certificate', content_type: 'application/pdf' },
        { field: 'representative_id', content_type: 'application/pdf' },
      ],
    })
    expect(JSON.stringify(body)).not.toContain(kybFolder)
  })

  test('200: a name of a file cannot pass as another', async () => {
    const form = kybForm()
    form.set('representative_id', pdf('x'), 'photo\u202egpj.pdf\u0007')
    const { body } = await server.ask('POST', path, { token, body: form })
    const { kyb_id } = body.data as { kyb_id: string }
    const { documents } = (await read(kyb_id)).body.data as { documents: { name: string }[] }
    expect(documents.map(({ name }) => name)).toEqual(['registration_certificate.pdf', 'photogpj.pdf'])
  })
})

describe('correctKyb 201', () => {
  test('what was refused is new, what was accepted is taken over, and the rejected form stays as it was', async () => {
    const before = await sendRejected(unreadable, vague, consent)
    const { status, body } = await correct({
      kyb_id: before,
      use_case: 'We ask for a SIM swap before each loan is paid out.',
      answers: JSON.stringify({
        consent_wording: 'May we ask your network about your SIM? It protects you.',
      }),
      representative_id: pdf('a sharper picture'),
    })
    expect(status).toBe(201)
    const { kyb_id, requirements } = body.data as {
      kyb_id: string
      requirements: { field: string; state: string }[]
    }
    expect(kyb_id).not.toBe(before)
    const waiting = requirements.filter(({ state }) => state === 'RECEIVED').map(({ field }) => field)
    expect(waiting.sort()).toEqual(['answers.consent_wording', 'representative_id', 'use_case'])
    const now = (await read(kyb_id)).body.data as {
      form: object
      documents: { field: string; bytes: number }[]
    }
    expect(now.form).toMatchObject({
      business_name: 'Isla Lending Inc',
      use_case: 'We ask for a SIM swap before each loan is paid out.',
      'answers.consent_wording': 'May we ask your network about your SIM? It protects you.',
    })
    expect(now.documents.map(({ field }) => field).sort()).toEqual([
      'registration_certificate',
      'representative_id',
    ])
    const old = (await read(before)).body.data as { form: object; submission: object }
    expect(old.submission).toMatchObject({ state: 'REJECTED' })
    expect(old.submission).toMatchObject({ kyb_id: before })
    expect((await read(kyb_id)).body.data).toMatchObject({
      earlier: [{ kyb_id: before, state: 'REJECTED', decided_at: expect.any(String) }],
    })
    expect(old.form).not.toMatchObject({ use_case: 'We ask for a SIM swap before each loan is paid out.' })
    expect(await approve(reviewing, kyb_id)).toMatchObject({ state: 'APPROVED' })
  })

  test('two at once: one review is open, and the other is told so', async () => {
    const kyb_id = await sendRejected(vague)
    const files = readdirSync(kybFolder).length
    const statuses = await times(2, () =>
      correct({ kyb_id, use_case: 'We ask for a SIM swap before each loan.' }).then(({ status }) => status),
    )
    expect(statuses.sort()).toEqual([201, 409])
    expect(readdirSync(kybFolder)).toHaveLength(files)
  })
})

describe('correctKyb refuses', () => {
  test('404: a stranger’s form, one that is not there, and one that was sent again since', async () => {
    const first = await sendRejected(vague)
    const second = await correct({ kyb_id: first, use_case: 'We ask for a SIM swap before each loan.' })
    const { kyb_id } = second.body.data as { kyb_id: string }
    await reject(reviewing, kyb_id, [vague])
    const again = { use_case: 'We ask for a SIM swap before each loan.' }
    expect((await correct({ kyb_id, ...again }, other)).status).toBe(404)
    expect((await correct({ kyb_id: 'kyb_nobody', ...again })).status).toBe(404)
    const old = await correct({ kyb_id: first, ...again })
    expect([old.status, old.body.detail]).toEqual([404, expect.stringContaining(kyb_id)])
  })

  test('409: in review, and approved', async () => {
    const { body } = await server.ask('POST', path, { token, body: kybForm() })
    const { kyb_id } = body.data as { kyb_id: string }
    const again = () => correct({ kyb_id, use_case: 'We ask for a SIM swap before each loan.' })
    expect([(await again()).status, (await again()).body.code]).toEqual([409, 'kyb_in_review'])
    await approve(reviewing, kyb_id)
    expect([(await again()).status, (await again()).body.code]).toEqual([409, 'kyb_approved'])
  })

  test('422: what was refused and is missing, and what was accepted and came all the same', async () => {
    const kyb_id = await sendRejected(unreadable, consent)
    const response = await correct({
      kyb_id,
      address: '8 Mabini Street, Cebu City 6000',
      answers: JSON.stringify({ retention: 'day' }),
    })
    expect(response.status).toBe(422)
    expect(pointersOf(response).sort()).toEqual([
      '#/address not_allowed',
      '#/answers/consent_wording required',
      '#/answers/retention not_allowed',
      '#/representative_id required',
    ])
  })

  test('422: a document that is none, and a value that breaks its rule', async () => {
    const kyb_id = await sendRejected(unreadable, vague)
    const page = new Blob(['<html><script>alert(1)</script></html>'], { type: 'application/pdf' })
    const use_case = 'We ask for a SIM swap before each loan.'
    expect(pointersOf(await correct({ kyb_id, use_case, representative_id: page }))).toEqual([
      '#/representative_id media_type',
    ])
    expect(pointersOf(await correct({ kyb_id, use_case: 'short', representative_id: pdf('x') }))).toEqual([
      '#/use_case min_length',
    ])
    expect(
      pointersOf(await correct({ kyb_id, use_case: `${use_case}\0`, representative_id: pdf('x') })),
    ).toEqual(['#/use_case pattern'])
  })
})
