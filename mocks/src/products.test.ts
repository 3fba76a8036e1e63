import { describe, expect, test } from 'vitest'
import { answersOf, operationsOf, type ProductOperation } from '../test/operations.ts'
import { breaches } from '../test/schema.ts'
import type { JsonObject } from './json.ts'
import { listProducts } from './products.ts'

const products = await listProducts()
const called = products.flatMap(({ name, document }) => operationsOf<ProductOperation>(name, document))
const named = called.map((one) => [`${one.contract} ${one.operation.operationId}`, one] as const)
const categories = ['Identity', 'Fraud prevention', 'Messaging', 'Location', 'Network']

test('there are six products, in alphabetical order', () => {
  expect(products.map(({ name }) => name)).toEqual([
    'device-location',
    'messaging',
    'number-verification',
    'one-time-password',
    'quality-on-demand',
    'sim-swap',
  ])
})

describe.each(products.map((product) => [product.name, product] as const))('%s', (name, { document }) => {
  const info = document.info as JsonObject & { version: string }
  const product = info['x-product'] as JsonObject

  test('stands alone: it quotes nothing outside itself', () => {
    const refs = JSON.stringify(document).match(/"\$ref":"[^"]*"/g) ?? []
    expect(refs.filter((ref) => !ref.startsWith('"$ref":"#/'))).toEqual([])
  })

  test('says which product it is', () => {
    expect(product).toEqual({
      api: name,
      publisher: expect.stringMatching(/^(lumina|beacon)$/),
      tag: name === 'device-location' ? null : expect.stringMatching(/^[a-z-]+$/),
      category: expect.toBeOneOf(categories),
      summary: expect.stringMatching(/\.$/),
      status: expect.toBeOneOf(['ACTIVE', 'BETA']),
      kyb_required: expect.any(Boolean),
      released_on: expect.stringMatching(/^2026-\d\d-\d\d$/),
    })
  })

  test('has the gateway address of its publisher, tag and major version', () => {
    const { publisher, tag } = product
    const steps = [publisher, tag, `v${info.version.split('.')[0]}`].filter((step) => step !== null)
    expect(document.servers).toMatchObject([{ url: `/gateway/${steps.join('/')}` }])
  })
})

test('no two products share a gateway address', () => {
  const addresses = products.map(({ document }) => JSON.stringify(document.servers))
  expect(new Set(addresses).size).toBe(addresses.length)
})

describe.each(named)('%s', (_name, one) => {
  const { operation } = one

  test('has a price in credits', () => {
    expect(operation['x-price']).toEqual({ credits: expect.stringMatching(/^\d+\.\d\d$/), unit: 'call' })
  })

  test('has a priced refusal exactly when it has a price', () => {
    expect('402' in operation.responses).toBe(operation['x-price'].credits !== '0.00')
  })

  test('has test data, each with an outcome that it declares', () => {
    expect(operation['x-test-data'].length).toBeGreaterThan(0)
    for (const { value, label, outcome } of operation['x-test-data']) {
      expect(label).not.toBe('')
      if (value.startsWith('+')) expect(value).toMatch(/^\+6391755501\d\d$/)
      const declared = operation.responses[outcome.status]
      const examples = Object.values(declared?.content ?? {}).flatMap((media) => Object.keys(media.examples))
      expect(declared, `${value} answers ${outcome.status}`).toBeDefined()
      expect(outcome.example === undefined ? examples : [outcome.example]).toEqual(
        outcome.example === undefined ? [] : [expect.toBeOneOf(examples)],
      )
    }
  })

  test('has named, schema-valid examples for every declared status', () => {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (status !== '204') expect(content, status).toBeDefined()
    }
    for (const { status, mediaType, schema, examples } of answersOf(one)) {
      expect(Object.keys(examples).length).toBeGreaterThan(0)
      expect(mediaType).toBe(Number(status) >= 400 ? 'application/problem+json' : 'application/json')
      for (const [name, { value }] of Object.entries(examples)) {
        expect(breaches(schema, value), `${status} ${name}`).toEqual([])
        if (Number(status) >= 400) expect(value).toMatchObject({ status: Number(status) })
      }
    }
  })

  test('has schema-valid examples of its request', () => {
    const { parameters, requestBody } = operation
    for (const { name, schema, example } of parameters) expect(breaches(schema, example), name).toEqual([])
    const body = requestBody?.content['application/json']
    for (const [name, { value }] of Object.entries(body?.examples ?? {})) {
      expect(breaches(body?.schema ?? {}, value), name).toEqual([])
    }
  })

  test('says when the key is refused', () => {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '403', '429']))
  })
})
