import { useQuery } from '@tanstack/react-query'
import { countOf } from '../../base/format/format.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Alert } from '../../ui/kit/alert.tsx'
import { waitingQuery } from '../queries.ts'

/** Leads to changes above the limit of one person. Nothing is shown while none waits. */
export function WaitingAdjustments() {
  const { data } = useQuery(waitingQuery(usePortal()))
  const total = data?.meta.total ?? 0
  if (total === 0) return null
  return (
    <Alert
      status="info"
      title={`${countOf(total, 'change')} ${total === 1 ? 'waits' : 'wait'} for approval.`}
    >
      <a className="link" href={href('adminApprovals')}>
        View approvals
      </a>
    </Alert>
  )
}
