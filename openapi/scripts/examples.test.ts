import { expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import type { Contract } from './contract.ts'
import { withSharedExamples } from './examples.ts'
import { resolve } from './resolve.ts'

const portal = await bundle('portal')

test('the bundle with shared examples says what the bundle says', () => {
  const shared = withSharedExamples(portal)
  const { examples = {}, ...components } = shared.components ?? {}
  expect(written({ ...shared, components }, shared)).toEqual(portal)
  expect(Object.keys(examples).filter((name) => !/^[\w.-]+$/.test(name))).toEqual([])
})

test('no example of it is there twice, and each is quoted', () => {
  const shared = withSharedExamples(portal)
  const texts = Object.values(shared.components?.examples ?? {}).map((example) => JSON.stringify(example))
  expect(new Set(texts).size).toBe(texts.length)
  const whole = JSON.stringify(shared)
  const names = Object.keys(shared.components?.examples ?? {})
  expect(names.filter((name) => !whole.includes(`"#/components/examples/${name}"`))).toEqual([])
})

test('each is called after the first place that quotes it', () => {
  const examples = (value: string) => ({ examples: { user: { value } } })
  const item = (operationId: string, body: object) => ({
    get: {
      operationId,
      responses: { '200': { content: { 'application/json': examples('same'), ...body } } },
    },
  })
  const contract: Contract = {
    openapi: '3.1.0',
    info: { title: 'Sample', version: '1.0.0' },
    paths: { '/a': item('a', { 'text/csv': examples('as CSV') }), '/b': item('b', {}) },
  }
  expect(withSharedExamples(contract).components?.examples).toEqual({
    'a.200.user': { value: 'same' },
    'a.200.user.2': { value: 'as CSV' },
  })
})

test('every code of a problem has an example', () => {
  const { ErrorCode } = (portal.components?.schemas ?? {}) as Record<
    string,
    { 'x-extensible-enum'?: string[] }
  >
  const whole = JSON.stringify(portal)
  expect(
    ErrorCode?.['x-extensible-enum']?.filter((code) => !whole.includes(`"code":"${code}","detail"`)),
  ).toEqual([])
})

/** With every reference to an example replaced by it. */
function written(node: unknown, contract: Contract): unknown {
  if (node === null || typeof node !== 'object') return node
  if (Array.isArray(node)) return node.map((one) => written(one, contract))
  const { $ref } = node as { $ref?: string }
  if ($ref?.startsWith('#/components/examples/')) return resolve(contract, { $ref })
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, written(value, contract)]))
}
