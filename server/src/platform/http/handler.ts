import type { Readable } from 'node:stream'
import type { operations as PortalOperations } from '@switchboard/sdk'
import type { ContentPaths } from '@switchboard/sdk/content'
import type { AppContext } from '../app-context.ts'
import type { Db, Tx } from '../db/client.ts'
import type { Reads } from '../db/reads.ts'
import type { AuthUser } from './authenticate.ts'
import type { UploadedFile } from './multipart.ts'
import type { CommittedRejection } from './problem.ts'
import type { EventStream } from './send-events.ts'

/** The calls of the portal and those of its content service. */
export type operations = PortalOperations & ContentOperations

type Responses<Id extends keyof operations> = operations[Id]['responses']
type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never
type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Content } | { 'multipart/form-data': infer Content } }
}
  ? Content
  : undefined
type Query<Id extends keyof operations> = operations[Id]['parameters'] extends { query?: infer Parameters }
  ? NonNullable<Parameters>
  : Record<string, never>
type Path<Id extends keyof operations> = operations[Id]['parameters'] extends { path: infer Parameters }
  ? Parameters
  : Record<string, never>

/** One call, past authentication and validation. */
export interface RequestContext<Id extends keyof operations, On extends Reads = Db>
  extends Omit<AppContext, 'db'> {
  readonly db: On
  readonly body: Body<Id>
  readonly query: Query<Id>
  /** Values for `{…}` in the contract's path. Not validated: a malformed one isn't found. */
  readonly path: Path<Id>
  readonly requestId: string
  /**
   * The key of a call that can be repeated. `inTransaction` handles it; handlers with transactions of their own use
   * it themselves.
   */
  readonly idempotencyKey: string | undefined
  /** Where the request came from: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string
  /** As the caller calls itself, cut to a sensible length; null where it does not. */
  readonly userAgent: string | null
  /** Files of a multipart body by field. */
  readonly files: Readonly<Record<string, UploadedFile>>
  /** `user` of a call that may come without one. */
  readonly visitor: AuthUser | undefined
  /**
   * The user of a protected operation; reading it in a public one throws. Its id is that of the account that the
   * person acts for where the operation concerns an account, and else the person's own (decision 0044).
   */
  readonly user: AuthUser
  /** The person who calls, for whichever account. */
  readonly actor: AuthUser
  /** The account that the operation concerns; null where it concerns a person alone. */
  readonly actsFor: string | null
}

type HandlerResponse<Id extends keyof operations> = {
  [Status in keyof Responses<Id> & number]: Json<Responses<Id>[Status]> extends never
    ? never
    : { readonly status: Status; readonly body: Json<Responses<Id>[Status]>; readonly etag?: string }
}[keyof Responses<Id> & number]

export type Outcome<Id extends keyof operations> = Promise<HandlerResponse<Id>>

/** A response that is not JSON: bytes that flow, under a type the contract declares. */
export interface Stream {
  readonly status: 200
  readonly type: string
  readonly filename: string
  readonly stream: Readable
}

interface JsonResponse {
  readonly status: number
  readonly body: unknown
  /** Identifies this version of a public response: caches may keep it, and a client that has it gets an empty 304. */
  readonly etag?: string
  /** A stored response of an Idempotency-Key that was used before: nothing was done again. */
  readonly replayed?: boolean
}

export type HandlerResult = JsonResponse | Stream | EventStream | CommittedRejection

export interface Handler {
  readonly transaction: boolean
  /** Whether it only reads, so that a replica will do. */
  readonly reads?: boolean
  /** Whether it counts among a user's concurrent exports. */
  readonly isExport?: boolean
  /** Done before the transaction, which gets its result. */
  readonly prepare?: (call: RequestContext<never>) => Promise<unknown>
  /** How large each file of its form may be; without, as the server takes files elsewhere. */
  readonly maxFileBytes?: number
  readonly handle: (call: RequestContext<never>, prepared?: unknown) => Promise<HandlerResult>
}

/** Endpoints call each handler with its own operation’s context, which types cannot follow through a table of all. */
export const untyped = (kind: Omit<Handler, 'handle'>, handle: unknown): Handler =>
  ({ ...kind, handle }) as Handler

/** A handler that reads, or that takes its own transactions. */
export const handler = <Id extends keyof operations>(handle: (call: RequestContext<Id>) => Outcome<Id>) =>
  untyped({ transaction: false }, handle)

/** A handler of a form with larger files than others take. It takes its own transactions, as `handler` does. */
export const uploaded = <Id extends keyof operations>(
  maxFileBytes: number,
  handle: (call: RequestContext<Id>) => Outcome<Id>,
) => untyped({ transaction: false, maxFileBytes }, handle)

/** A handler that answers a file. */
export const streamed = <Id extends keyof operations>(
  handle: (call: RequestContext<Id>) => Promise<Stream>,
) => untyped({ transaction: false }, handle)

/** A handler that answers a file which is made as it is read. */
export const exported = <Id extends keyof operations>(
  handle: (call: RequestContext<Id>) => Promise<Stream>,
) => untyped({ transaction: false, isExport: true }, handle)

/** A handler whose response continues event by event. */
export const eventStream = <Id extends keyof operations>(
  handle: (call: RequestContext<Id>) => Promise<EventStream>,
) => untyped({ transaction: false }, handle)

/** A handler whose work is one transaction: returning commits it, also with `commitAndReject`; throwing undoes it. */
export const inTransaction = <Id extends keyof operations, Prepared = void>(
  handle: (
    call: RequestContext<Id, Tx>,
    prepared: Prepared,
  ) => Promise<HandlerResponse<Id> | CommittedRejection>,
  /**
   * Slow work that may reject the call, such as resolving a host: before the transaction, whose connection others
   * wait for.
   */
  prepare?: (call: RequestContext<Id>) => Promise<Prepared>,
) =>
  untyped(
    { transaction: true, ...(prepare && { prepare: prepare as NonNullable<Handler['prepare']> }) },
    handle,
  )

/** The calls of the content service by their operationId, as the portal's are. */
interface ContentOperations {
  listResources: ContentPaths['/resources']['get']
  getResource: ContentPaths['/resources/{slug}']['get']
  getPage: ContentPaths['/pages/{title}']['get']
  getKybForm: ContentPaths['/kyb-forms/{id}']['get']
  listDocs: ContentPaths['/docs']['get']
  getDoc: ContentPaths['/docs/{section}/{slug}']['get']
}
