import { asArray } from '@switchboard/oas/document'
import type { Contract, Operation } from '../../src/engine/contract/contract.ts'
import { createSchemaCheck, type SchemaCheck } from '../../src/engine/contract/schema-check.ts'
import { typesOf } from '../../src/engine/generate/flat-schema.ts'
import { leftAlone } from '../../src/portal/left-alone.ts'
import { recipes } from '../../src/portal/writes/recipes.ts'
import type { Mistake } from '../fault.ts'
import { answeredPlaces, type Place } from './places.ts'

/** One way in which a mistake of a kind can be made at an operation. */
export interface Variant {
  readonly title: string
  readonly mistake: Mistake
}

/** A mistake that any backend can make, wherever it can be made. */
export interface Kind {
  readonly name: string
  /** Empty where the operation has no place for it. */
  variantsAt(operation: Operation, contract: Contract): readonly Variant[]
}

export const answered = ({ document }: Contract, operation: Operation) => answeredPlaces(document, operation)
export const query = ({ parameters }: Operation) => parameters.filter(({ place }) => place === 'query')
export const isList = (contract: Contract, operation: Operation): boolean =>
  answered(contract, operation).some(({ path, node }) => path === 'data' && typesOf(node).includes('array'))
export const invalidated = ({ raw }: Operation): readonly string[] =>
  asArray(raw['x-invalidates']).map(String)

export const atPlaces =
  (fits: (place: Place) => boolean, title: string, mistake: (path: string) => Mistake) =>
  (operation: Operation, contract: Contract): readonly Variant[] =>
    answered(contract, operation)
      .filter((place) => !place.path.endsWith('*') && fits(place))
      .map(({ path }) => ({ title: `${title} ${path}`, mistake: mistake(path) }))

const checks = new WeakMap<Contract, SchemaCheck>()

/** To compile the schemas takes long. */
export function schemasOf(contract: Contract): SchemaCheck {
  const known = checks.get(contract) ?? createSchemaCheck(contract.document)
  checks.set(contract, known)
  return known
}

/**
 * Whether a run can do it at all: of what would change the catalogue for everyone, charge a card or end the account, and of what takes a
 * passkey, each report says that it was left out.
 */
export const isInReach = ({ id, path }: Operation): boolean =>
  (!leftAlone.has(id) || id in recipes) &&
  !/passkey|auto-top-up\/card/.test(path) &&
  id !== 'adminDecideAdjustment'

/** Whether a read that an operation makes stale has a field of this name: of what none shows, nobody outside can tell whether it was saved. */
export const isShownSomewhere = (contract: Contract, operation: Operation, name: string): boolean =>
  contract.operations
    .filter(
      ({ id, isRead, path }) => invalidated(operation).includes(id) || (isRead && path === operation.path),
    )
    .some((read) => answered(contract, read).some(({ path }) => path.split('.').at(-1) === name))
