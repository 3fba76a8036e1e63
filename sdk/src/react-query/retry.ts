import { isApiError } from '../api-error.ts'

/** For `defaultOptions.queries.retry`: three more tries where a try can help; never for a refusal such as 403 or 404. */
export function retryUnlessRefused(failures: number, error: unknown): boolean {
  if (!isApiError(error)) return false
  const passing = error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500
  return passing && error.status !== 501 && failures < 3
}
