import { isObject } from '@switchboard/oas/document'
import type { Caller, Context } from '../context/context.ts'
import type { Operation } from '../contract/contract.ts'
import { type Fields, fieldsOf } from '../rules/verdict.ts'
import { objectsIn, thingOf } from './find.ts'

const aliases: Readonly<Record<string, string>> = { service: 'api' }
const mostLists = 5

/** What a read names of the catalogue, as one row of a list has all of it: a publisher's name alone may not be the address of anything. */
export async function catalogueQuery(
  context: Context,
  operation: Operation,
  as: Caller,
): Promise<Readonly<Record<string, unknown>>> {
  const { identifiers, operations } = context.contract
  const wanted = operation.parameters.filter(
    ({ name, place }) =>
      place === 'query' && (identifiers.has(name) || name in aliases) && thingOf(name) === undefined,
  )
  if (!operation.isRead || !wanted.some(({ required }) => required)) return {}
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
    // What somebody has says more than what there is.
    .toSorted((one, other) => Number(one.access === 'public') - Number(other.access === 'public'))
  for (const list of lists.slice(0, mostLists)) {
    if (list.access !== 'public' && as === 'visitor') continue
    const { body } = await context.call(list, { as: list.access === 'public' ? 'visitor' : as })
    const row = objectsIn(fieldsOf(body).data).find((one) =>
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

const hasValue = (row: Fields, name: string): boolean => isObject(row) && typeof row[name] === 'string'
