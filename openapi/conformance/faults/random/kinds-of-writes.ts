import { asArray } from '@switchboard/oas/document'
import type { Contract, Operation } from '../../src/engine/contract/contract.ts'
import { typesOf } from '../../src/engine/generate/flat-schema.ts'
import { mediaOf } from '../../src/engine/http/write-request.ts'
import { invalidated, isInReach, isList, isShownSomewhere, type Kind, query, schemasOf } from './kind.ts'
import { partsOf, savesOtherwise } from './parts.ts'
import { isDecimal, isText, sentPlaces } from './places.ts'
import * as mistakes from './writes.ts'

const isOfUser = ({ access, roles }: Operation): boolean => access === 'protected' && roles.includes('USER')
const namesThing = (operation: Operation, { document }: Contract): boolean =>
  [
    ...query(operation).map(({ name }) => name),
    ...sentPlaces(document, operation).map(({ path }) => path),
  ].some((name) => /_id$|Id$|_ids$|reference_number$/.test(name) && !/product|plan|sku|actor/.test(name))

/** Whether one of several fields is shown by a read: that much can be saved of a body that is refused for another one. */
function hasShownPart(contract: Contract, operation: Operation): boolean {
  const fields = sentPlaces(contract.document, operation).filter(({ path }) => !path.includes('.'))
  const shown = fields.filter(({ path }) => !/_id$/.test(path) && isShownSomewhere(contract, operation, path))
  return fields.length > 1 && shown.length > 0 && !fields.some(({ path }) => path === 'challenge_token')
}

/** Effects for the wrong caller, missing, partial or doubled. */
export const kindsOfWrites: readonly Kind[] = [
  {
    name: 'another’s row',
    variantsAt: (operation, contract) => [
      ...(operation.isRead && isOfUser(operation) && isList(contract, operation)
        ? [{ title: 'with a row of another', mistake: mistakes.anothersRow }]
        : []),
      ...(isOfUser(operation) && operation.responses.has('404') && namesThing(operation, contract)
        ? [{ title: 'for the things of others, too', mistake: mistakes.opensToOthers }]
        : []),
    ],
  },
  {
    name: 'saved in part',
    // Of what is made anew with the rest of an earlier call, nothing can be seen but by whoever could be made twice.
    // Nor of what no read shows.
    variantsAt: (operation, contract) =>
      invalidated(operation).length > 0 &&
      ['PUT', 'PATCH'].includes(operation.method) &&
      operation.access !== 'public' &&
      isInReach(operation) &&
      hasShownPart(contract, operation)
        ? [{ title: 'the right fields of a refused body are saved', mistake: mistakes.savesPart }]
        : [],
  },
  {
    name: 'write that does nothing',
    variantsAt: (operation, contract) => {
      const reads = invalidated(operation)
      const writes = contract.operations.filter(
        ({ id, isRead, access }) => !isRead && id !== operation.id && access !== 'public',
      )
      return !operation.isRead && reads.length > 0 && operation.access !== 'public' && isInReach(operation)
        ? [
            {
              title: 'shows nowhere',
              mistake: mistakes.showsNowhere(reads, new Set(writes.map(({ id }) => id))),
            },
          ]
        : []
    },
  },
  {
    name: 'field not saved',
    variantsAt: (operation, contract) =>
      invalidated(operation).length > 0 && isInReach(operation)
        ? sentPlaces(contract.document, operation)
            .filter(
              ({ path, required, node }) =>
                !required &&
                asArray(node.enum).length !== 1 &&
                node.const === undefined &&
                !/\.|_id$/.test(path) &&
                isShownSomewhere(contract, operation, path),
            )
            .map(({ path }) => ({ title: `${path} isn’t saved`, mistake: mistakes.doesNotSave(path) }))
        : [],
  },
  {
    name: 'field saved in part',
    variantsAt: (operation, contract) => {
      const schema = mediaOf(operation)?.schema
      if (
        !schema ||
        invalidated(operation).length === 0 ||
        operation.access === 'public' ||
        !isInReach(operation)
      )
        return []
      return sentPlaces(contract.document, operation)
        .filter(
          ({ path }) =>
            !path.includes('.') &&
            !/_id$|passw|token|secret|key$/.test(path) &&
            isShownSomewhere(contract, operation, path),
        )
        .flatMap((place) =>
          partsOf(typesOf(place.node), isDecimal(place), isText(place)).map(({ title, change }) => ({
            title: `${place.path} ${title}`,
            mistake: savesOtherwise({ name: place.path, change, schemas: schemasOf(contract), schema }),
          })),
        )
    },
  },
  {
    name: 'idempotency ignored',
    variantsAt: ({ isIdempotent }) =>
      isIdempotent
        ? [
            { title: 'each call counts', mistake: mistakes.everyTime },
            { title: 'a key serves for another body', mistake: mistakes.keyForAnything },
          ]
        : [],
  },
  {
    name: 'no token needed',
    variantsAt: (operation) =>
      operation.access === 'protected'
        ? [
            { title: 'nobody has to sign in', mistake: mistakes.needsNoToken(operation, false) },
            { title: 'any token will do', mistake: mistakes.needsNoToken(operation, true) },
          ]
        : [],
  },
]
