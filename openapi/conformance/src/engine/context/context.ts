import type { Contract, Operation } from '../contract/contract.ts'
import type { SchemaCheck } from '../contract/schema-check.ts'
import type { Finding } from '../finding.ts'
import type { HttpRequest, HttpResponse } from '../http/request.ts'
import type { KnownThings } from './known.ts'
import type { Links } from './links.ts'
import type { Account, Member, Role } from './role.ts'

/** A signed-in session of a test account. */
export interface Session {
  readonly account: Account
  readonly accessToken: string
  readonly refreshToken: string
}

/** The caller: nobody, a test account in the run's own session, a separate session, or any token. */
export type Caller = 'visitor' | Account | Session | { readonly token: string }

/** Somebody who was given with `--member`. */
export interface TeamMember {
  readonly account: Member
  /** Their role in their team, by the backend; empty without a team. */
  readonly role: string
}

/** A call's input. */
export interface CallInput {
  /** Default: an allowed caller, by the contract. */
  readonly as?: Caller
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  /** A value, as JSON or as the form that the operation takes. */
  readonly body?: unknown
  /** In place of a body: these very bytes, with this Content-Type or none. */
  readonly raw?: { readonly text: string; readonly type: string | undefined }
  /** In place of the operation's own. */
  readonly method?: string
  /** Leaves out what `--header` adds, to see that a call needs it. */
  readonly withoutKey?: boolean
}

/** A response, read. */
export interface ReceivedResponse {
  readonly operation: Operation
  readonly request: HttpRequest
  /** The request as a line for a shell, without secrets. */
  readonly curl: string
  readonly status: number
  readonly headers: HttpResponse['headers']
  readonly text: string
  /** The body parsed as JSON; undefined where it is none. */
  readonly body: unknown
  /** The code of a problem; empty for another response. */
  readonly code: string
  readonly milliseconds: number
  /** Whether it broke the contract, which was noted. */
  readonly isFaulty: boolean
}

/** One response of a status, as the first call that got it saw it, and the times of all of them. */
export interface SeenResponse {
  readonly response: ReceivedResponse
  readonly milliseconds: readonly number[]
}

export type FindingParts = Pick<Finding, 'check' | 'expected' | 'got'> & {
  readonly contractPointer?: string
}

/** Tells a rule that found nothing wrong from one that looked at nothing. */
export interface Activity {
  /** Operations that answered, other than by asking to wait. */
  readonly answeredIds: Set<string>
  /** How many promises were held against what came; undefined where the rule does not count them. */
  promises: number | undefined
}

/** Values of an example or of a generator, and whose call they are for. */
export interface ExampleValues<Value> {
  readonly values: Value
  readonly as: Caller
}

/** The knowledge of an API that calls with test accounts need, beside its document. */
export interface KnownApi {
  /** Operations that the schema phases never call successfully, and why. */
  readonly leftAlone: ReadonlyMap<string, string>
  /** The values, such that sending them touches nothing but what is the test account's. */
  safeValues<Value>(context: Context, operation: Operation, example: ExampleValues<Value>): Promise<Value>
  /** Why an operation that only ever rejected could not do otherwise; undefined where it should have succeeded. */
  whyOnlyRejected(context: Context, operation: Operation): string | undefined
}

/** A rule's tools. */
export interface Context {
  /** The address below which the operations are. */
  readonly base: string
  readonly contract: Contract
  readonly schemas: SchemaCheck
  /** Undefined for an API of which there is its document alone. */
  readonly api: KnownApi | undefined
  /** The operations that this run looks at. */
  readonly operations: readonly Operation[]
  readonly seed: number
  /** Numbers from 0 to below 1, the same ones for the same seed. */
  readonly random: () => number
  readonly isReadOnly: boolean
  /** Whether it is a mock, which answers from examples and remembers nothing. */
  readonly isMock: boolean
  /** The test accounts that were given, and whose tokens the backend accepts. */
  readonly accounts: ReadonlySet<Role>
  /** The same of people in a team. */
  readonly members: readonly TeamMember[]
  /** The test accounts' things, learned from earlier responses. */
  readonly knownThings: KnownThings
  /** The responses of an operation so far in this run, by status. */
  responsesOf(operation: Operation): ReadonlyMap<number, SeenResponse>
  /** For a foreign document: the backend's things, as its responses show them. */
  readonly links: Links
  clock(): Date
  /** The caller that the contract asks for; undefined when no such account was given. */
  callerOf(operation: Operation): Caller | undefined
  /** Why there is none. */
  whyNobody(operation: Operation): string
  /** Calls, and holds the response against the contract. Throws NoResponse, Throttled or TimeUp. */
  call(operation: Operation | string, input?: CallInput): Promise<ReceivedResponse>
  /** A session of a test account, for a rule that ends or changes it. */
  signIn(role: Role): Promise<Session>
  /** Signs a test account in again, where a rule has ended the session that the run keeps. */
  signInAgain(role: Role): Promise<void>
  /** Its email address, as it was given. */
  emailOf(role: Role): string
  /** Its password, to change or prove it. */
  passwordOf(role: Role): string
  /** The token of the session that the run keeps for an account. */
  tokenOf(role: Role): Promise<string>
  /** The identifier of a test account. */
  userIdOf(role: Role): Promise<string>
  /** A text that nobody used before in this run, of small letters and digits. */
  unique(): string
  finding(answer: Pick<ReceivedResponse, 'operation' | 'curl'>, parts: FindingParts): Finding
  /** Notes what could not be looked at, and why. Where a rule checks nothing for that reason, the run is incomplete. */
  leaveOut(operation: Operation | string, reason: string): void
  /** Notes what should have been looked at, and could not be: the run is incomplete. */
  miss(operation: Operation | string, reason: string): void
  /** The rule's actions so far. */
  readonly activity: Activity
  /** Does something for each operation, a few at a time; one that is throttled is noted as left out. */
  each(operations: readonly Operation[], look: (operation: Operation) => Promise<void>): Promise<void>
}
