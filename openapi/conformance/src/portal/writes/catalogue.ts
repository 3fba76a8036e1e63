import { asArray, isObject } from '@switchboard/oas/document'
import type { Caller, Context } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { flatten } from '../../engine/generate/flat-schema.ts'
import { mediaOf } from '../../engine/http/write-request.ts'
import { type Fields, fieldsOf } from '../../engine/rules/verdict.ts'
import { objectsIn } from '../objects-in.ts'
import { thingOf } from './find.ts'
import { isReading } from './names.ts'

const aliases: Readonly<Record<string, string>> = { service: 'api' }
const mostLists = 5

interface Name {
  readonly name: string
  readonly required: boolean
}

/**
 * A read's parameters from one row of the catalogue, taken together: a publisher's name alone may not be the address
 * of anything.
 */
export const catalogueQuery = async (context: Context, operation: Operation, as: Caller): Promise<Values> =>
  operation.isRead
    ? namesOf(context, operation, {
        as,
        names: operation.parameters.filter(({ place }) => place === 'query'),
      })
    : {}

/** The same of what is read by a body. */
export async function catalogueBody(context: Context, operation: Operation, as: Caller): Promise<Values> {
  if (operation.isRead || !isReading(context, operation)) return {}
  const { node } = flatten(context.contract.document, mediaOf(operation)?.schema)
  const names = asArray(node.required).map((name) => ({ name: String(name), required: true }))
  return namesOf(context, operation, { as, names })
}

type Values = Readonly<Record<string, unknown>>

async function namesOf(
  context: Context,
  operation: Operation,
  { as, names }: { readonly as: Caller; readonly names: readonly Name[] },
): Promise<Values> {
  const { identifiers, operations } = context.contract
  const wanted = names.filter(
    ({ name }) => (identifiers.has(name) || name in aliases) && thingOf(name) === undefined,
  )
  if (!wanted.some(({ required }) => required)) return {}
  const fieldOf = (name: string) => aliases[name] ?? name
  const lists = operations
    .filter(
      (one) =>
        one.isRead &&
        one.id !== operation.id &&
        !one.responses.has('429') &&
        /json/.test(one.responses.get('200')?.media[0]?.type ?? '') &&
        /subscription$|api-list|catalogue$|prices|admin\/apis$/.test(one.path) &&
        !one.parameters.some(({ required }) => required) &&
        (one.access === 'public' ||
          (as === 'admin' ? one.roles.includes('ADMIN') : one.roles.includes('USER'))),
    )
    // An account's own things say more than public ones.
    .toSorted((one, other) => Number(one.access === 'public') - Number(other.access === 'public'))
  for (const list of lists.slice(0, mostLists)) {
    if (list.access !== 'public' && as === 'visitor') continue
    const { body } = await context.call(list, { as: list.access === 'public' ? 'visitor' : as })
    const row = activeFirst(objectsIn(fieldsOf(body).data)).find((one) =>
      wanted.every(
        ({ name, required }) => hasValue(one, fieldOf(name)) || (!required && fieldOf(name) in one),
      ),
    )
    if (!row) continue
    return Object.fromEntries(
      wanted.flatMap(({ name }) => (hasValue(row, fieldOf(name)) ? [[name, row[fieldOf(name)]]] : [])),
    )
  }
  return {}
}

/** Cancelled things may not be readable. */
const activeFirst = (objects: readonly Fields[]): readonly Fields[] =>
  objects.toSorted((one, other) => Number(other.status === 'ACTIVE') - Number(one.status === 'ACTIVE'))

const hasValue = (row: Fields, name: string): boolean => isObject(row) && typeof row[name] === 'string'
