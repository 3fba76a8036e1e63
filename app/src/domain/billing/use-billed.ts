import { useSessionState } from '../../lib/services.ts'

/** Whether the account pays by monthly statement. */
export function useBilled(): boolean {
  const current = useSessionState()
  return current.kind === 'member' && current.profile.plan_type === 'POSTPAID'
}
