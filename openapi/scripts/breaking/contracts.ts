import { compareOperations } from '@switchboard/oas/compare'
import { type JsonObject, readReference } from '@switchboard/oas/document'
import type { Contract, Operation } from '../contract.ts'
import { operationsOf } from '../operations.ts'

/** Everything that a client of the earlier contract could trip over, one sentence each. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const now = new Map(operationsOf(after).map((entry) => [entry.key, entry.operation]))
  const [was, is] = [before, after].map(referencesOf)
  /** A break in a schema that several operations share is listed with the first of them. */
  const listed = new Set<string>()
  return operationsOf(before).flatMap(({ key, operation }) => {
    const next = now.get(key)
    const [old, current] = [was?.get(key), is?.get(key)]
    if (!next || !old || !current) return [`${key}: removed`]
    const breaks = compareOperations(old, current).filter(
      ({ breaking, schema, text }) => breaking && !(schema && listed.has(text)),
    )
    for (const { schema, text } of breaks) if (schema) listed.add(text)
    return [...promiseBreaks(operation, next), ...breaks.map(({ text }) => text.replaceAll('`', ''))].map(
      (sentence) => `${key}: ${sentence}`,
    )
  })
}

const referencesOf = (contract: Contract) =>
  new Map(
    readReference(contract as unknown as JsonObject).operations.map((operation) => [
      `${operation.method} ${operation.path}`,
      operation,
    ]),
  )

/** Promises of our contract beyond those of any API: names in generated code, roles, and every status. */
function promiseBreaks(old: Operation, now: Operation): string[] {
  const renamed = old.operationId !== now.operationId
  const roles = (old['x-roles'] ?? []).filter((role) => !now['x-roles']?.includes(role))
  // That a success is no longer returned breaks callers of any API.
  const statuses = Object.keys(old.responses).filter(
    (status) => !status.startsWith('2') && !now.responses[status],
  )
  return [
    ...(renamed ? [`operationId changed from ${old.operationId} to ${now.operationId}`] : []),
    ...roles.map((role) => `role ${role} may no longer call it`),
    ...statuses.map((status) => `no longer returns ${status}`),
  ]
}

/** The breaking changes, unless the major version rose: then they are announced and allowed. */
export function forbiddenChanges(before: Contract, after: Contract): string[] {
  return major(after) > major(before) ? [] : breakingChanges(before, after)
}

const major = ({ info }: Contract) => Number.parseInt(info.version, 10)
