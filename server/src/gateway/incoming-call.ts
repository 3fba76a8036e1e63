import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../platform/http/problem.ts'
import type { Address } from './address.ts'
import type { CallTerms } from './call-terms.ts'
import type { Operation } from './matcher.ts'

/** A call as it came: nothing is known of it yet. */
export interface IncomingCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly address: Address
  readonly sentKey: string | undefined
  readonly at: Date
  readonly day: string
}

/** Which operation of which API it means, on what terms. */
export interface LocatedCall {
  readonly terms: CallTerms
  readonly operation: Operation
  /** Path below the API's address and query, as they were sent. */
  readonly path: string
  /** Why the owner of the key may not make this call. */
  readonly rejection: Problem | undefined
}
