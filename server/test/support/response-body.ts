import type { components, paths } from '@switchboard/sdk'

type Schemas = components['schemas']

/** The path of the contract that an address asks for, when it is written out; its query does not matter. */
type PathOf<Address> = Address extends `/portal-api${infer Rest}`
  ? Rest extends `${infer Path}?${string}`
    ? Path
    : Rest
  : never

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never

/** An operation's successful response: where there is a 200, a 202 only describes what is left to do. */
export type SuccessOf<Responses> = 200 extends keyof Responses
  ? JsonOf<Responses[200]>
  : JsonOf<Responses[keyof Responses & (201 | 202)]>

type Success<Method, Path> = Path extends keyof paths
  ? Method extends Uppercase<keyof paths[Path] & string>
    ? paths[Path][Lowercase<Method> & keyof paths[Path]] extends { responses: infer Responses }
      ? SuccessOf<Responses>
      : never
    : never
  : never

/** Of an address that is put together, or of no operation: each test says what it looks into. */
interface UntypedBody {
  readonly data?: object
  readonly meta?: object
  readonly code?: string
  readonly detail?: string
  readonly errors?: { pointer: string; code: string; message: string }[]
  readonly [field: string]: unknown
}
type ProblemFields = Partial<Schemas['Problem']>

/**
 * The body of a response, by the contract's own types: an operation's success, or a problem. It was checked against
 * the contract before it was sent.
 */
export type ResponseBody<Method, Address> = [Success<Method, PathOf<Address>>] extends [never]
  ? UntypedBody
  : Success<Method, PathOf<Address>> & ProblemFields
