import { describe, expect, test } from 'vitest'
import type { Submission } from '../../domain/kyb/types.ts'
import { groupsToCorrect, refusals, submissionFor, verifications } from './standing.ts'

const sent = (kyb_id: string, state: Submission['state'], tag: string | null): Submission => ({
  ...{ kyb_id, state, tag, publisher: 'lumina', business_name: 'Isla', requirements: [] },
  ...{ submitted_at: '2026-11-20T00:00:00Z', decided_at: null },
})
const error = (field: string, reason: string) => ({ code: 'other', field, reason })

describe('what counts for an API', () => {
  test('the form of its tag, before one for all APIs of the publisher', () => {
    const own = sent('own', 'REJECTED', 'otp')
    const all = sent('all', 'IN_REVIEW', null)
    expect(submissionFor([all, own], { publisher: 'lumina', tag: 'otp' })).toBe(own)
    expect(submissionFor([all, own], { publisher: 'lumina', tag: 'voice' })).toBe(all)
  })

  test('an approved one before others, and nothing of another tag or publisher', () => {
    const approved = sent('all', 'APPROVED', null)
    const own = sent('own', 'REJECTED', 'otp')
    expect(submissionFor([own, approved], { publisher: 'lumina', tag: 'otp' })).toBe(approved)
    expect(submissionFor([own], { publisher: 'lumina', tag: null })).toBeUndefined()
    expect(submissionFor([own], { publisher: 'beacon', tag: 'otp' })).toBeUndefined()
  })
})

test('every API that asks for one is listed, and what was sent for another is not lost', () => {
  const api = { publisher: 'lumina', version: 'v1', kyb_required: true }
  const list = verifications(
    [
      { ...api, name: 'SIM Swap', tag: 'sim-swap' },
      { ...api, name: 'Messaging', tag: 'messaging', kyb_required: false },
    ],
    [sent('old', 'APPROVED', 'gone')],
  )
  expect(list.map(({ tag, apis, submission }) => [tag, apis, submission?.kyb_id])).toEqual([
    ['sim-swap', ['SIM Swap'], undefined],
    ['gone', [], 'old'],
  ])
})

test('a reason stands at the field that it names, and the refused field is asked for, too', () => {
  const reasons = refusals([
    { field: 'address', state: 'REJECTED', errors: [error('proof_of_address', 'Send a bill.')] },
    { field: 'tax_number', state: 'ACCEPTED', errors: [] },
    { field: 'website', state: 'MISSING', errors: [] },
  ])
  expect([...reasons]).toEqual([
    ['proof_of_address', [{ code: 'other', reason: 'Send a bill.' }]],
    ['address', []],
    ['website', []],
  ])
})

test('a correction asks for what was refused alone, also where the form has no such field any more', () => {
  const groups = [
    {
      title: 'Business',
      fields: [{ name: 'website', type: 'URL' as const, label: 'Website', required: false }],
    },
    {
      title: 'Whom',
      fields: [{ name: 'contact_name', type: 'TEXT' as const, label: 'Name', required: true }],
    },
  ]
  const refused = new Map([
    ['website', ['It does not open.']],
    ['proof_of_address', []],
    ['answers.old_question', []],
  ])
  expect(
    groupsToCorrect(groups, refused).map(({ title, fields }) => [
      title,
      fields.map(({ label, type, required }) => [label, type, required]),
    ]),
  ).toEqual([
    ['Business', [['Website', 'URL', true]]],
    [
      'Also asked for',
      [
        ['Proof of address', 'FILE', true],
        ['Old question', 'TEXT', true],
      ],
    ],
  ])
})
