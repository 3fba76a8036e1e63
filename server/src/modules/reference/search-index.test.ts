import { expect, test } from 'vitest'
import { searchedText, searchIndexText, withError } from './search-index.ts'

const api = (name: string) => ({
  api: name,
  publisher: 'lumina',
  tag: name,
  version: 'v1',
  name,
  summary: '',
  category: 'Identity',
  mocked: true,
})
const operation = {
  operation_id: 'check',
  method: 'POST',
  path: '/check',
  summary: 'Check',
  tag: 'Operations',
  deprecated: false,
  price: '2.00',
  price_unit: 'call',
} as const
const error = { code: 'gone', status: '410', title: 'Gone', operation: 'check', example: 'gone' }
const index = { operations: [operation, { ...operation, operation_id: 'other' }] } as never

test('operations are short, and an API without documentation is found by its name alone', () => {
  const text = searchIndexText([
    { ...api('one'), search: searchedText(index, [error]) },
    { ...api('two'), search: null },
  ])
  expect(JSON.parse(text)).toMatchObject([
    {
      api: 'one',
      operations: [{ id: 'check', method: 'POST', path: '/check', title: 'Check', price: '2.00' }, {}],
      errors: [error],
    },
    { api: 'two', operations: [], errors: [] },
  ])
  expect(searchIndexText([])).toBe('[]')
})

test('with a code, the operation that shows it, and no API without it', () => {
  const versions = [{ ...api('one'), search: searchedText(index, [error]) }]
  expect(withError(versions, 'gone')).toMatchObject([{ operations: [{ id: 'check' }], errors: [error] }])
  expect(withError(versions, 'other')).toEqual([])
})
