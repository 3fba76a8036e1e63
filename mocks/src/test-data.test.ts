import { afterAll, describe, expect, test } from 'vitest'
import { examplesOf, operationsOf, type ProductOperation } from '../test/operations.ts'
import { exampleRequest, requestWith, send } from '../test/requests.ts'
import { startProducts } from '../test/running.ts'
import { listProducts } from './products.ts'

const mocks = await startProducts()
afterAll(() => mocks.close())

const operations = (await listProducts()).flatMap(({ name, document }) =>
  operationsOf<ProductOperation>(name, document),
)
const named = operations.map((one) => [`${one.contract} ${one.operation.operationId}`, one] as const)

describe.each(named)('%s', (_name, one) => {
  const base = mocks.url(one.contract)
  const ordinary = exampleRequest(one)
  const testData = one.operation['x-test-data']

  test.each(testData)('test value $value: $label', async (datum) => {
    const response = await send(base, one, requestWith(one, datum))
    const { status, example } = datum.outcome
    expect(response.status).toBe(status)
    const body = await response.text()
    const expected = examplesOf(one).find((other) => other.status === status && other.example === example)
    expect(body === '' ? undefined : JSON.parse(body)).toEqual(expected?.value)
  })

  test('401 with an empty key, even for a test value', async () => {
    for (const sent of [ordinary, ...testData.map((datum) => requestWith(one, datum))]) {
      const response = await send(base, one, sent, { 'X-API-Key': '' })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'key_missing' })
    }
  })

  if (!one.operation.requestBody) return
  const wrong = { code: 7, phoneNumber: 7, to: 7, device: 7, additionalDuration: '7' }
  test.each([{}, [], { ...(ordinary.body as object), ...wrong }])('422 for the body %j', async (body) => {
    const response = await send(base, one, { ...ordinary, body })
    expect(response.status).toBe(422)
    const { code, errors } = (await response.json()) as { code: string; errors: { pointer: string }[] }
    expect(code).toBe('validation_failed')
    const isSent = (pointer: string) =>
      Array.isArray(body) || pointer.slice(2) in { ...body, ...(ordinary.body as object) }
    expect(
      errors.map(({ pointer }) => pointer).filter((pointer) => !pointer.startsWith('#/') || !isSent(pointer)),
    ).toEqual([])
    expect(errors).not.toEqual([])
  })
})
