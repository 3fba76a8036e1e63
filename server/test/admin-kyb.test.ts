// Verifications reviewed in the portal.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { kybForm, pdf } from './support/kyb-form.ts'
import { serverOfFile } from './support/server.ts'
import { forgetVerifications } from './support/verifications.ts'

const base = '/portal-api/api/admin/kyb'
const kybFolder = mkdtempSync(join(tmpdir(), 'switchboard-admin-kyb-'))
const server = await serverOfFile({ settings: { kybFolder } })
let token: string
let sender: string
beforeEach(async () => {
  await forgetVerifications(server, 'usr_jun7Q2')
  server.advance(3600)
  token = (await server.signIn('admin')).access_token
  sender = (await server.signIn('user')).access_token
})
afterAll(() => rmSync(kybFolder, { recursive: true }))

type Row = { submission: { kyb_id: string; state: string }; user_id: string | null; attempt: number }

const get = (query: string) => server.ask('GET', `${base}${query}`, { token })
const list = async (query = '') => {
  const { status, body } = await get(query)
  expect(status).toBe(200)
  return { rows: body.data as Row[], meta: body.meta as { total: number } }
}
const post = (verb: 'approve' | 'reject', body: object) =>
  server.ask('POST', `${base}/${verb}`, { token, body })
async function submit(): Promise<string> {
  const { body } = await server.ask('POST', '/portal-api/api/user-subscription/kyb', {
    token: sender,
    body: kybForm({ registration_certificate: pdf('the certificate itself') }),
  })
  return (body.data as { kyb_id: string }).kyb_id
}
const waiting = async () => {
  const { body } = await server.ask('GET', '/portal-api/api/admin/waiting', { token })
  return (body.data as { verifications: number }).verifications
}
const refusal = { field: 'representative_id', code: 'document_unreadable', reason: 'Send a sharper picture.' }

describe('adminListKyb 200', () => {
  test('what waits comes first, the oldest on top, and the attempt is counted', async () => {
    const first = await submit()
    await post('reject', { kyb_id: first, refusals: [refusal] })
    server.advance(60)
    const second = await submit()
    const { rows, meta } = await list()
    expect(meta.total).toBeGreaterThan(3)
    const waiting = rows.filter(({ submission }) => submission.state === 'IN_REVIEW')
    expect(rows.slice(0, waiting.length)).toEqual(waiting)
    expect(waiting.map(({ submission }) => submission.kyb_id)).toEqual(['kyb_mara9Bc', second])
    expect(waiting.at(-1)).toMatchObject({ user_id: 'usr_jun7Q2', attempt: 2 })
  })
})

describe('adminGetKyb', () => {
  test('200: all that was sent, with earlier attempts', async () => {
    const first = await submit()
    await post('reject', { kyb_id: first, refusals: [refusal] })
    server.advance(60)
    const { body } = await get(`/submission?kyb_id=${await submit()}`)
    expect(body.data).toMatchObject({
      submission: { state: 'IN_REVIEW' },
      form: { business_name: 'Isla Lending Inc' },
      user_id: 'usr_jun7Q2',
      earlier: [{ kyb_id: first, state: 'REJECTED' }],
    })
  })
})

describe('adminGetKybDocument', () => {
  const read = (kyb_id: string, field = 'registration_certificate') =>
    fetch(`${server.url}${base}/document?kyb_id=${kyb_id}&field=${field}`, {
      headers: { Authorization: `Bearer ${token}` },
    })

  test('200: the very bytes, as an attachment that no browser shows, and the reading is written down', async () => {
    const kyb_id = await submit()
    const response = await read(kyb_id)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('%PDF-1.7 the certificate itself')
    expect(response.headers.get('Content-Type')).toBe('application/octet-stream')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="registration_certificate.pdf"',
    )
    const noted = await server.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'kyb.read_document')
      .where('subject', '=', kyb_id)
      .execute()
    expect(noted).toEqual([{ actor_id: 'usr_iris9A', details: { field: 'registration_certificate' } }])
  })

  test('404: no such form, no such document, and a path in its place', async () => {
    const kyb_id = await submit()
    expect((await read('kyb_nobody')).status).toBe(404)
    expect((await read(kyb_id, 'proof_of_address')).status).toBe(404)
    expect((await read('kyb_mara9Bc')).status).toBe(404)
    expect((await read(kyb_id, '../../etc/passwd')).status).toBe(422)
  })
})

describe('adminApproveKyb and adminRejectKyb', () => {
  test('200: approved, with the administrator in the audit log', async () => {
    const kyb_id = await submit()
    const before = await waiting()
    const { status, body } = await post('approve', { kyb_id })
    expect([status, body.data]).toEqual([200, expect.objectContaining({ kyb_id, state: 'APPROVED' })])
    expect(await waiting()).toBe(before - 1)
    const line = await server.db
      .selectFrom('audit_log')
      .select(['actor_id', 'request_id'])
      .where('action', '=', 'kyb.approve')
      .where('subject', '=', kyb_id)
      .executeTakeFirstOrThrow()
    expect(line).toEqual({ actor_id: 'usr_iris9A', request_id: expect.stringMatching(/./) })
  })

  test('422: no refusal, a field that no form has, a reason without words', async () => {
    const kyb_id = await submit()
    const pointer = async (refusals: object[]) => {
      const { status, body } = await post('reject', { kyb_id, refusals })
      expect(status).toBe(422)
      return (body.errors as { pointer: string }[])[0]?.pointer
    }
    expect(await pointer([])).toBe('#/refusals')
    expect(await pointer([refusal, { ...refusal, field: 'password' }])).toBe('#/refusals/1/field')
    expect(await pointer([{ ...refusal, reason: '  ' }])).toBe('#/refusals/0/reason')
  })
})
