import { afterAll, describe, expect, test } from 'vitest'
import { answersOf, operationsOf } from '../test/operations.ts'
import { exampleRequest, requestWith, send } from '../test/requests.ts'
import { startProducts } from '../test/running.ts'
import { listProducts } from './products.ts'

const mocks = await startProducts()
afterAll(() => mocks.close())

const called = (await listProducts()).flatMap(operationsOf)
const named = called.map((one) => [`${one.product.name} ${one.operation.operationId}`, one] as const)

describe.each(named)('%s', (_name, one) => {
  const base = mocks.url(one.product.name)
  const ordinary = exampleRequest(one)

  const examples = answersOf(one).flatMap(({ status, mediaType, examples }) =>
    Object.entries(examples).map(([example, { value }]) => ({ status, mediaType, example, value })),
  )
  test.each(examples)(
    'Prefer $status $example answers just that',
    async ({ status, mediaType, example, value }) => {
      const answer = await send(base, one, ordinary, { Prefer: `code=${status}, example=${example}` })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe(mediaType)
      expect(answer.headers.get('sl-violations')).toBeNull()
      expect(await answer.json()).toEqual(value)
    },
  )

  test.each(one.operation['x-test-data'])('test value $value: $label', async (datum) => {
    const answer = await send(base, one, requestWith(one, datum))
    const { status, example } = datum.outcome
    expect(answer.status).toBe(status)
    const body = await answer.text()
    const expected = examples.find(
      (candidate) => candidate.status === status && candidate.example === example,
    )
    expect(body === '' ? undefined : JSON.parse(body)).toEqual(expected?.value)
  })

  test('401 without a key, even for a test value', async () => {
    for (const sent of [ordinary, ...one.operation['x-test-data'].map((datum) => requestWith(one, datum))]) {
      const answer = await send(base, one, sent, { 'X-API-Key': '' })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'key_missing' })
    }
  })

  const { requestBody } = one.operation
  if (!requestBody) return
  test('422 for a body that breaks the schema', async () => {
    for (const body of [
      {},
      [],
      { ...(ordinary.body as object), code: 7, phoneNumber: 7, to: 7, device: 7, nope: 7 },
    ]) {
      const answer = await send(base, one, { ...ordinary, body })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({
        code: 'validation_failed',
        errors: [{ pointer: expect.any(String) }],
      })
    }
  })
})
