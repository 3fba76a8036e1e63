import type { components } from './generated/portal.ts'

type Problem = components['schemas']['Problem']

/**
 * The problem of a failed response, whatever was read of its body: a problem document with what it lacks, else one of our own
 * with the code `http_<status>`.
 */
export function problemOf({ status, statusText, headers }: Response, body: unknown): Problem {
  const own = { type: 'about:blank', request_id: headers.get('X-Request-Id') ?? '' }
  const problem = body as Problem | null | undefined
  const isProblem = problem?.code && typeof problem.code === 'string'
  const code = isProblem ? problem.code : `http_${status}`
  return {
    ...own,
    title: statusText || code,
    ...(isProblem && problem),
    status,
    code: code as Problem['code'],
  }
}

/** The problem of a good status without the body that its operation promises. */
export const unreadable = (response: Response): Problem => problemOf(response, { code: 'unreadable_answer' })

/**
 * Whether the portal itself rejected the call. Others that may answer in its place, such as a proxy, know nothing of
 * sessions.
 */
export async function isProblem(response: Response): Promise<boolean> {
  const problem = await response
    .clone()
    .json()
    .catch(() => {})
  const type = response.headers.get('Content-Type')
  return /^application\/problem\+json/i.test(`${type}`) && typeof problem?.code === 'string'
}
