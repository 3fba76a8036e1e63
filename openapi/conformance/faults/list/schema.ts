import { faultsOf } from '../fault.ts'
import { body, field } from '../mistakes.ts'

/** Answers whose shape is not that of the contract. */
export const schemaFaults = faultsOf('schema', [
  [
    'balance-as-number',
    'getWalletCredits',
    'a balance is a JSON number',
    field('data.wallet_credits', Number),
  ],
  [
    'three-decimals',
    'getWalletCredits',
    'credits have three decimals',
    field('data.settled_credits', (value) => `${value}0`),
  ],
  [
    'field-missing',
    'getWalletCredits',
    'a required field is missing',
    field('data.in_flight_credits', () => undefined),
  ],
  ['null-field', 'getProfile', 'null where it is not allowed', field('data.email', () => null)],
  [
    'unknown-enum-value',
    'listTransactions',
    'an enum has a value of its own',
    field('data.*.kind', () => 'GIFT'),
  ],
  [
    'time-without-zone',
    'listTransactions',
    'a time has no zone',
    field('data.*.created_at', (value) => String(value).replace('Z', '')),
  ],
  ['amount-as-float', 'adminListTransactions', 'an amount is a float', field('data.*.credits', Number)],
  ['epoch-as-string', 'listNotifications', 'unix seconds are a string', field('data.*.timestamp', String)],
  [
    'enum-in-lower-case',
    'getKeys',
    'an enum value is in lower case',
    field('data.*.status', (value) => String(value).toLowerCase()),
  ],
  [
    'price-as-number',
    'listPublicSkus',
    'the price of a credit is a number',
    field('data.credit_price', Number),
  ],
  ['no-envelope', 'listPublicApis', 'a list comes without its envelope', body(({ data }) => data)],
  [
    'total-missing',
    'listPayments',
    'a page does not say how many rows there are',
    field('meta.total', () => undefined),
  ],
  [
    'boolean-as-string',
    'getNotificationPreferences',
    'a boolean is a string',
    field('data.*.in_app', String),
  ],
  [
    'string-too-long',
    'listFaqs',
    'a text is longer than it may be',
    field('data.*.question', (value) => String(value).repeat(100)),
  ],
  [
    'object-for-list',
    'listDeprecations',
    'an empty list is an object',
    field('data', (value) => (Array.isArray(value) && value.length === 0 ? {} : value)),
  ],
  [
    'count-as-float',
    'getUsageSummary',
    'a number of calls is a fraction',
    field('data.range.totals.calls', (value) => Number(value) + 0.5),
  ],
  [
    'field-missing-deep',
    'listUserSubscriptions',
    'a key within a list lacks a field',
    field('data.*.keys', (keys) =>
      Array.isArray(keys) ? keys.map((key) => ({ ...(key as object), expires_at: undefined })) : keys,
    ),
  ],
  ['token-missing', 'login', 'a sign-in brings no token', field('data.access_token', () => undefined)],
  ['lifetime-as-string', 'login', 'the lifetime of a token is a string', field('data.expires_in', String)],
  [
    'address-is-none',
    'createPayment',
    'the address of the checkout is none',
    field('data.checkout_url', () => 'checkout page'),
  ],
  [
    'day-with-time',
    'listWalletBalances',
    'a day carries a time',
    field('data.*.day', (value) => `${value}T00:00:00Z`),
  ],
  ['time-is-none', 'adminListAuditLog', 'a time is none', field('data.*.at', () => 'soon')],
])
