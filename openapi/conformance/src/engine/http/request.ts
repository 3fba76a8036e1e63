/** A request as it goes over the network, also one that no well-behaved client would send. */
export interface HttpRequest {
  readonly method: string
  /** Below the base address, with its query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
}

/** The response. */
export interface HttpResponse {
  readonly status: number
  /** Names in small letters; values of one name are joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly milliseconds: number
}

/** The connection failed, was cut, or nothing came in time. */
export class NoResponse extends Error {}

/** The same, with the request as a line for a shell. */
export class Unanswered extends NoResponse {
  readonly curl: string

  constructor(message: string, curl: string) {
    super(message)
    this.curl = curl
  }
}
