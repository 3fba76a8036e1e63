import { useSessionState } from '../../lib/services.ts'
import type { SessionState } from '../../lib/session/session.ts'

/** Whether the account pays by monthly statement. */
export const isBilled = (current: SessionState): boolean =>
  current.kind === 'member' && current.profile.plan_type === 'POSTPAID'

export const useBilled = (): boolean => isBilled(useSessionState())
