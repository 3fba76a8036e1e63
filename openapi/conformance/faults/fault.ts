import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

/** One request to the backend, as the proxy read it. */
export interface Call {
  readonly method: string
  /** The base address of the backend within its server, such as `/portal-api`; empty for what is not below it. */
  readonly prefix: string
  /** Below the base address, such as `/api/wallet/credits`. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly query: string
  /** Its operationId; undefined where the contract has none. */
  readonly operation: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Reply {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  /** A stream only where the response never ends, as with events. */
  readonly body: Buffer | Readable
  /** The connection breaks in the middle of the body. */
  readonly cut?: boolean
}

export type Role = 'user' | 'other' | 'admin'

export interface Backend {
  send(call: Call): Promise<Reply>
  /** The access token of the first sign-in of a test account: later ones are signed out again. */
  token(role: Role): string | undefined
  /** Whether a test account has this address. */
  knows(email: string): boolean
}

/** How a backend responds. Each behaviour is new, with a memory of its own. */
export type Behaviour = (call: Call, backend: Backend) => Promise<Reply>

/** One deliberate mistake of a backend. */
export interface Fault {
  readonly id: string
  readonly title: string
  /** The operation that a report has to name. */
  readonly operation: string
  readonly subject: string
  start(): Behaviour
}

/** The mistake at an operation; `operation` is that of the fault. */
export type Mistake = (operation: string) => Behaviour

type Row = readonly [id: string, operation: string, title: string, mistake: Mistake]

export const faultsOf = (subject: string, rows: readonly Row[]): readonly Fault[] =>
  rows.map(([id, operation, title, mistake]) => ({
    id,
    title,
    operation,
    subject,
    start: () => mistake(operation),
  }))
