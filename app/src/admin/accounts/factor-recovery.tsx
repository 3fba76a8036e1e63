import type { components } from '@switchboard/sdk'
import { adminApproveFactorRecovery } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { formatMoment } from '../../base/format/dates.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import { Alert } from '../../ui/kit/alert.tsx'
import { Button } from '../../ui/kit/button.tsx'
import type { AdminAccount } from './account-columns.tsx'

interface FactorRecoveryProps {
  readonly account: AdminAccount
  readonly recovery: components['schemas']['AdminFactorRecovery']
}

/** A user’s request to log in without the second factor, which two administrators can approve before its time. */
export function FactorRecovery({ account, recovery }: FactorRecoveryProps) {
  const portal = usePortal()
  const [isOpen, setOpen] = useState(false)
  const { requested_at, ready_at, approvals, approved_by_caller } = recovery
  const { displayName } = personOf(account)
  return (
    <>
      <Alert
        status="warning"
        title={`${displayName} asked to log in without a lost second factor.`}
        action={
          approvals < 2 &&
          !approved_by_caller && <Button onClick={() => setOpen(true)}>Approve request</Button>
        }
      >
        Requested {formatMoment(requested_at)}.{' '}
        {approvals === 2
          ? 'Approved by two administrators; the link was emailed.'
          : `The link is emailed ${formatMoment(ready_at)}, or once two administrators approve: ${approvals} of 2 so far${approved_by_caller ? ', you among them' : ''}.`}
      </Alert>
      {isOpen && (
        <Confirm
          title={`Approve ${displayName}’s request?`}
          about={`Approve only if you are sure that the owner asks. ${approvals === 1 ? 'Yours is the second approval: the link is emailed right away.' : 'Another administrator has to approve, too.'} They still need their password.`}
          action="Approve request"
          busyAction="Approving…"
          keep="Don’t approve"
          failed="Nothing was approved."
          reason={{
            rules: adminApproveFactorRecovery.reason,
            hint: 'How you know who asks. For the audit log, which is part of the user’s own data export.',
          }}
          write={mutationOptions(portal, 'post', '/api/admin/users/factor-recovery/approve')}
          variables={({ reason }) => ({ body: { user_id: account.user_id, reason } })}
          done="Approved"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
