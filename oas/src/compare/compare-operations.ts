import type { Input, Operation, Response } from '../types.ts'
import { added, type Change, changed, code, deprecated, removed } from './change.ts'
import { compareContent, compareHeaders, compareWriting, counterparts } from './compare-exchange.ts'
import { compareSchemas } from './compare-schemas.ts'
import { compareSecurity } from './compare-security.ts'
import { type Pair, type SchemaSides, sidesOf } from './fits.ts'

/** Changes of an operation that its callers notice. */
export function compareOperations(old: Operation, now: Operation): Change[] {
  const sides = sidesOf(old.schemas, now.schemas)
  return [
    ...deprecation(old, now),
    ...price(old, now),
    ...compareSecurity(old, now),
    ...compareInputs(sides, old.inputs, now.inputs),
    ...body(sides, old.body, now.body),
    ...responses(sides, old.responses, now.responses),
  ]
}

export function deprecation(
  old: Pick<Operation, 'deprecated'>,
  now: Pick<Operation, 'deprecated'>,
): Change[] {
  if (old.deprecated === now.deprecated) return []
  return now.deprecated
    ? [deprecated('Deprecated. It still works, but avoid it in new code.')]
    : [changed('No longer deprecated.')]
}

function price(old: Operation, now: Operation): Change[] {
  if (old.price === now.price && old.price_unit === now.price_unit) return []
  const words = ({ price, price_unit }: Operation) =>
    price === null || !/[1-9]/.test(price) ? 'free' : `${price} credits a ${price_unit ?? 'call'}`
  const [was, is] = [words(old), words(now)]
  return was === is ? [] : [changed(`Price changed from ${was} to ${is}.`)]
}

function body(sides: SchemaSides, old: Operation['body'], now: Operation['body']): Change[] {
  if (!old && !now) return []
  if (!now) return [removed('The request body is no longer accepted.')]
  if (!old)
    return [
      added(
        now.required ? 'A request body is now required.' : 'A request body is now accepted.',
        now.required,
      ),
    ]
  const forced = now.required && !old.required ? [changed('The request body is now required.', true)] : []
  const eased = old.required && !now.required ? [changed('The request body is now optional.')] : []
  const content = compareContent({ ...sides, side: 'request' }, old.content, now.content, { place: 'body' })
  return [...forced, ...eased, ...content]
}

function responses(sides: SchemaSides, old: Operation['responses'], now: Operation['responses']): Change[] {
  const pair: Pair = { ...sides, side: 'response' }
  const isNew = (one: Response, others: readonly Response[]) =>
    !others.some(({ status }) => status === one.status)
  const gone = old.filter((one) => isNew(one, now))
  const isMissed = (one: Response) => one.status.startsWith('2') && counterparts(one, old, now).length === 0
  const common = old.flatMap((one) =>
    counterparts(one, old, now).flatMap((next) => {
      const place = `${one.status} response`
      return [
        ...compareHeaders(pair, one.headers, next.headers, place),
        ...compareContent(pair, one.content, next.content, { place }),
      ]
    }),
  )
  return [
    ...gone.map((one) => removed(`No longer returns ${one.status}.`, isMissed(one))),
    ...now.filter((one) => isNew(one, old)).map(({ status }) => added(`May now return ${status}.`)),
    ...common,
  ]
}

const placeNames: Readonly<Record<Input['place'], string>> = {
  path: 'path parameter',
  query: 'query parameter',
  querystring: 'query string',
  header: 'header',
  cookie: 'cookie',
}

function compareInputs(sides: SchemaSides, old: readonly Input[], now: readonly Input[]): Change[] {
  const [was, is] = [keyed(old), keyed(now)]
  const gone = [...was].filter(([key, { place }]) => !is.has(key) && place !== 'path')
  const come = [...is].filter(([key, { place }]) => !was.has(key) && place !== 'path')
  return [
    ...gone.map(([, input]) => removed(`The ${words(input)} is no longer accepted.`)),
    ...come.map(([, input]) =>
      added(input.required ? `New required ${words(input)}.` : `New ${words(input)}.`, input.required),
    ),
    ...[...was].flatMap(([key, input]) => {
      const next = is.get(key)
      return next ? compareInput(sides, input, next) : []
    }),
  ]
}

/** Names in the path are the document's own: callers only see what stands in their place. */
export const keyed = (list: readonly Input[]) =>
  new Map(
    list.map((input, index) => [
      input.place === 'path' ? `path ${index}` : `${input.place} ${nameOf(input)}`,
      input,
    ]),
  )

/** Headers have no capitals. */
const nameOf = ({ place, name }: Input) => (place === 'header' ? name.toLowerCase() : name)

export const words = ({ place, name }: Input) => `${placeNames[place]} ${code(name)}`

function compareInput(sides: SchemaSides, old: Input, now: Input): Change[] {
  const changes: Change[] = []
  if (now.required && !old.required) changes.push(changed(`The ${words(now)} is now required.`, true))
  if (old.required && !now.required) changes.push(changed(`The ${words(now)} is now optional.`))
  if (now.deprecated && !old.deprecated) changes.push(deprecated(`The ${words(now)} is deprecated.`))
  const pair: Pair = { ...sides, side: 'request' }
  return [
    ...changes,
    ...compareWriting(pair, old, now, now.name),
    ...compareSchemas(pair, old.schema, now.schema, now.name),
  ]
}
