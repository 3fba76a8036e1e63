import type { Operation } from '../../src/engine/contract/contract.ts'
import { body, field, header, objectOf, problem, rowsOf, withHeader } from '../mistakes.ts'
import { answered, atPlaces, isList, type Kind, type Variant } from './kind.ts'
import { isDecimal } from './places.ts'
import * as values from './values.ts'

const lateMs = 2_500
/** Refusals that a checker can bring about without being asked to wait. */
const refusals = [400, 401, 403, 404, 409, 422]
const traces = [
  'Error: boom\n    at handle (/srv/app/dist/server.js:10:5)',
  'insert into users (id) values ($1)',
  'duplicate key value violates unique constraint "users_pkey"',
  'connect ECONNREFUSED 10.0.0.4:5432',
]

const extraFields = ['internal_id', 'debug', 'password_hash', 'tenant'] as const

function headersAt({ responses, access }: Operation): readonly Variant[] {
  const declared = [...responses].flatMap(([status, { headers }]) =>
    ['429', '503', '413', '500'].includes(status) || !/^\d+$/.test(status)
      ? []
      : headers
          .filter(({ required }) => required)
          .map(({ name }) => ({
            title: `${status} without ${name}`,
            mistake: header(name.toLowerCase(), undefined, Number(status)),
          })),
  )
  const wrong = (name: string, value: string | undefined) => ({
    title: `${name}: ${value ?? 'missing'}`,
    mistake: header(name, value),
  })
  return [
    ...declared,
    wrong('content-type', 'text/plain'),
    wrong('content-type', undefined),
    wrong('x-request-id', undefined),
    wrong('x-content-type-options', undefined),
    ...(access === 'protected' ? [wrong('cache-control', 'public, max-age=60')] : []),
  ]
}

const others: Readonly<Record<number, readonly number[]>> = {
  200: [201, 202, 404, 500],
  201: [200],
  202: [200],
  204: [200],
  400: [422, 500],
  401: [403, 302],
  403: [401, 404],
  404: [400, 410],
  409: [400, 422],
  422: [400, 500],
}

/** Faults of responses. */
export const kindsOfAnswers: readonly Kind[] = [
  {
    name: 'extra field',
    variantsAt: (operation, contract) => [
      ...(isList(contract, operation)
        ? extraFields.slice(0, 2).map((name) => ({
            title: `${name} in each row`,
            mistake: body((answer) => ({
              ...answer,
              data: rowsOf(answer.data).map((row) => ({ ...row, [name]: 7 })),
            })),
          }))
        : answered(contract, operation).some(({ path }) => path.startsWith('data.'))
          ? extraFields.map((name) => ({
              title: `${name} in data`,
              mistake: body((answer) => ({ ...answer, data: { ...objectOf(answer.data), [name]: 'x7' } })),
            }))
          : []),
    ],
  },
  {
    name: 'missing field',
    variantsAt: atPlaces(
      ({ required }) => required,
      'without',
      (path) => field(path, () => undefined),
    ),
  },
  {
    name: 'wrong type',
    variantsAt: atPlaces(
      () => true,
      'another type of',
      (path) => field(path, values.retyped),
    ),
  },
  {
    name: 'own enum value',
    variantsAt: atPlaces(
      ({ node }) => node.enum !== undefined,
      'a value of its own in',
      (path) => field(path, (value) => (typeof value === 'string' ? `${value}_X` : value)),
    ),
  },
  {
    name: 'wrong status',
    variantsAt: ({ responses }) =>
      [...responses.keys()].flatMap((status) =>
        (others[Number(status)] ?? []).map((to) => ({
          title: `${to} in place of ${status}`,
          mistake: values.statusInstead(Number(status), to),
        })),
      ),
  },
  {
    name: 'cut list',
    variantsAt: (operation, contract) =>
      isList(contract, operation)
        ? [
            { title: 'without its last row', mistake: values.rowsLeft((rows) => rows.slice(0, -1)) },
            { title: 'without its first row', mistake: values.rowsLeft((rows) => rows.slice(1)) },
            { title: 'with its first row alone', mistake: values.rowsLeft((rows) => rows.slice(0, 1)) },
            {
              title: 'with its first row twice',
              mistake: values.rowsLeft((rows) => [...rows.slice(0, 1), ...rows]),
            },
          ]
        : [],
  },
  { name: 'header', variantsAt: headersAt },
  {
    name: 'HEAD',
    variantsAt: ({ method, path, access }) =>
      method === 'GET'
        ? [
            { title: 'isn’t taken', mistake: values.heads(path, () => problem(405, 'method_not_allowed')) },
            {
              title: 'says nothing of the type',
              mistake: values.heads(path, async (call, backend) =>
                withHeader(await backend.send(call), 'content-type', undefined),
              ),
            },
            ...(access === 'protected'
              ? [
                  {
                    title: 'is answered to everybody',
                    mistake: values.heads(path, async (call, backend) => {
                      const reply = await backend.send(call)
                      return reply.status === 401 ? { ...reply, status: 200 } : reply
                    }),
                  },
                ]
              : []),
          ]
        : [],
  },
  { name: 'slow answer', variantsAt: () => [{ title: 'takes seconds', mistake: values.late(lateMs) }] },
  {
    name: 'leaking error',
    variantsAt: ({ responses }) =>
      refusals
        .filter((status) => responses.has(String(status)))
        .flatMap((status) =>
          traces.map((text) => ({
            title: `${status} tells ${text.slice(0, 20)}`,
            mistake: values.leaks(status, text),
          })),
        ),
  },
  {
    name: 'hundredth',
    variantsAt: (operation, contract) => [
      ...atPlaces(isDecimal, 'a hundredth more in', (path) => field(path, values.hundredthsMore(1)))(
        operation,
        contract,
      ),
      ...atPlaces(isDecimal, 'a hundredth less in', (path) => field(path, values.hundredthsMore(-1)))(
        operation,
        contract,
      ),
    ],
  },
  {
    name: 'wrong amount',
    variantsAt: (operation, contract) => [
      ...atPlaces(isDecimal, 'three more in', (path) => field(path, values.hundredthsMore(300)))(
        operation,
        contract,
      ),
      ...atPlaces(isDecimal, 'no hundredths in', (path) => field(path, values.whole))(operation, contract),
    ],
  },
]
