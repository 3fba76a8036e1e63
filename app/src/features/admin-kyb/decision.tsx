import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row } from '../../ui/layout.ts'

interface DecisionProps {
  readonly submission: components['schemas']['KybSubmission']
  readonly refusals: readonly components['schemas']['KybRefusal'][]
}

/** The end of a review. It cannot be taken back, so it is asked for once more. */
export function Decision({ submission, refusals }: DecisionProps) {
  const portal = usePortal()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const approve = useMutation(mutationOptions(portal, 'post', '/api/admin/kyb/approve'))
  const reject = useMutation(mutationOptions(portal, 'post', '/api/admin/kyb/reject'))
  const { kyb_id, business_name } = submission
  const count = refusals.length
  const isReady = refusals.every(({ reason }) => reason.trim())
  const busy = approve.isPending || reject.isPending
  const failure = approve.error ?? reject.error
  const fields = count === 1 ? 'one field' : `${count} fields`

  function decide() {
    const done = {
      onSuccess: () => {
        setAsking(false)
        toast({
          kind: 'success',
          title: count > 0 ? `${business_name} was sent back.` : `${business_name} is verified.`,
        })
      },
    }
    if (count > 0) reject.mutate({ body: { kyb_id, refusals: [...refusals] } }, done)
    else approve.mutate({ body: { kyb_id } }, done)
  }

  return (
    <div className={classes(row([3, 4], 'between'), css.kybDecision)}>
      <p className="note">
        {count > 0
          ? `${count === 1 ? 'One field is' : `${count} fields are`} rejected. The rest counts as accepted.`
          : 'Reject individual fields above to send the form back.'}
      </p>
      <Button look="primary" disabled={!isReady} onClick={() => setAsking(true)}>
        {count > 0 ? `Send back ${fields}…` : 'Approve…'}
      </Button>
      <Dialog
        title={count > 0 ? `Send ${fields} back?` : `Verify ${business_name}?`}
        about={
          count > 0
            ? 'The sender gets your reasons by email and can resubmit these fields.'
            : 'The account becomes a business account and can create live keys. We’ll email the sender.'
        }
        open={asking}
        onOpenChange={setAsking}
        actions={
          <>
            <Button look="primary" busy={busy} onClick={decide}>
              {count > 0 ? 'Send back' : 'Approve'}
            </Button>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
          </>
        }
      >
        <FormError of={failure ? problemText(failure) : null} title="Your decision wasn’t saved." />
      </Dialog>
    </div>
  )
}
