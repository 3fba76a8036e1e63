import type { Backend, Call, Mistake, Reply, Role } from './fault.ts'

export type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }
export type JsonObject = { [name: string]: Json }

/** Does the calls of the operation in another way, and all others as they are. */
export const instead =
  (answer: (call: Call, backend: Backend) => Promise<Reply> | Reply): Mistake =>
  (operation) =>
  async (call, backend) =>
    call.operation === operation ? answer(call, backend) : backend.send(call)

/** Changes what the operation answers. */
export const replies = (change: (reply: Reply, call: Call) => Reply): Mistake =>
  instead(async (call, backend) => change(await backend.send(call), call))

/** Changes what the operation is asked. */
export const asks = (change: (call: Call) => Call): Mistake =>
  instead((call, backend) => backend.send(change(call)))

/** Changes what the operation answers with one status, or with any that is a success. */
export const replyOf = (status: number | 'success', change: (reply: Reply, call: Call) => Reply): Mistake =>
  replies((reply, call) =>
    (status === 'success' ? reply.status < 300 : reply.status === status) ? change(reply, call) : reply,
  )

/** Changes the JSON that the operation answers with a success. */
export const body = (change: (body: JsonObject, call: Call) => Json): Mistake =>
  replyOf('success', (reply, call) => withJson(reply, change(jsonOf(reply), call)))

/**
 * Changes one field of what the operation answers: `data.wallet_credits`, or `data.*.kind` in each row. Undefined takes it out.
 * A field that is not there stays away.
 */
export const field = (path: string, change: (value: Json, owner: JsonObject) => Json): Mistake =>
  body((answer) => at(answer, path.split('.'), change))

/** The same in problems. */
export const problemField = (path: string, change: (value: Json, owner: JsonObject) => Json): Mistake =>
  replies((reply) => (isProblem(reply) ? withJson(reply, at(jsonOf(reply), path.split('.'), change)) : reply))

export const header = (name: string, value: string | undefined, status?: number): Mistake =>
  replies((reply) =>
    status === undefined || reply.status === status ? withHeader(reply, name, value) : reply,
  )

export function jsonOf({ body: bytes }: Pick<Call | Reply, 'body'>): JsonObject {
  if (!Buffer.isBuffer(bytes)) return {}
  try {
    const value: unknown = JSON.parse(bytes.toString())
    return typeof value === 'object' && value !== null ? (value as JsonObject) : {}
  } catch {
    return {}
  }
}

/** Whether a call has an object of JSON as its body. */
export function isObject({ body }: Pick<Call, 'body'>): boolean {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

export const objectOf = (value: Json): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

export const rowsOf = (value: Json): JsonObject[] => (Array.isArray(value) ? value.map(objectOf) : [])

export const dataOf = (reply: Reply): JsonObject => objectOf(jsonOf(reply).data)

export const withJson = (reply: Reply, value: Json): Reply => ({
  ...reply,
  body: Buffer.from(JSON.stringify(value)),
})

export const json = (status: number, value: Json): Reply => ({
  status,
  headers: {
    'content-type': status < 400 ? 'application/json' : 'application/problem+json',
    'x-request-id': 'req_000000000000',
  },
  body: Buffer.from(JSON.stringify(value)),
})

export const problem = (status: number, code: string): Reply =>
  json(status, {
    type: `/problems/${code.replaceAll('_', '-')}`,
    title: code,
    status,
    code,
    request_id: 'req_000000000000',
  })

export const isProblem = ({ headers }: Reply): boolean =>
  String(headers['content-type']).startsWith('application/problem+json')

export function withHeader(reply: Reply, name: string, value: string | undefined): Reply {
  const { [name]: _, ...others } = reply.headers
  return { ...reply, headers: value === undefined ? others : { ...others, [name]: value } }
}

export const withBody = (call: Call, value: Json): Call => {
  const bytes = Buffer.from(JSON.stringify(value))
  return {
    ...call,
    headers: { ...call.headers, 'content-type': 'application/json', 'content-length': String(bytes.length) },
    body: bytes,
  }
}

export const withQuery = (call: Call, change: (query: URLSearchParams) => unknown): Call => {
  const query = new URLSearchParams(call.query)
  change(query)
  return { ...call, query: query.size > 0 ? `?${query}` : '' }
}

export const queryOf = ({ query }: Call): URLSearchParams => new URLSearchParams(query)

export function withRequestHeader(call: Call, name: string, value: string | undefined): Call {
  const { [name]: _, ...others } = call.headers
  return { ...call, headers: value === undefined ? others : { ...others, [name]: value } }
}

/** A read by the same caller. */
export const reading = (call: Call, path: string, query = ''): Call => ({
  ...call,
  method: 'GET',
  path,
  query,
  operation: undefined,
  headers: call.headers.authorization ? { authorization: call.headers.authorization } : {},
  body: Buffer.alloc(0),
})

/** The same call by somebody else; unchanged while nobody has signed in as them. */
export function as(role: Role, call: Call, backend: Backend): Call {
  const token = backend.token(role)
  return token ? withRequestHeader(call, 'authorization', `Bearer ${token}`) : call
}

function at(value: Json, path: readonly string[], change: (value: Json, owner: JsonObject) => Json): Json {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (name === '*') return Array.isArray(value) ? value.map((item) => at(item, rest, change)) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !(name in value)) return value
  const changed = rest.length === 0 ? change(value[name], value) : at(value[name], rest, change)
  return { ...value, [name]: changed }
}
