import type { Contract, Operation } from '../../src/contract/contract.ts'
import * as deeds from './deeds.ts'
import { invalidated, isList, type Kind, query } from './kind.ts'
import { sentPlaces } from './places.ts'

const isOfUser = ({ access, roles }: Operation): boolean => access === 'protected' && roles.includes('USER')
const namesThing = (operation: Operation, { document }: Contract): boolean =>
  [
    ...query(operation).map(({ name }) => name),
    ...sentPlaces(document, operation).map(({ path }) => path),
  ].some((name) => /_id$|Id$|_ids$|reference_number$/.test(name) && !/product|plan|sku|actor/.test(name))

/** What is done for the wrong caller, not at all, in part or twice. */
export const kindsOfDeeds: readonly Kind[] = [
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
    // Of what is made anew with the rest of an earlier call, nothing can be seen but by whoever could be made twice.
    variantsAt: (operation, { document }) =>
      invalidated(operation).length > 0 &&
      ['PUT', 'PATCH'].includes(operation.method) &&
      operation.access !== 'public' &&
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
]
