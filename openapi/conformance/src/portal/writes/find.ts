import type { Fields } from '../../engine/rules/verdict.ts'
import { objectsIn } from '../objects-in.ts'

export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Names of what is everybody's: the catalogue, its prices and its plans. */
const shared =
  /^(api|publisher|tag|version|operation|operation_id|service|product_id|product_version_id|plan_id|sku_id|insight_id|lead_id|id|sso_id|device_id|method|path|filename|actor_id)$/

/** The thing that a field names, such as `webhook_id`; undefined for a field that names none, or what is everybody's. */
export function thingOf(name: string): string | undefined {
  const single = snakeCase(name).replace(/_ids$/, '_id')
  if (shared.test(single)) return undefined
  return /_id$|^reference_number$/.test(single) ? single : undefined
}

export interface Named {
  readonly thing: string
  readonly value: string
}

/** The things named in a value, each once. */
export function namedIn(value: unknown): readonly Named[] {
  const names = objectsIn(value).flatMap((object) =>
    Object.entries(object).flatMap(([name, field]) => {
      const thing = thingOf(name)
      const values = Array.isArray(field) ? field : [field]
      return thing === undefined
        ? []
        : values.flatMap((one) => (typeof one === 'string' && one !== '' ? [{ thing, value: one }] : []))
    }),
  )
  return [...new Map(names.map((one) => [`${one.thing} ${one.value}`, one])).values()]
}

/** The same without people: they say of whom and by whom something is, not which thing. */
export const thingsIn = (value: unknown): readonly Named[] => namedIn(value).filter((one) => !isPerson(one))

/** The names of things in a value, of whatever kind. */
export const idsIn = (value: unknown): ReadonlySet<string> =>
  new Set(namedIn(value).map(({ value: id }) => id))

/** The objects that are named so. */
export const objectsOf = (value: unknown, { thing, value: id }: Named): readonly Fields[] =>
  objectsIn(value).filter((object) => object[thing] === id)

/** Whether it names a person or a request. */
export const isPerson = ({ thing }: Named): boolean =>
  ['user_id', 'account_id', 'actor_id', 'request_id'].includes(thing)
