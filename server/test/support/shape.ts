/** Bytes that a caller may write on a socket, well-formed or not. */
export interface Shape {
  readonly name: string
  readonly pieces: (key: string) => readonly (Buffer | string)[]
  /** Statuses of all responses, in order. The upstream sees one request for each 200, and none besides. */
  readonly statuses: readonly number[]
  readonly methods: readonly string[]
  /** The first request's body as the upstream reads it, if it isn't empty. */
  readonly body?: string
}

export const address = '/gateway/lumina/messaging/v1/messages'
/** A request that would reach another customer's connection, if it were ever read as one. */
export const smuggled = 'GET /messages HTTP/1.1\r\nHost: x\r\nX-Tag: smuggled\r\n\r\n'
export const inChunks = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
export const lengthOf = (text: string): string => `Content-Length: ${text.length}`

interface RawRequest {
  readonly method?: string
  readonly target?: string
  readonly version?: string
  readonly headers?: readonly string[]
  readonly body?: string
}

export const request = (key: string, raw: RawRequest = {}): string => {
  const { method = 'GET', target = address, version = 'HTTP/1.1', headers = [], body = '' } = raw
  const lines = [
    `${method} ${target} ${version}`,
    'Host: gateway',
    `X-API-Key: ${key}`,
    'X-Tag: own',
    ...headers,
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

type ShapeExpectation = Partial<Pick<Shape, 'statuses' | 'methods' | 'body'>>

/** One request of this shape; 200 unless said otherwise. */
export const one = (name: string, raw: RawRequest, expected: ShapeExpectation = {}): Shape => ({
  name,
  pieces: (key) => [request(key, raw)],
  statuses: [200],
  methods: [raw.method ?? 'GET'],
  ...expected,
})
export const refused = (name: string, raw: RawRequest): Shape => one(name, raw, { statuses: [400] })
export const post = (headers: readonly string[], body: string): RawRequest => ({
  method: 'POST',
  headers,
  body,
})
export const closing = 'Connection: close'
