import { expect, test } from 'vitest'
import { searchIndexOf } from './search-index.ts'

const version = (api: string, full_version: string, position: number) => ({
  api,
  publisher: 'lumina',
  tag: api,
  version: `v${full_version.split('.')[0]}`,
  full_version,
  position,
  name: api,
  summary: '',
  category: 'Identity',
  reference: { operations: [] },
  errors: [],
})

test('each API stands once, in its newest version, in the order of the catalogue', () => {
  const index = searchIndexOf([
    version('two', '9.0.0', 2),
    version('two', '10.0.0', 2),
    version('one', '1.2.0', 1),
    version('two', '2.0.0', 2),
  ])
  expect(index.map(({ api, version }) => `${api} ${version}`)).toEqual(['one v1', 'two v10'])
})

test('operations are short, and an API without documentation is found by its name alone', () => {
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
  const [documented, bare] = searchIndexOf([
    { ...version('one', '1.0.0', 1), reference: { operations: [operation] } },
    { ...version('two', '1.0.0', 2), reference: null, errors: null },
  ])
  expect(documented?.operations).toEqual([
    { id: 'check', method: 'POST', path: '/check', title: 'Check', price: '2.00' },
  ])
  expect([bare?.operations, bare?.errors]).toEqual([[], []])
})
