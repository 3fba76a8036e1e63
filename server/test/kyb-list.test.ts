import { describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

const list = async (persona: string) => {
  const { access_token: token } = await server.signIn(persona)
  const { body } = await server.ask('GET', '/portal-api/api/user-subscription/kyb', { token })
  return body.data
}

describe('listKybSubmissions 200', () => {
  test('nothing was submitted', async () => {
    expect(await list('user')).toEqual([])
  })

  test('the newest first, with each field and what the review made of it', async () => {
    const accepted = [
      'business_name',
      'registration_number',
      'tax_number',
      'address',
      'registration_certificate',
      'representative_id',
    ].map((field) => ({ field, state: 'ACCEPTED', errors: [] }))
    expect(await list('business')).toEqual([
      expect.objectContaining({
        kyb_id: 'kyb_mara9Bc',
        publisher: 'beacon',
        tag: null,
        state: 'IN_REVIEW',
        submitted_at: '2026-11-21T01:42:00.000Z',
        decided_at: null,
      }),
      expect.objectContaining({
        kyb_id: 'kyb_mara4Hs',
        state: 'APPROVED',
        submitted_at: '2025-08-18T02:14:00.000Z',
        decided_at: '2025-08-19T06:30:00.000Z',
        requirements: accepted,
      }),
    ])
    const [refused] = await list('kybRejected')
    expect(refused).toMatchObject({
      kyb_id: 'kyb_nadia2Tx',
      state: 'REJECTED',
      submitted_at: '2026-11-16T05:20:00.000Z',
      decided_at: '2026-11-18T03:05:00.000Z',
    })
    expect(JSON.stringify(refused)).toContain('document_unreadable')
  })
})
