import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/kit/button.tsx'
import { row } from '../../ui/layout.ts'

interface DecisionProps {
  readonly submission: components['schemas']['KybSubmission']
  readonly refusals: readonly components['schemas']['KybRefusal'][]
}

/** The end of a review. It cannot be taken back, so it is asked for once more. */
export function Decision({ submission, refusals }: DecisionProps) {
  const portal = usePortal()
  const [asking, setAsking] = useState(false)
  const { kyb_id, business_name } = submission
  const count = refusals.length
  const fields = count === 1 ? 'one field' : `${count} fields`
  const approve = mutationOptions(portal, 'post', '/api/admin/kyb/approve')
  const reject = mutationOptions(portal, 'post', '/api/admin/kyb/reject')
  const write: UseMutationOptions<unknown, Error, void> = {
    mutationKey: (count > 0 ? reject : approve).mutationKey,
    mutationFn: (_, context) =>
      count > 0
        ? reject.mutationFn({ body: { kyb_id, refusals: [...refusals] } }, context)
        : approve.mutationFn({ body: { kyb_id } }, context),
  }
  return (
    <div className={classes(row([3, 4], 'between'), css.kybDecision)}>
      <p className="note">
        {count > 0
          ? `${count === 1 ? 'One field is' : `${count} fields are`} rejected. The rest counts as accepted.`
          : 'Reject individual fields above to send the form back.'}
      </p>
      <Button
        look="primary"
        disabled={refusals.some(({ reason }) => !reason.trim())}
        onClick={() => setAsking(true)}
      >
        {count > 0 ? `Send back ${fields}…` : 'Approve…'}
      </Button>
      {asking && (
        <Confirm
          alert={false}
          title={count > 0 ? `Send ${fields} back?` : `Verify ${business_name}?`}
          about={
            count > 0
              ? 'The sender gets your reasons by email and can resubmit these fields.'
              : 'The account becomes a business account and can create live keys. We’ll email the sender.'
          }
          action={count > 0 ? 'Send back' : 'Approve'}
          failed="Your decision wasn’t saved."
          write={write}
          variables={() => undefined}
          done={count > 0 ? `${business_name} was sent back.` : `${business_name} is verified.`}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
