import { expect, test } from 'vitest'
import { bodyOf, type PublishFields, sameDocument } from './publish-form.ts'

const document = new File(['openapi: 3.1.0'], 'museum.yaml')
const fields: PublishFields = {
  document,
  draft_id: '',
  publisher: ' acme ',
  tag: '',
  version: '',
  status: '',
  category: 'Culture',
  price: '',
  upstream: '',
  allow_internal_upstream: false,
  convert: false,
  price_overrides: { 'GET /hours': '0.25' },
}

test('what is empty is not sent, and prices go by operation', () => {
  const body = bodyOf(fields)
  expect([...body.keys()].sort()).toEqual(['category', 'document', 'price_overrides', 'publisher'])
  expect(body.get('publisher')).toBe('acme')
  expect(JSON.parse(String(body.get('price_overrides')))).toEqual([
    { method: 'GET', path: '/hours', price: '0.25' },
  ])
})

test('a choice is sent where it was made', () => {
  const body = bodyOf({ ...fields, convert: true, allow_internal_upstream: true })
  expect([body.get('convert'), body.get('allow_internal_upstream')]).toEqual(['true', 'true'])
  expect(sameDocument(fields, { ...fields, convert: true })).toBe(false)
})

test('another file of the same name, another option and another price are another document', () => {
  expect(sameDocument(fields, { ...fields, price_overrides: { 'GET /hours': '0.25' } })).toBe(true)
  expect(sameDocument(fields, { ...fields, document: new File(['x'], 'museum.yaml') })).toBe(false)
  expect(sameDocument(fields, { ...fields, tag: 'museum' })).toBe(false)
  expect(sameDocument(fields, { ...fields, price_overrides: { 'GET /hours': '0.30' } })).toBe(false)
})
