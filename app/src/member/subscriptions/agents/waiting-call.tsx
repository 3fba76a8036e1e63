import type { components } from '@switchboard/sdk'
import { policies } from '@switchboard/sdk/problems'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { formatMoment } from '../../../base/format/dates.ts'
import { formatCredits } from '../../../base/format/format.ts'
import { useRoleNote } from '../../../domain/team/role-gate.tsx'
import { useElapsed } from '../../../lib/browser/use-elapsed.ts'
import { problemText } from '../../../lib/problem.ts'
import { usePortal } from '../../../lib/services.ts'
import { Card } from '../../../ui/card.tsx'
import { facts } from '../../../ui/facts.ts'
import { JsonBlock } from '../../../ui/json-block.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { row, stack } from '../../../ui/layout.ts'

type CallApproval = components['schemas']['CallApproval']

const done = { ALLOW: 'Allowed, once', DENY: 'Denied' } as const

const gate = 'POST /api/approvals'

/** A call may arrive just where somebody is about to press something else. Less than it takes to read what is asked. */
const arrivalMs = 500

/** A call that costs more than an agent spends without asking. */
export function WaitingCall({ call }: { readonly call: CallApproval }) {
  const { approval_id, agent, api_name, version, operation, price, sent, expires_at } = call
  const title = useId()
  const { closed, note } = useRoleNote(gate)
  const show = useToast()
  const { mutate, isPending, variables } = useMutation(mutationOptions(usePortal(), 'post', '/api/approvals'))
  const answer = (decision: keyof typeof done) => () =>
    mutate(
      { body: { approval_id, decision } },
      {
        onSuccess: () => show({ kind: 'success', title: done[decision] }),
        onError: (error) =>
          show({ kind: 'error', title: 'Nothing was decided.', text: problemText(error).text }),
      },
    )
  const hasArrived = useElapsed(arrivalMs)
  const isBusy = (decision: keyof typeof done) => isPending && variables.body.decision === decision
  return (
    <Card as="section" aria-labelledby={title} className={stack(4)}>
      <h2 className="card-title" id={title}>
        {agent} asks to spend {formatCredits(price)} credits
      </h2>
      <p className="note">{policies.approvals}</p>
      <dl className={facts()}>
        <div>
          <dt>Call</dt>
          <dd>
            {operation} of {api_name} {version}
          </dd>
        </div>
        <div>
          <dt>Waits until</dt>
          <dd>{formatMoment(expires_at)}</dd>
        </div>
      </dl>
      <JsonBlock value={sent} title="What it sends" wraps />
      <div className={row(3)}>
        <Button
          look="primary"
          busy={isBusy('ALLOW')}
          disabled={isPending || !hasArrived}
          onClick={answer('ALLOW')}
          {...closed}
        >
          Allow once
        </Button>
        <Button
          busy={isBusy('DENY')}
          disabled={isPending || !hasArrived}
          onClick={answer('DENY')}
          {...closed}
        >
          Deny
        </Button>
      </div>
      {note}
    </Card>
  )
}
