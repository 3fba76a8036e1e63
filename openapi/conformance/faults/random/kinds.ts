import { asArray, type JsonObject } from '@switchboard/oas/document'
import type { Contract, Operation } from '../../src/contract/contract.ts'
import { flatten, typesOf } from '../../src/generate/flat-schema.ts'
import type { Mistake } from '../fault.ts'
import { body, field, header, objectOf, rowsOf } from '../mistakes.ts'
import * as deeds from './deeds.ts'
import { answeredPlaces, isDecimal, isText, type Place, sentPlaces } from './places.ts'
import * as values from './values.ts'

/** One way in which a mistake of a kind can be made at an operation. */
interface Variant {
  readonly title: string
  readonly mistake: Mistake
}

/** A mistake that any backend can make, wherever it can be made. */
export interface Kind {
  readonly name: string
  /** Empty where the operation has no place for it. */
  variantsAt(operation: Operation, contract: Contract): readonly Variant[]
}

const lateMs = 2_500
/** Refusals that a checker can bring about without being asked to wait. */
const refusals = [400, 401, 403, 404, 409, 422]
const traces = [
  'Error: boom\n    at handle (/srv/app/dist/server.js:10:5)',
  'insert into users (id) values ($1)',
  'duplicate key value violates unique constraint "users_pkey"',
  'connect ECONNREFUSED 10.0.0.4:5432',
]

const answered = ({ document }: Contract, operation: Operation) => answeredPlaces(document, operation)
const query = ({ parameters }: Operation) => parameters.filter(({ place }) => place === 'query')
const isList = (contract: Contract, operation: Operation): boolean =>
  answered(contract, operation).some(({ path, node }) => path === 'data' && typesOf(node).includes('array'))
const isOfUser = ({ access, roles }: Operation): boolean => access === 'protected' && roles.includes('USER')
const invalidated = ({ raw }: Operation): readonly string[] => asArray(raw['x-invalidates']).map(String)
const namesThing = (operation: Operation, { document }: Contract): boolean =>
  [
    ...query(operation).map(({ name }) => name),
    ...sentPlaces(document, operation).map(({ path }) => path),
  ].some((name) => /_id$|Id$|_ids$|reference_number$/.test(name) && !/product|plan|sku|actor/.test(name))

const atPlaces =
  (fits: (place: Place) => boolean, title: string, mistake: (path: string) => Mistake) =>
  (operation: Operation, contract: Contract): readonly Variant[] =>
    answered(contract, operation)
      .filter((place) => !place.path.endsWith('*') && fits(place))
      .map(({ path }) => ({ title: `${title} ${path}`, mistake: mistake(path) }))

const extraFields = ['internal_id', 'debug', 'password_hash', 'tenant'] as const

function boundsAt(operation: Operation, { document }: Contract) {
  const ofBody = sentPlaces(document, operation).filter(({ path }) => !path.includes('.'))
  const ofQuery = query(operation).map(({ name, schema }) => ({
    path: name,
    node: flatten(document, schema).node,
  }))
  return [...ofBody, ...ofQuery].flatMap(({ path: name, node }) =>
    boundsOf(node).map(([keyword, bound]) => ({ name, keyword, bound })),
  )
}

const boundsOf = (node: JsonObject): readonly (readonly [string, number])[] =>
  node.pattern !== undefined || node.format !== undefined || node.enum !== undefined
    ? []
    : ['minLength', 'maxLength', 'minimum', 'maximum'].flatMap((keyword) => {
        const bound = node[keyword]
        return typeof bound === 'number' && bound <= 5_000 && !(keyword === 'minLength' && bound < 2)
          ? [[keyword, bound] as const]
          : []
      })

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

export const kinds: readonly Kind[] = [
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
  {
    name: 'ignored filter',
    variantsAt: (operation) =>
      operation.isRead
        ? query(operation)
            .filter(({ name, required }) => !required && !['page', 'limit', 'sort'].includes(name))
            .map(({ name }) => ({ title: `${name} is overlooked`, mistake: values.overlooks(name) }))
        : [],
  },
  {
    name: 'ignored page',
    variantsAt: (operation) =>
      query(operation)
        .filter(({ name }) => ['page', 'limit', 'sort'].includes(name))
        .map(({ name }) => ({ title: `${name} is overlooked`, mistake: values.overlooks(name) })),
  },
  {
    name: 'another’s row',
    variantsAt: (operation, contract) => [
      ...(operation.isRead && isOfUser(operation) && isList(contract, operation)
        ? [{ title: 'with a row of another', mistake: deeds.anothersRow }]
        : []),
      ...(isOfUser(operation) && operation.responses.has('404') && namesThing(operation, contract)
        ? [{ title: 'for the things of others, too', mistake: deeds.opensToOthers }]
        : []),
    ],
  },
  {
    name: 'saved in part',
    variantsAt: (operation, { document }) =>
      invalidated(operation).length > 0 &&
      sentPlaces(document, operation).filter(({ path }) => !path.includes('.')).length > 1
        ? [{ title: 'the right fields of a refused body are saved', mistake: deeds.savesPart }]
        : [],
  },
  {
    name: 'deed that does nothing',
    variantsAt: (operation, contract) => {
      const reads = invalidated(operation)
      const writes = contract.operations.filter(
        ({ id, isRead, access }) => !isRead && id !== operation.id && access !== 'public',
      )
      return !operation.isRead && reads.length > 0 && operation.access !== 'public'
        ? [
            {
              title: 'shows nowhere',
              mistake: deeds.showsNowhere(reads, new Set(writes.map(({ id }) => id))),
            },
          ]
        : []
    },
  },
  {
    name: 'field not saved',
    variantsAt: (operation, { document }) =>
      invalidated(operation).length > 0
        ? sentPlaces(document, operation)
            .filter(({ path, required }) => !required && !path.includes('.'))
            .map(({ path }) => ({ title: `${path} isn’t saved`, mistake: deeds.doesNotSave(path) }))
        : [],
  },
  {
    name: 'idempotency ignored',
    variantsAt: ({ isIdempotent }) =>
      isIdempotent
        ? [
            { title: 'each call counts', mistake: deeds.everyTime },
            { title: 'a key serves for another body', mistake: deeds.keyForAnything },
          ]
        : [],
  },
  {
    name: 'no token needed',
    variantsAt: (operation) =>
      operation.access === 'protected'
        ? [
            { title: 'nobody has to sign in', mistake: deeds.needsNoToken(operation, false) },
            { title: 'any token will do', mistake: deeds.needsNoToken(operation, true) },
          ]
        : [],
  },
  { name: 'header', variantsAt: headersAt },
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
    name: 'bound',
    variantsAt: (operation, contract) =>
      boundsAt(operation, contract).flatMap((bound) => {
        const told = `${bound.name} at ${bound.keyword} ${bound.bound}`
        return [
          { title: `refuses ${told}`, mistake: values.refusesBound(bound) },
          { title: `takes beyond ${told}`, mistake: values.takesBeyond(bound) },
        ]
      }),
  },
  {
    name: 'non-ASCII',
    variantsAt: (operation, { document }) => {
      const texts = [
        ...sentPlaces(document, operation).filter(
          (place) => isText(place) && !/\.|passw|token|captcha|secret/.test(place.path),
        ),
        ...query(operation)
          .map(({ name, schema }) => ({ path: name, node: flatten(document, schema).node, required: false }))
          .filter((place) => isText(place) && place.path === 'search'),
      ]
      return texts.length > 0
        ? [
            { title: 'other letters become question marks', mistake: values.asksInAscii },
            ...texts.map(({ path }) => ({
              title: `${path} has to be ASCII`,
              mistake: values.refusesForeign(path),
            })),
          ]
        : []
    },
  },
  {
    name: 'hundredth',
    variantsAt: atPlaces(isDecimal, 'a hundredth more in', (path) => field(path, values.hundredthMore)),
  },
  {
    name: 'zero taken',
    variantsAt: (operation, { document }) =>
      sentPlaces(document, operation)
        .filter((place) => isDecimal(place) && !place.path.includes('.'))
        .map(({ path }) => ({
          title: `${path} may be nothing`,
          mistake: values.takesNothing(path, '100.00'),
        })),
  },
]
