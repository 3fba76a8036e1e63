import { expect, test } from 'vitest'
import type { FieldDefinition } from '../../domain/kyb/types.ts'
import { beginning, bodyOf, fieldRules } from './form-values.ts'

const field = (name: string, type: FieldDefinition['type'], required = true): FieldDefinition => ({
  ...{ name, type, required, label: name },
})
const groups = [
  {
    title: 'All kinds',
    fields: [
      field('business_name', 'TEXT'),
      field('website', 'URL', false),
      field('answers.retention', 'SELECT'),
      field('answers.consents', 'CHECKBOX', false),
      field('declaration', 'CHECKBOX'),
      field('registration_certificate', 'FILE'),
    ],
  },
]

test('a form begins with what is known of the kind that each field takes', () => {
  expect(
    beginning(groups, {
      business_name: 'Isla',
      'answers.retention': 'day',
      declaration: 'true',
      registration_certificate: 'certificate.pdf',
    }),
  ).toEqual({
    business_name: 'Isla',
    website: '',
    'answers/retention': 'day',
    'answers/consents': false,
    declaration: false,
    registration_certificate: null,
  })
})

test('a body holds what was filled in: trimmed, questions of the publisher together, files with their names', () => {
  const file = new File(['%PDF-'], 'sec.pdf', { type: 'application/pdf' })
  const values = {
    business_name: ' Isla ',
    website: '  ',
    'answers/retention': 'day',
    'answers/consents': false,
    declaration: true,
    registration_certificate: file,
  }
  const body = bodyOf(groups, values, { publisher: 'lumina', tag: null })
  expect([...body].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['publisher', 'lumina'],
    ['business_name', 'Isla'],
    ['declaration', 'true'],
    ['registration_certificate', 'sec.pdf'],
    ['answers', '{"retention":"day"}'],
  ])
})

test('the publisher’s own words tell what is wrong, and spaces fill nothing in', () => {
  const phone = { ...field('contact_phone', 'PHONE'), pattern: '^\\+\\d+$', pattern_help: 'Begin with +.' }
  const { pattern, validate } = fieldRules(phone)
  expect(pattern).toEqual({ value: /^\+\d+$/u, message: 'Begin with +.' })
  expect((validate as (value: string) => unknown)('   ')).toBe('This field is required.')
})
