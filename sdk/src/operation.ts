import type { Client, FetchOptions, FetchResponse } from 'openapi-fetch'
import type { CallResult } from './unwrap.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The paths that have an operation of this method. */
export type PathWith<Paths, M extends Method> = {
  [P in keyof Paths]: Paths[P] extends { readonly [K in M]: object } ? P : never
}[keyof Paths] &
  string

type Operation<Paths, P extends keyof Paths, M extends Method> =
  Paths[P] extends Record<M, infer Op extends Record<string, unknown>> ? Op : never

/** The init of an openapi-fetch call: `{ params?, body?, headers?, signal?, … }`. */
export type InitOf<Paths, P extends keyof Paths, M extends Method> = FetchOptions<Operation<Paths, P, M>>

/** An argument that may be left out when the operation needs none. */
export type InitArgs<Init> = Partial<Init> extends Init ? [init?: Init] : [init: Init]

/** The body of a good response. */
export type DataOf<Paths, P extends keyof Paths, M extends Method> = NonNullable<
  FetchResponse<Operation<Paths, P, M>, unknown, `${string}/${string}`>['data']
>

type Request = (method: Method, path: string, init?: object) => Promise<CallResult<unknown>>

/** A client’s `request` for names known at run time only. The functions that use it carry the types. */
export function requestOf<Paths extends object>(client: Client<Paths>): Request {
  return client.request as unknown as Request
}
