import { type ApiError, isApiError } from '@switchboard/sdk'
import type { QueryState } from '@tanstack/react-query'

/** Also for failures: a missing thing is read again as late as an existing one. */
export const freshMs = 30_000

/** An address may name what cannot exist: then the server says that a parameter is wrong. A link may have ended. */
const missingStatuses = [404, 410, 422]

/** Whether a read failed because there is no such thing. */
export const isMissing = (error: unknown): error is ApiError =>
  isApiError(error) && missingStatuses.includes(error.status)

/** Whether that was found out so lately that nobody need ask again. */
export const isKnownMissing = ({
  error,
  errorUpdatedAt,
}: Pick<QueryState, 'error' | 'errorUpdatedAt'>): boolean =>
  isMissing(error) && Date.now() - errorUpdatedAt < freshMs
