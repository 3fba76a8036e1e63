import { sql } from 'kysely'
import type { Parts } from '../handler.ts'
import { Problem } from './problem.ts'

/** How often one person, or one address of visitors, may make a call. Operations that are not listed have no limit. */
export interface CallLimit {
  readonly calls: number
  readonly seconds: number
}

const hour = 3600

export const usualLimits: Readonly<Record<string, CallLimit>> = {
  login: { calls: 60, seconds: 60 },
  ssoVerify: { calls: 60, seconds: 60 },
  refreshToken: { calls: 120, seconds: 60 },
  logout: { calls: 120, seconds: 60 },
  register: { calls: 20, seconds: hour },
  verifyEmail: { calls: 30, seconds: 60 },
  resendVerification: { calls: 20, seconds: hour },
  forgotPassword: { calls: 20, seconds: hour },
  resetPassword: { calls: 30, seconds: hour },
  googleSignIn: { calls: 60, seconds: 60 },
  changePassword: { calls: 10, seconds: hour },
  contactUs: { calls: 10, seconds: hour },
  downloadNewspaper: { calls: 30, seconds: hour },
  downloadFile: { calls: 60, seconds: hour },
  submitKyb: { calls: 10, seconds: hour },
  createPayment: { calls: 30, seconds: hour },
  resendPayment: { calls: 20, seconds: hour },
  exportApiUsage: { calls: 30, seconds: 60 },
  exportUserResponses: { calls: 30, seconds: 60 },
  exportApiLogs: { calls: 30, seconds: 60 },
}

/** Counts the call in its window of time, in the database, so that the limit holds over all processes. */
export async function limitCalls(
  { db, clock, settings }: Parts,
  operation: string,
  caller: string,
): Promise<void> {
  const limit = settings.callLimits[operation]
  if (!limit) return
  const window = Math.floor(clock().getTime() / 1000 / limit.seconds) * limit.seconds
  const { rows } = await sql<{ calls: number }>`
    INSERT INTO call_counts AS counts (operation, caller, window_start, calls)
    VALUES (${operation}, ${caller}, to_timestamp(${window}), 1)
    ON CONFLICT (operation, caller) DO UPDATE SET window_start = excluded.window_start,
      calls = CASE WHEN counts.window_start = excluded.window_start THEN counts.calls + 1 ELSE 1 END
    RETURNING calls`.execute(db)
  if ((rows[0]?.calls ?? 0) <= limit.calls) return
  const retryAfterSeconds = Math.max(1, Math.ceil(window + limit.seconds - clock().getTime() / 1000))
  throw new Problem(
    'too_many_requests',
    'You did this too often in a short time. Wait a little, then try again.',
    {
      retryAfterSeconds,
    },
  )
}
