import type { ProblemText } from '@switchboard/sdk/problems'

/** Waiting helps with these; any other call has to change first. */
const passing: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504])

export const canRetry = ({ statuses }: ProblemText): boolean => statuses.some((status) => passing.has(status))

/** An operation that documents the error, of an API that the SDK has a client for. */
export interface DocumentingCall {
  readonly api: string
  readonly method: string
  readonly path: string
}

/** How a program tells this error from others: by the SDK for the portal and the APIs that it has clients for, else by `code`. */
export function handlingSample(
  code: string,
  text: ProblemText | undefined,
  call: DocumentingCall | undefined,
): string {
  if (text?.of === 'portal') return portalSample(code, text)
  if (code === 'rate_limit_exceeded') return waitingSample
  return call ? apiSample(code, call) : fetchSample(code)
}

function apiSample(code: string, { api, method, path }: DocumentingCall): string {
  const client = api.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())
  const options = [path.includes('{') && 'params', method !== 'GET' && method !== 'DELETE' && 'body']
  const sent = options.filter(Boolean).join(', ')
  return `import { createApi } from '@switchboard/sdk/apis'

const ${client} = createApi('${api}', { key })
const { data, error } = await ${client}.${method}('${path}'${sent && `, { ${sent} }`})

if (error?.code === '${code}') {
  report(error.detail, error.request_id)
} else if (error) throw new Error(error.title)`
}

const waitingSample = `import { waitForLimits } from '@switchboard/sdk'
import { createApi } from '@switchboard/sdk/apis'

// Waits as long as Retry-After says, then sends the call again.
const fetch = waitForLimits({ maxSeconds: 30 })
const simSwap = createApi('sim-swap', { key, fetch })
const { data, error } = await simSwap.POST('/check', { body })

if (error?.code === 'rate_limit_exceeded') {
  report(error.detail, error.request_id)
} else if (error) throw new Error(error.title)`

const fetchSample = (
  code: string,
): string => `const response = await fetch(url, { method: 'POST', headers, body })

if (!response.ok) {
  const problem = await response.json()
  if (problem.code === '${code}') {
    report(problem.detail, problem.request_id)
  } else throw new Error(problem.title)
}`

function portalSample(code: string, text: ProblemText): string {
  const [method, path] = (text.operations.keys[0] ?? 'GET /api/profile').split(' ')
  return `import { isApiError, unwrap } from '@switchboard/sdk'

try {
  await unwrap(portal.${method}('${path}'${method === 'GET' ? '' : ', { body }'}))
} catch (error) {
  if (isApiError(error) && error.code === '${code}') {
    report(error.detail, error.requestId)
  } else throw error
}`
}
