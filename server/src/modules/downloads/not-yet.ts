import { Problem } from '../../platform/http/problem.ts'

/** An earlier release published it, and this one is still reading its documents again. */
export const notYet = () =>
  new Problem('unavailable', 'This file is being made. Try again in a minute.', { retryAfterSeconds: 30 })
