import type { JsonObject } from '@switchboard/oas/document'
import { asArray } from '@switchboard/oas/document'
import type { Context } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { propertiesOf } from '../../engine/generate/flat-schema.ts'
import { mediaOf } from '../../engine/http/write-request.ts'
import { thingOf } from './find.ts'

interface Names {
  readonly in: ReadonlySet<string>
  readonly out: ReadonlySet<string>
}
const namesKnown = new WeakMap<Operation, Names>()

/** The things that an operation is told of, and those that its success tells of. */
export function names({ contract }: Context, operation: Operation): Names {
  const known = namesKnown.get(operation)
  if (known) return known
  const success = [...operation.responses].find(([status]) => status.startsWith('2'))?.[1]
  const things = (schema: JsonObject | undefined) =>
    [...propertiesOf(contract.document, schema)].flatMap((name) => thingOf(name) ?? [])
  const parameters = operation.parameters.filter(({ place }) => place === 'query' || place === 'path')
  const found = {
    in: new Set([
      ...things(mediaOf(operation)?.schema),
      ...parameters.flatMap(({ name }) => thingOf(name) ?? []),
    ]),
    out: new Set(things(success?.media[0]?.schema)),
  }
  namesKnown.set(operation, found)
  return found
}

/** Every field that its success may have. */
export function fieldNames({ contract }: Context, { responses }: Operation): ReadonlySet<string> {
  const success = [...responses].find(([status]) => status.startsWith('2'))?.[1]
  return propertiesOf(contract.document, success?.media[0]?.schema)
}

/** Whether it only shows something: a GET, what is called so, or what another operation makes stale and which makes nothing stale itself. */
export const isReading = ({ contract }: Context, { id, isRead, raw }: Operation): boolean =>
  isRead ||
  (asArray(raw['x-invalidates']).length === 0 &&
    (/^(get|list)[A-Z]/.test(id) ||
      contract.operations.some((one) => asArray(one.raw['x-invalidates']).includes(id))))
