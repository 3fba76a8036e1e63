import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { type UseMutationOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../base/format/dates.ts'
import { publisherName } from '../../base/format/format.ts'
import { formQuery, labelOf, states, textOf } from '../../domain/kyb/form-definition.ts'
import type { FieldDefinition, FieldGroup } from '../../domain/kyb/types.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { MissingPage } from '../../lib/missing-page.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { useContent, usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import type { PageProps } from '../../router/preloadable.ts'
import css from '../../theme/admin.module.css'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Fact, facts } from '../../ui/facts.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row, split, stack } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { AuditLink } from '../audit-link.tsx'
import { reviewQuery } from './queries.ts'
import { ReviewField } from './review-field.tsx'

interface DecisionProps {
  readonly submission: components['schemas']['KybSubmission']
  readonly refusals: readonly components['schemas']['KybRefusal'][]
}

type Review = components['schemas']['AdminKybDetail']
type Refusal = components['schemas']['KybRefusal']

/** One verification: everything that was sent, to be approved, or sent back field by field. */
export function AdminKybReviewPage({ params: { id = '' } }: PageProps) {
  const query = useQuery(reviewQuery(usePortal(), id))
  return (
    <QueryBoundary
      queries={[query]}
      what="this verification"
      level={2}
      skeleton={
        <PageFrame title="Business verification">
          <PlainSkeleton height="640px" />
        </PageFrame>
      }
      frame={(state, kind) =>
        kind === 'failed' ? <PageFrame title="Business verification">{state}</PageFrame> : state
      }
      missing={
        <MissingPage back={<LinkButton href={href('adminKyb')}>All verifications</LinkButton>}>
          There’s no verification {id}.
        </MissingPage>
      }
    >
      {({ data }) => <Reviewed key={data.submission.kyb_id + data.submission.state} review={data} />}
    </QueryBoundary>
  )
}

function Reviewed({ review }: { readonly review: Review }) {
  const { submission, user_id, earlier } = review
  const { publisher, tag, state } = submission
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map())
  // Questions are named as their publisher does. Where the form is gone, by the names of the fields.
  const form = useQuery(formQuery(useContent(), { publisher, tag }))
  const sections = sectionsOf(review, form.data?.data.groups ?? [])
  const sides = [
    sections.filter((section) => !isOfDocuments(section)),
    sections.filter(isOfDocuments),
  ].filter((side) => side.length > 0)
  const open = state === 'IN_REVIEW'

  function refuse(field: string, refusal: Refusal | null) {
    const next = new Map(refusals)
    if (refusal) next.set(field, refusal)
    else next.delete(field)
    setRefusals(next)
  }

  return (
    <PageFrame
      title={submission.business_name}
      about={
        <a className="link" href={href('adminKyb')}>
          All verifications
        </a>
      }
    >
      <Card className={stack(3, 'start')}>
        <Tag tone={states[state].tone}>{states[state].label}</Tag>
        <dl className={facts('columns')}>
          <Fact name="For">
            {publisherName(publisher)}, {tag ?? 'all APIs'}
          </Fact>
          <Fact name="Account">{user_id ?? 'None, sent by a guest'}</Fact>
          <Fact name="Sent">{formatMoment(submission.submitted_at)}</Fact>
          {submission.decided_at && <Fact name="Decided">{formatMoment(submission.decided_at)}</Fact>}
          <Fact name="Reference">{submission.kyb_id}</Fact>
        </dl>
        <AuditLink subject={submission.kyb_id} />
        {earlier.length > 0 && (
          <p className="note">
            Earlier:{' '}
            {earlier.map(({ kyb_id, state: past, submitted_at }, index) => (
              <span key={kyb_id}>
                {index > 0 && ', '}
                <a className="link" href={href('adminKybReview', { id: kyb_id })}>
                  {formatMoment(submitted_at)} ({states[past].label.toLowerCase()})
                </a>
              </span>
            ))}
          </p>
        )}
      </Card>
      <div className={sides.length > 1 ? classes(split(4), css.kybSides) : ''}>
        {sides.map((side) => (
          <div key={side[0]?.title} className={stack(4)}>
            {side.map(({ title, fields }) => (
              <Card key={title} as="section" aria-label={title}>
                <h2 className="card-title">{title}</h2>
                <ul>
                  {fields.map((field) => (
                    <ReviewField
                      key={field.name}
                      field={field}
                      review={review}
                      text={textOf(field, review)}
                      refusal={refusals.get(field.name)}
                      onRefusal={open ? (refusal) => refuse(field.name, refusal) : undefined}
                    />
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        ))}
      </div>
      {open && <Decision submission={submission} refusals={[...refusals.values()]} />}
    </PageFrame>
  )
}

interface Section {
  readonly title: string
  readonly fields: readonly FieldDefinition[]
}

/** Documents are beside the answers that they prove. */
const isOfDocuments = ({ fields }: Section): boolean => fields.some(({ type }) => type === 'FILE')

/** The sections of the form in their order, and at their end the fields that only the submission or its review knows. */
function sectionsOf(review: Review, groups: readonly FieldGroup[]): readonly Section[] {
  const known = new Set(groups.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const documents = new Set(review.documents.map(({ field }) => field))
  const sent = [
    ...Object.keys(review.form),
    ...documents,
    ...review.submission.requirements.map(({ field }) => field),
  ]
  const others = [...new Set(sent)]
    .filter((name) => !known.has(name))
    .map((name): FieldDefinition => {
      return { name, label: labelOf(name), type: documents.has(name) ? 'FILE' : 'TEXT', required: false }
    })
  const isFile = ({ type }: FieldDefinition) => type === 'FILE'
  const rest = [
    {
      title: groups.length > 0 ? 'Other answers' : 'Answers',
      fields: others.filter((field) => !isFile(field)),
    },
    { title: groups.length > 0 ? 'Other documents' : 'Documents', fields: others.filter(isFile) },
  ]
  return [...groups, ...rest].filter(({ fields }) => fields.length > 0)
}

/** The end of a review. It cannot be taken back, so it is asked for once more. */
function Decision({ submission, refusals }: DecisionProps) {
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
