import { randomUUID } from 'node:crypto'
import { faultsOf, type Mistake } from '../fault.ts'
import {
  asks,
  instead,
  isObject,
  type Json,
  type JsonObject,
  jsonOf,
  problem,
  queryOf,
  withBody,
  withQuery,
  withRequestHeader,
} from '../mistakes.ts'
import { takesNothing } from '../random/values.ts'

/** Mends the body before it is checked, so that what breaks a rule is carried out. */
const mending = (mend: (body: JsonObject) => Json): Mistake =>
  asks((call) => (isObject(call) ? withBody(call, mend(jsonOf(call))) : call))

const only = (body: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)))

/** Requests that should be refused, and are not. */
export const validationFaults = faultsOf('validation', [
  [
    'takes-extra-field',
    'updateWalletThreshold',
    'a field that is not there is overlooked',
    mending((body) => only(body, 'threshold1')),
  ],
  [
    'takes-number-for-string',
    'updateWalletThreshold',
    'a number is taken for a string',
    mending((body) => (typeof body.threshold1 === 'number' ? { ...body, threshold1: '500.00' } : body)),
  ],
  [
    'takes-exponent',
    'updateWalletThreshold',
    'a pattern is not checked',
    mending((body) =>
      typeof body.threshold1 === 'string' && !/^\d+(\.\d{1,2})?$/.test(body.threshold1)
        ? { ...body, threshold1: '500.00' }
        : body,
    ),
  ],
  [
    'takes-string-for-boolean',
    'updateNotificationPreferences',
    'a string is taken for a boolean',
    mending((body) => ({
      ...body,
      preferences: Array.isArray(body.preferences)
        ? body.preferences.map((one) =>
            typeof one === 'object' &&
            one !== null &&
            !Array.isArray(one) &&
            'in_app' in one &&
            typeof one.in_app !== 'boolean'
              ? { ...one, in_app: true }
              : one,
          )
        : body.preferences,
    })),
  ],
  [
    'takes-missing-field',
    'updateProfile',
    'a required field may be left out',
    mending((body) => ({ firstname: 'Ana', lastname: 'Cruz', ...body })),
  ],
  [
    'takes-large-page',
    'listTransactions',
    'a page may be larger than 200 rows',
    asks((call) => withQuery(call, (query) => Number(query.get('limit')) > 200 && query.set('limit', '200'))),
  ],
  [
    'takes-page-zero',
    'listPayments',
    'there is a page 0',
    asks((call) => withQuery(call, (query) => query.get('page') === '0' && query.set('page', '1'))),
  ],
  [
    'takes-unknown-view',
    'listTransactions',
    'an unknown view shows everything',
    asks((call) =>
      withQuery(
        call,
        (query) =>
          !['all', 'topup', 'usage', 'adjustment'].includes(query.get('view') ?? 'all') &&
          query.delete('view'),
      ),
    ),
  ],
  [
    'needs-no-parameter',
    'getTransactionStatus',
    'a required parameter may be left out',
    instead((call, backend) =>
      queryOf(call).has('transactionId') ? backend.send(call) : problem(404, 'not_found'),
    ),
  ],
  [
    'takes-broken-json',
    'markNotificationsRead',
    'broken JSON is taken',
    asks((call) => {
      try {
        JSON.parse(call.body.toString())
        return call
      } catch {
        return withBody(call, { notification_ids: ['ntf_000000'] })
      }
    }),
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
    '500-for-wrong-type',
    'revokeKeys',
    '500 where a list is a string',
    instead((call, backend) =>
      isObject(call) && 'key_ids' in jsonOf(call) && !Array.isArray(jsonOf(call).key_ids)
        ? problem(500, 'unexpected')
        : backend.send(call),
    ),
  ],
  [
    '500-for-broken-json',
    'getCredits',
    '500 for broken JSON',
    instead((call, backend) => {
      try {
        JSON.parse(call.body.toString())
        return backend.send(call)
      } catch {
        return problem(500, 'unexpected')
      }
    }),
  ],
  [
    'takes-empty-list',
    'markNotificationsRead',
    'an empty list is taken',
    mending((body) =>
      Array.isArray(body.notification_ids) && body.notification_ids.length === 0
        ? { notification_ids: ['ntf_000000'] }
        : body,
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
  [
    'pays-nothing',
    'createPayment',
    'credits of nothing are taken, where few calls may be made',
    takesNothing('credits', '100.00'),
  ],
  [
    'takes-less-than-nothing',
    'adminDeductCredits',
    'credits of nothing and less are taken',
    takesNothing('credits', '1.00'),
  ],
])
