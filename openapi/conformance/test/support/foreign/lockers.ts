import type { Reply, SmallBackend } from '../small-backend.ts'
import { documentOf, inPath, object, ok } from './parts.ts'

const id = '6f1c0c4e-0000-4000-8000-000000000001'
const problem: Reply = { status: 422, body: { detail: 'no' } }

/**
 * Fields of one direction alone, also behind a reference, in a list and in a choice; prices in hundredths; a number that JavaScript doesn’t
 * hold. Read-only fields are ignored or rejected, as a backend likes.
 */
export function lockers({ rejectsReadOnly = false } = {}): SmallBackend {
  const schemas = {
    Id: { type: 'string', format: 'uuid', readOnly: true },
    Key: {
      ...object({ id: { $ref: '#/components/schemas/Id' }, pin: { type: 'string', pattern: '^\\d{4}$' } }),
      additionalProperties: false,
    },
    Locker: {
      allOf: [
        { type: 'object', required: ['id', 'size', 'pin', 'price', 'keys'] },
        object({ size: { type: 'string', enum: ['small', 'large'] } }),
        {
          properties: {
            id: { allOf: [{ $ref: '#/components/schemas/Id' }] },
            pin: { type: 'string', pattern: '^\\d{4}$', writeOnly: true },
            price: { type: 'number', multipleOf: 0.01, minimum: 0.07, readOnly: true },
            serial: { type: 'integer', multipleOf: 3, readOnly: true },
            fee: { type: 'number', multipleOf: 1e-8, minimum: 0 },
            keys: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Key' } },
          },
        },
      ],
    },
  }
  const locker = { $ref: '#/components/schemas/Locker' }
  const media = {
    schema: locker,
    example: { id, size: 'small', pin: '0000', price: 19.99, keys: [{ id, pin: '0001' }] },
  }
  const stored = `{"id":"${id}","size":"small","price":19.99,"serial":9007199254740993,"keys":[{"id":"${id}","pin":"0001"}]}`
  const reply = (status: number, body: string): Reply => ({
    status,
    body,
    headers: { 'Content-Type': 'application/json' },
  })
  const isPin = (value: unknown) => typeof value === 'string' && /^\d{4}$/.test(value)
  const isKey = (value: unknown): boolean => {
    const { id: own, pin, ...more } = Object(value)
    return isPin(pin) && Object.keys(more).length === 0 && !(rejectsReadOnly && own !== undefined)
  }
  const isHundredMillionth = (fee: unknown) => Number.isInteger(Number((Number(fee) * 1e8).toPrecision(15)))
  return {
    document: documentOf(
      {
        '/lockers': {
          get: { operationId: 'listLockers', responses: { 200: ok({ type: 'array', items: locker }) } },
          post: {
            operationId: 'addLocker',
            requestBody: { required: true, content: { 'application/json': media } },
            responses: { 201: ok(locker), 422: { description: 'Wrong' } },
          },
        },
        '/lockers/{id}': {
          get: {
            operationId: 'oneLocker',
            parameters: [inPath('id')],
            responses: { 200: ok(locker), 404: { description: 'None' } },
          },
        },
      },
      { components: { schemas } },
    ),
    routes: {
      'GET /lockers': () => reply(200, `[${stored}]`),
      'GET /lockers/{id}': ({ path }) => (path.id === id ? reply(200, stored) : { status: 404 }),
      'POST /lockers': ({ json }) => {
        const { size, pin, keys, fee = 0, id: own, price, serial } = json ?? {}
        const isRight =
          ['small', 'large'].includes(String(size)) &&
          isPin(pin) &&
          Array.isArray(keys) &&
          keys.length > 0 &&
          keys.every(isKey) &&
          typeof fee === 'number' &&
          fee >= 0 &&
          isHundredMillionth(fee)
        const isReadOnlySent = [own, price, serial].some((one) => one !== undefined)
        return isRight && !(rejectsReadOnly && isReadOnlySent) ? reply(201, stored) : problem
      },
    },
  }
}
