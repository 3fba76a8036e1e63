import { problemOf, unreadable } from './problem-of.ts'

type Init = { params?: { path?: Readonly<Record<string, unknown>> }; parseAs?: string } & object
type Result = { data?: unknown; error?: unknown; response: Response }
type Call = (method: string, path: string, init?: Init) => Promise<Result>

/**
 * Makes every response to an openapi-fetch call end in `data` or in an `error` with a code, whoever sent it: a proxy,
 * a portal that broke off, a page in the place of JSON. `isBodiless` knows the operations, as `METHOD /path`, that
 * promise no body. Returns the client.
 */
export function withProblems<C extends object>(client: C, isBodiless = (_operation: string) => false): C {
  const calls = client as { request: Call } & Record<string, unknown>
  const send = calls.request

  const request: Call = async (method, path, init) => {
    checkPath(path, init?.params?.path)
    // Read here and not by openapi-fetch, which throws a bare SyntaxError and keeps the response to itself.
    const isJson = (init?.parseAs ?? 'json') === 'json'
    const result = await send(method, path, isJson ? { ...init, parseAs: 'stream' } : init)
    const { response, error } = result
    if (!response.ok) return { error: problemOf(response, error), response }
    const operation = `${method.toUpperCase()} ${path}`
    if (!isJson || /^HEAD/.test(operation)) return result
    const data = jsonOf(await response.text())
    return data == null && !isBodiless(operation)
      ? { error: unreadable(response), response }
      : { data, response }
  }

  for (const name of Object.keys(client))
    if (/^[A-Z]+$/.test(name)) calls[name] = (path: string, init?: Init) => request(name, path, init)
  return Object.assign(client, { request })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Empty, missing or a dot segment, a parameter would make the address that of another operation. */
function checkPath(path: string, values: Readonly<Record<string, unknown>> = {}): void {
  for (const [, name = ''] of path.matchAll(/\{(.+?)\}/g)) {
    const value = values[name]
    if (Object(value) !== value && !/^(\.|%2e){0,2}$/i.test(`${value ?? ''}`)) continue
    const error = new TypeError(`The path parameter ${name} of ${path} is missing, empty or a dot segment.`)
    error.name = 'PathError'
    throw error
  }
}
