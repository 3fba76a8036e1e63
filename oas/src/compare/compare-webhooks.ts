import type { Callback, Input, Operation } from '../types.ts'
import { added, type Change, changed, code, removed } from './change.ts'
import { compareContent, compareWriting, hasStatus } from './compare-exchange.ts'
import { deprecation, keyed, words } from './compare-operations.ts'
import { compareSchemas } from './compare-schemas.ts'
import { type Pair, sidesOf } from './fits.ts'

type Exchange = Pick<Operation, 'deprecated' | 'inputs' | 'body' | 'responses' | 'schemas'>

/** Calls that the API makes after a call of the operation. */
export function compareCallbacks({ callbacks = [], schemas }: Operation, now: Operation): Change[] {
  const [was, is] = [callbacks, now.callbacks ?? []].map(byCall)
  return [...(was ?? [])].flatMap(([key, callback]) => {
    const next = is?.get(key)
    if (!next) return [removed(`The callback ${code(callback.name)} is no longer sent.`)]
    return compareWebhooks({ ...callback, schemas }, { ...next, schemas: now.schemas }).map((change) => ({
      ...change,
      text: `Callback ${code(next.name)}: ${change.text}`,
    }))
  })
}

const byCall = (callbacks: readonly Callback[]) =>
  new Map(callbacks.map((callback) => [`${callback.name} ${callback.method} ${callback.url}`, callback]))

/** Changes that receivers of the API's own calls notice: payloads may become narrower, responses wider. */
export function compareWebhooks(old: Exchange, now: Exchange): Change[] {
  const sides = sidesOf(old.schemas, now.schemas)
  return [
    ...deprecation(old, now),
    ...sentInputs({ ...sides, side: 'response' }, old.inputs, now.inputs),
    ...sentBody({ ...sides, side: 'response' }, old.body, now.body),
    ...expectedResponses({ ...sides, side: 'request' }, old.responses, now.responses),
  ]
}

function sentBody(pair: Pair, old: Operation['body'], now: Operation['body']): Change[] {
  if (!old && !now) return []
  if (!now) return [removed('The request body is no longer sent.')]
  if (!old) return [added('A request body is now sent.')]
  return compareContent(pair, old.content, now.content, { place: 'body', verb: 'sent' })
}

function sentInputs(pair: Pair, old: readonly Input[], now: readonly Input[]): Change[] {
  const [was, is] = [keyed(old), keyed(now)]
  const gone = [...was].filter(([key]) => !is.has(key))
  const come = [...is].filter(([key]) => !was.has(key))
  return [
    ...gone.map(([, input]) => removed(`The ${words(input)} is no longer sent.`)),
    ...come.map(([, input]) => added(`New ${words(input)}.`)),
    ...[...was].flatMap(([key, input]) => {
      const next = is.get(key)
      if (!next) return []
      const missing =
        input.required && !next.required ? [changed(`The ${words(next)} may now be missing.`, true)] : []
      return [
        ...missing,
        ...compareWriting(pair, input, next, next.name),
        ...compareSchemas(pair, input.schema, next.schema, next.name),
      ]
    }),
  ]
}

function expectedResponses(pair: Pair, old: Operation['responses'], now: Operation['responses']): Change[] {
  const come = now.filter(({ status }) => !old.some((one) => one.status === status))
  return [
    ...come.map(({ status }) => added(`A ${status} response is now accepted.`)),
    ...old.flatMap((one) => {
      const { status, content } = one
      const next =
        now.find((other) => other.status === status) ??
        now.find((other) => hasStatus(other, one) || other.status === 'default')
      if (!next) return [removed(`A ${status} response is no longer accepted.`, status.startsWith('2'))]
      return compareContent(pair, content, next.content, { place: `${status} response`, verb: 'accepted' })
    }),
  ]
}
