import { isObject } from '@switchboard/oas/document'
import type { Operation } from '../contract/contract.ts'
import { mediaOf } from '../http/write-request.ts'
import type { CallInput } from './context.ts'
import { Unwritable } from './stops.ts'

const written = /[/+]json\b|^multipart\/form-data|^application\/x-www-form-urlencoded|\*/

/** Throws Unwritable for a call that would be refused for what the checker does not know, whatever the backend does. */
export function requireWritable(operation: Operation, { path = {}, body, raw }: CallInput): void {
  const unnamed = [...operation.path.matchAll(/\{([^{}]+)\}/g)].find(
    ([, name = '']) => path[name] === undefined,
  )
  if (unnamed)
    throw new Unwritable(
      operation.method === 'DELETE'
        ? `there is nothing that the run itself made, and ${unnamed[0]} could name`
        : `no response, link or example shows a value for ${unnamed[0]}`,
    )
  const type = mediaOf(operation)?.type ?? ''
  if (!raw && (isObject(body) || Array.isArray(body)) && !written.test(type))
    throw new Unwritable(`its body is ${type}, which the checker can’t write`)
}
