import { expect, test } from 'vitest'
import { operation } from '../test/operation.ts'
import { findScenario, preferOf, scenariosOf } from './scenarios.ts'

const response = (status: string, ...examples: { name: string; value: Record<string, unknown> }[]) => ({
  status,
  description: '',
  headers: [],
  content: [
    { type: 'application/json', schema: null, examples: examples.map((one) => ({ summary: '', ...one })) },
  ],
})

test('every named example of every status can be asked for', () => {
  const { responses } = operation()
  expect(scenariosOf({ responses }).map(preferOf)).toEqual([
    'code=200, example=swapped',
    'code=402, example=creditsShort',
  ])
})

test.each([
  ['404', {}, 404],
  ['default', { status: 503 }, 503],
  ['default', {}, 500],
  ['4XX', {}, 400],
  ['4XX', { status: 429 }, 429],
])('an example %s with %j is asked for as %d', (status, value, code) => {
  expect(scenariosOf({ responses: [response(status, { name: 'a', value })] })[0]?.code).toBe(code)
})

test('a name that stands at two statuses is two scenarios, found by id or first by name', () => {
  const one = { name: 'empty', value: {} }
  const all = scenariosOf({ responses: [response('200', one), response('404', one)] })
  expect(all.map(({ id }) => id)).toEqual(['200 empty', '404 empty'])
  expect(findScenario(all, '404 empty')?.code).toBe(404)
  expect(findScenario(all, 'empty')?.code).toBe(200)
  expect(findScenario(all, 'none')).toBeUndefined()
})

test('an error of the log is found by status and code, else by its status', () => {
  const [first, second] = ['a_missing', 'b_missing'].map((code) => ({
    name: `${code} example`,
    value: { code },
  }))
  const all = scenariosOf({ responses: [response('403', ...(first && second ? [first, second] : []))] })
  expect(findScenario(all, '403 b_missing')?.name).toBe('b_missing example')
  expect(findScenario(all, '403 other')?.code).toBe(403)
  expect(findScenario(all, '404 b_missing')).toBeUndefined()
})
