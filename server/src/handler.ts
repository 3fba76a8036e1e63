import type { operations } from '@switchboard/sdk'
import type { Clock } from './clock.ts'
import type { Db, Queries, Tx } from './db/client.ts'
import type { Problem } from './http/problem.ts'
import type { SignedIn } from './modules/auth/who.ts'
import type { Settings } from './settings.ts'

/** What every handler may use. */
export interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly settings: Settings
}

type Responses<Id extends keyof operations> = operations[Id]['responses']
type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never
type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Given } }
}
  ? Given
  : undefined
type Query<Id extends keyof operations> = operations[Id]['parameters'] extends { query?: infer Given }
  ? NonNullable<Given>
  : Record<string, never>

/** One call, past authentication and validation. */
export interface Call<Id extends keyof operations, On extends Queries = Db> extends Omit<Parts, 'db'> {
  readonly db: On
  readonly body: Body<Id>
  readonly query: Query<Id>
  readonly requestId: string
  /** The person behind a protected operation; asking for it in a public one throws. */
  readonly user: SignedIn
}

type Answer<Id extends keyof operations> = {
  [Status in keyof Responses<Id> & number]: Json<Responses<Id>[Status]> extends never
    ? never
    : { readonly status: Status; readonly body: Json<Responses<Id>[Status]> }
}[keyof Responses<Id> & number]

type Outcome<Id extends keyof operations> = Promise<Answer<Id> | Problem>

export interface Handler {
  readonly transaction: boolean
  readonly handle: (call: Call<never>) => Promise<{ status: number; body: unknown } | Problem>
}

/** A handler that reads, or that takes its own transactions. */
export const plain = <Id extends keyof operations>(handle: (call: Call<Id>) => Outcome<Id>) =>
  ({ transaction: false, handle }) as unknown as Handler

/** A handler whose work is one transaction: an answer or a returned problem commits it, a thrown one undoes it. */
export const inTransaction = <Id extends keyof operations>(handle: (call: Call<Id, Tx>) => Outcome<Id>) =>
  ({ transaction: true, handle }) as unknown as Handler
