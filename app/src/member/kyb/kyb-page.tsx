import { policies } from '@switchboard/sdk/problems'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { formatDate } from '../../base/format/dates.ts'
import { countInWords, publisherName } from '../../base/format/format.ts'
import { states } from '../../domain/kyb/form-definition.ts'
import { submissionsQuery } from '../../domain/kyb/queries.ts'
import type { Submission } from '../../domain/kyb/types.ts'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { grow, row, stack } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import css from './kyb.module.css'
import { apisQuery } from './queries.ts'
import { refusals, type Verification, verifications } from './standing.ts'

/** Every verification that a business may need, and where each stands. */
export function KybPage() {
  const portal = usePortal()
  const apis = useQuery(apisQuery(portal))
  const submissions = useQuery(submissionsQuery(portal))
  return (
    <PageFrame
      title="Business verification"
      about="Some publishers give live keys to verified businesses only. Test keys need no verification."
    >
      <QueryBoundary
        queries={[apis, submissions]}
        what="your verifications"
        level={2}
        skeleton={<PlainSkeleton height="320px" />}
        frame={failedCard}
        empty={{
          when: (definitions, sent) => verifications(definitions.data, sent.data).length === 0,
          show: (
            <Card>
              <EmptyState icon={ShieldCheck} level={2} title="Nothing to verify">
                No API requires a verified business right now.
              </EmptyState>
            </Card>
          ),
        }}
      >
        {({ data: definitions }, { data: sent }) => (
          <ul className={stack(3)}>
            {verifications(definitions, sent).map((verification) => (
              <VerificationCard
                key={`${verification.publisher}/${verification.tag ?? ''}`}
                verification={verification}
              />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </PageFrame>
  )
}

const verificationHref = ({ publisher, tag, version }: Verification): string =>
  tag ? href('kybTag', { publisher, tag }) : href('kybVersion', { publisher, version })

function VerificationCard({ verification }: { readonly verification: Verification }) {
  const { publisher, apis, submission } = verification
  const title = apis.length > 0 ? apis.join(', ') : `APIs of ${publisherName(publisher)}`
  const to = verificationHref(verification)
  return (
    <Card as="li" className={row([3, 4], 'between') ?? ''}>
      <div className={classes(stack(1), grow(), css.rowText)}>
        <h2>
          {title}{' '}
          {submission && <Tag tone={states[submission.state].tone}>{states[submission.state].label}</Tag>}
        </h2>
        <p className="note">
          {publisherName(publisher)} · {standingText(submission)}
        </p>
      </div>
      <LinkButton
        href={to}
        aria-label={`${actionText(submission)}: ${title}`}
        {...((!submission || submission.state === 'REJECTED') && { look: 'primary' as const })}
      >
        {actionText(submission)}
      </LinkButton>
    </Card>
  )
}

const actionText = (submission: Submission | undefined): string =>
  !submission ? 'Start' : submission.state === 'REJECTED' ? 'Correct' : 'View'

function standingText(submission: Submission | undefined): string {
  if (!submission) return 'Not started. You can create live keys once it’s approved.'
  const { state, submitted_at, decided_at, requirements } = submission
  if (state === 'APPROVED')
    return `Verified since ${formatDate(decided_at ?? submitted_at)}. You can create live keys.`
  if (state === 'IN_REVIEW')
    return `Sent ${formatDate(submitted_at)}. ${policies.reviewTime} We’ll email you when it’s done.`
  const count = refusals(requirements).size
  return `${countInWords(count)} ${count === 1 ? 'field needs' : 'fields need'} to be resubmitted.`
}
