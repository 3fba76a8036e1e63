import type { Answer, Body, Contract, Operation, Parameter } from '../contract.ts'
import { resolve } from '../resolve.ts'
import { mediaBreaks } from './media.ts'
import type { Contracts } from './pair.ts'
import { schemaBreaks } from './schemas.ts'

export function operationBreaks(contracts: Contracts, old: Operation, now: Operation): string[] {
  const found: string[] = []
  if (old.operationId !== now.operationId)
    found.push(`operationId ${old.operationId} became ${now.operationId}`)
  if (isOpen(old) && !isOpen(now)) found.push('a token is needed now')
  for (const role of old['x-roles'] ?? [])
    if (!now['x-roles']?.includes(role)) found.push(`role ${role} may no longer call it`)
  return [
    ...found,
    ...parameterBreaks(contracts, old, now),
    ...bodyBreaks(contracts, old.requestBody, now.requestBody),
    ...Object.entries(old.responses).flatMap(([status, answer]) =>
      answerBreaks(contracts, status, answer, now.responses[status]),
    ),
  ]
}

const isOpen = ({ security = [] }: Operation) =>
  security.length === 0 || security.some((need) => Object.keys(need).length === 0)

function parameterBreaks(contracts: Contracts, old: Operation, now: Operation): string[] {
  const listOf = (contract: Contract, list: Parameter[] = []) =>
    new Map(list.map((one) => resolve(contract, one)).map((one) => [`${one.in} ${one.name}`, one]))
  const was = listOf(contracts.before, old.parameters)
  const is = listOf(contracts.after, now.parameters)
  const removed = [...was.keys()].filter((key) => !is.has(key)).map((key) => `${key} is no longer taken`)
  const forced = [...is]
    .filter(([key, one]) => one.required && !was.get(key)?.required)
    .map(([key]) => `${key} must now be sent`)
  const changed = [...was].flatMap(([key, one]) => {
    const next = is.get(key)?.schema
    if (!one.schema || !next) return []
    return schemaBreaks({ ...contracts, side: 'request' }, one.schema, next, key)
  })
  return [...removed, ...forced, ...changed]
}

function bodyBreaks(contracts: Contracts, old?: Body, now?: Body): string[] {
  if (!now) return old ? ['a body is no longer taken'] : []
  const next = resolve(contracts.after, now)
  if (!old) return next.required ? ['a body must now be sent'] : []
  const last = resolve(contracts.before, old)
  const forced = next.required && !last.required ? ['a body must now be sent'] : []
  return [...forced, ...mediaBreaks({ ...contracts, side: 'request' }, last.content, next.content, 'body')]
}

function answerBreaks(contracts: Contracts, status: string, old: Answer, now?: Answer): string[] {
  if (!now) return [`${status} is no longer answered`]
  const last = resolve(contracts.before, old)
  const next = resolve(contracts.after, now)
  const headers = Object.keys(last.headers ?? {}).filter((name) => !next.headers?.[name])
  const media = mediaBreaks({ ...contracts, side: 'answer' }, last.content, next.content, status)
  return [...headers.map((name) => `${status} no longer carries ${name}`), ...media]
}
