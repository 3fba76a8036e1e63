import type { MutationFunction, MutationFunctionContext, UseMutationOptions } from '@tanstack/react-query'
import type { Client } from 'openapi-fetch'
import type { ApiError } from '../api-error.ts'
import { idempotentOperations } from '../generated/operations.ts'
import { type DataOf, type InitOf, type Method, type PathWith, requestOf } from '../operation.ts'
import { randomId } from '../random-id.ts'
import { unwrap } from '../unwrap.ts'
import { loadInvalidations } from './invalidation.ts'
import { mutationKey } from './keys.ts'

/** The argument of `mutate`: the call’s init, or nothing if the operation needs none. */
// biome-ignore lint/suspicious/noConfusingVoidType: it is what lets mutate() be called without an argument
type Variables<Init> = Partial<Init> extends Init ? Init | void : Init

export type WriteOptions<Data, Init> = UseMutationOptions<Data, ApiError, Variables<Init>> & {
  mutationKey: readonly [operation: string]
  mutationFn: MutationFunction<Data, Variables<Init>>
}

/**
 * Options of a write, for `useMutation`. `mutate({ body })` takes what the call takes; errors are ApiError.
 * An operation that takes an Idempotency-Key gets one for each `mutate`, kept across the retries of it. To repeat
 * an intent by a new `mutate`, pass the key yourself: `mutate({ body, headers: { 'Idempotency-Key': key } })`.
 */
export function mutationOptions<
  Paths extends object,
  M extends Exclude<Method, 'get'>,
  P extends PathWith<Paths, M>,
>(client: Client<Paths>, method: M, path: P): WriteOptions<DataOf<Paths, P, M>, InitOf<Paths, P, M>> {
  const key = mutationKey(method, path)
  const idempotent = idempotentOperations.has(key[0])
  return {
    mutationKey: key,
    mutationFn: (variables, context) => {
      // Beside the call, which does not wait for it.
      loadInvalidations().catch(() => {})
      const init = { ...(variables as Init | undefined) }
      if (idempotent) init.headers = withKey(init, context)
      return unwrap(requestOf(client)(method, path, init)) as Promise<DataOf<Paths, P, M>>
    },
  }
}

type Init = { headers?: HeadersInit; params?: { header?: Record<string, unknown> } }

// TanStack makes one context for each `mutate` and hands it to all retries. Held here and not in the options,
// because a component that renders between two retries hands in new options.
const keys = new WeakMap<MutationFunctionContext, string>()

function withKey({ headers, params }: Init, context: MutationFunctionContext): Headers {
  const all = new Headers(headers)
  const key = keys.get(context) ?? randomId()
  keys.set(context, key)
  if (!all.has('Idempotency-Key') && !params?.header?.['Idempotency-Key']) all.set('Idempotency-Key', key)
  return all
}
