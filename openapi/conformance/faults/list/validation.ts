import { randomUUID } from 'node:crypto'
import { faultsOf } from '../fault.ts'
import { asks, instead, problem, withQuery, withRequestHeader } from '../mistakes.ts'

/** Requests that should be refused, and are not. */
export const validationFaults = faultsOf('validation', [
  [
    'takes-large-page',
    'listTransactions',
    'a page may be larger than 200 rows',
    asks((call) => withQuery(call, (query) => Number(query.get('limit')) > 200 && query.set('limit', '200'))),
  ],
  [
    'takes-any-content-type',
    'updateProfile',
    'a body of another content type is taken',
    asks((call) => withRequestHeader(call, 'content-type', 'application/json')),
  ],
  [
    '500-for-nul',
    'updateProfile',
    '500 for a text with a NUL',
    instead((call, backend) =>
      /\\u0000|\0/.test(call.body.toString()) ? problem(500, 'unexpected') : backend.send(call),
    ),
  ],
  [
    'reads-any-length',
    'updateProfile',
    'a body of any length is read',
    instead((call, backend) =>
      call.body.length > 1_048_576 ? problem(400, 'malformed_json') : backend.send(call),
    ),
  ],
  [
    'takes-any-idempotency-key',
    'adminAddCredits',
    'an idempotency key of any form is taken',
    asks((call) => {
      const key = call.headers['idempotency-key']
      const isKnown = key === undefined || /^[\x21-\x7e]{8,128}$/.test(String(key))
      return isKnown ? call : withRequestHeader(call, 'idempotency-key', randomUUID())
    }),
  ],
])
