import type { ProblemText } from '@switchboard/sdk/problems'

/** Waiting helps with these; any other call has to change first. */
const passing: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504])

export const canRetry = ({ statuses }: ProblemText): boolean => statuses.some((status) => passing.has(status))

/** How a program tells this error from others: with the SDK for calls of the portal, and by `code` for those of APIs. */
export function handlingSample(code: string, text: ProblemText | undefined): string {
  if (text?.of !== 'portal')
    return `const response = await fetch(url, { method: 'POST', headers, body })

if (!response.ok) {
  const problem = await response.json()
  if (problem.code === '${code}') {
    report(problem.detail, problem.request_id)
  } else throw new Error(problem.title)
}`
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
