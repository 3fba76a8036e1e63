import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { countInWords } from '../../base/format/format.ts'
import type { FormDefinition, Submission } from '../../domain/kyb/types.ts'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { Banner } from '../../ui/banner.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { beginning } from './form-values.ts'
import { KybForm } from './kyb-form.tsx'
import { submissionQuery } from './queries.ts'
import { SentForm } from './sent-form.tsx'
import { groupsToCorrect, refusals } from './standing.ts'

interface CorrectionProps {
  readonly definition: FormDefinition
  readonly submission: Submission
}

const nothing = () => {}

/** Fields that a review rejected, to be sent again with the reasons beside them; accepted ones are only shown. */
export function Correction({ definition, submission }: CorrectionProps) {
  const portal = usePortal()
  const query = useQuery(submissionQuery(portal, submission.kyb_id))
  const reasons = refusals(submission.requirements)
  const groups = groupsToCorrect(definition.groups, reasons)
  const count = `${countInWords(reasons.size)} ${reasons.size === 1 ? 'field needs' : 'fields need'}`
  return (
    <QueryBoundary
      queries={[query]}
      what="what you sent"
      level={2}
      skeleton={<PlainSkeleton height="480px" />}
      frame={failedCard}
    >
      {({ data: sent }) => (
        <>
          <Banner tone="warning" title={`${count} to be resubmitted.`}>
            Everything else was accepted and stays as it is.
          </Banner>
          <KybForm
            label="Correct your verification"
            groups={groups}
            initial={beginning(groups, sent.form)}
            fixed={{ kyb_id: submission.kyb_id }}
            gate="PUT /api/user-subscription/kyb"
            write={mutationOptions(portal, 'put', '/api/user-subscription/kyb')}
            reasons={reasons}
            send="Submit the corrections"
            note="We’ll review it again, and email you when we’re done."
            onChange={nothing}
            onSent={nothing}
          />
          <SentForm title="Accepted" groups={definition.groups} sent={sent} without={reasons} />
        </>
      )}
    </QueryBoundary>
  )
}
