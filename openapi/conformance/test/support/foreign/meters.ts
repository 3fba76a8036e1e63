import type { Reply, SmallBackend } from '../small-backend.ts'
import { documentOf, inPath, object, ok } from './parts.ts'

/** Basic authentication that says so in HTML; the errors of the operations themselves are declared as `default`. */
export function meters(): SmallBackend {
  const error = object({ code: { type: 'integer' }, message: { type: 'string' } })
  const meter = object({ number: { type: 'string', pattern: '^M\\d{4}$' }, kwh: { type: 'number' } })
  const fails: Reply = { status: 404, body: { code: 4, message: 'No such meter' } }
  return {
    args: ['--header', 'Authorization: Basic anVuOnNlY3JldA=='],
    door: ({ headers }) =>
      headers.authorization === 'Basic anVuOnNlY3JldA=='
        ? undefined
        : {
            status: 401,
            body: '<h1>401 Authorization Required</h1>',
            headers: { 'WWW-Authenticate': 'Basic realm="meters"' },
          },
    document: documentOf(
      {
        '/meters': {
          get: {
            operationId: 'listMeters',
            responses: {
              200: ok(object({ items: { type: 'array', items: meter }, total: { type: 'integer' } })),
              default: ok(error, 'Failed'),
            },
          },
        },
        '/meters/{meterNumber}': {
          get: {
            operationId: 'readMeter',
            parameters: [inPath('meterNumber')],
            responses: { 200: ok(meter), default: ok(error, 'Failed') },
          },
        },
        '/tariffs/{day}': {
          get: {
            operationId: 'readTariff',
            parameters: [{ ...inPath('day'), schema: { type: 'string', format: 'date' } }],
            responses: { 200: ok(object({ price: { type: 'number' } })), default: ok(error, 'Failed') },
          },
        },
      },
      {
        security: [{ basic: [] }],
        components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } },
      },
    ),
    noRoute: fails,
    routes: {
      'GET /meters': () => ({ status: 200, body: { items: [{ number: 'M0007', kwh: 12.5 }], total: 1 } }),
      'GET /meters/{meterNumber}': ({ path }) =>
        path.meterNumber === 'M0007' ? { status: 200, body: { number: 'M0007', kwh: 12.5 } } : fails,
      'GET /tariffs/{day}': ({ path }) =>
        /^\d{4}-\d\d-\d\d$/.test(path.day ?? '') ? { status: 200, body: { price: 0.2 } } : fails,
    },
  }
}
