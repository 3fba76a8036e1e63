import { policies } from '@switchboard/sdk/problems'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { formatDate } from '../../base/format/dates.ts'
import { countInWords, countOf, publisherName } from '../../base/format/format.ts'
import { formId, formQuery, states, textOf } from '../../domain/kyb/form-definition.ts'
import { submissionsQuery } from '../../domain/kyb/queries.ts'
import type { Coverage, Detail, FieldGroup, FormDefinition, Submission } from '../../domain/kyb/types.ts'
import { RoleNote, useRoleRefusal } from '../../domain/team/role-gate.tsx'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { useContent, usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import type { PageProps } from '../../router/preloadable.ts'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Fact, facts } from '../../ui/facts.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { split, stack } from '../../ui/layout.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { beginning } from './form-values.ts'
import css from './kyb.module.css'
import { KybForm } from './kyb-form.tsx'
import { NewForm } from './new-form.tsx'
import { readSent, submissionQuery } from './queries.ts'
import { groupsToCorrect, refusals, submissionFor } from './standing.ts'

interface SentFormProps {
  readonly title: string
  readonly groups: readonly FieldGroup[]
  readonly sent: Pick<Detail, 'form' | 'documents'>
  /** Fields that stand somewhere else on the page. */
  readonly without?: { has(field: string): boolean }
}

const none = { has: () => false }

interface CorrectionProps {
  readonly definition: FormDefinition
  readonly submission: Submission
}

const nothing = () => {}

/** The verification that an address names: its form, its review, or what has to be corrected. */
export function KybFormPage({ params }: PageProps) {
  const { publisher = '' } = params
  const coverage: Coverage = { publisher, tag: params.tag ?? null }
  const portal = usePortal()
  const form = useQuery(formQuery(useContent(), coverage))
  const submissions = useQuery(submissionsQuery(portal))
  const definition = form.data?.data
  const refusal = useRoleRefusal(readSent)

  return (
    <PageFrame
      title={definition?.title ?? `Business verification for ${publisherName(publisher)}`}
      back={{ label: 'Verification', href: href('kyb') }}
    >
      <QueryBoundary
        queries={[form, submissions]}
        what="this verification"
        level={2}
        skeleton={<PlainSkeleton height="640px" />}
        frame={failedCard}
        missing={
          <Card>
            <EmptyState
              icon={ShieldCheck}
              level={2}
              title="Nothing to verify here"
              action={<LinkButton href={href('kyb')}>See all verifications</LinkButton>}
            >
              These APIs don’t need a business verification, or the publisher doesn’t exist.
            </EmptyState>
          </Card>
        }
      >
        {({ data: definition }, { data: list }) => {
          const submission = submissionFor(list, coverage)
          return (
            <div className={classes(split(5), css.columns)} key={`${formId(coverage)} ${submission?.kyb_id}`}>
              <div className={classes(stack(4), css.main)}>
                {submission && refusal ? (
                  <Card>
                    <RoleNote gate={readSent} />
                  </Card>
                ) : !submission ? (
                  <NewForm definition={definition} coverage={coverage} />
                ) : submission.state === 'REJECTED' ? (
                  <Correction definition={definition} submission={submission} />
                ) : (
                  <Sent definition={definition} submission={submission} />
                )}
              </div>
              <Aside definition={definition} submission={submission} mayRead={!refusal} />
            </div>
          )
        }}
      </QueryBoundary>
    </PageFrame>
  )
}

interface SentProps {
  readonly definition: FormDefinition
  readonly submission: Submission
}

function Sent({ definition, submission }: SentProps) {
  const query = useQuery(submissionQuery(usePortal(), submission.kyb_id))
  const { state, decided_at } = submission
  return (
    <>
      {state === 'APPROVED' ? (
        <Banner
          tone="good"
          title={`${submission.business_name} is verified.`}
          action={<LinkButton href={href('subscriptions')}>Create live keys</LinkButton>}
        >
          {decided_at && `Since ${formatDate(decided_at)}.`}
        </Banner>
      ) : (
        <Banner tone="warning" title="In review.">
          {policies.reviewTime} You can’t change anything until it’s done. We’ll email you then.
        </Banner>
      )}
      <QueryBoundary
        queries={[query]}
        what="what you sent"
        level={2}
        skeleton={<PlainSkeleton height="480px" />}
        frame={failedCard}
      >
        {({ data: sent }) => <SentForm title="What you sent" groups={definition.groups} sent={sent} />}
      </QueryBoundary>
    </>
  )
}

interface AsideProps {
  readonly definition: FormDefinition
  readonly submission: Submission | undefined
  readonly mayRead: boolean
}

/** Beside the form: its purpose, its duration, and its state. */
function Aside({ definition, submission, mayRead }: AsideProps) {
  const { minutes, unlocks, introduction_markdown } = definition
  return (
    <aside className={css.aside} aria-label="About this verification">
      <Card>
        {!submission && (
          <>
            <Markdown text={introduction_markdown} look="note" />
            <p className="note">About {countOf(minutes, 'minute')}.</p>
          </>
        )}
        {submission && (
          <dl className={classes(facts('open'), css.dates)}>
            <Fact name="Sent">{formatDate(submission.submitted_at)}</Fact>
            <Fact name="Decided">
              {submission.decided_at ? formatDate(submission.decided_at) : 'Not yet'}
            </Fact>
            <div>
              <dt>Reference</dt>
              <dd className="mono">{submission.kyb_id}</dd>
            </div>
          </dl>
        )}
        {submission && mayRead && <Attempts of={submission} />}
        <h2 className={css.asideTitle}>
          {submission?.state === 'APPROVED' ? 'Unlocked' : 'What it unlocks'}
        </h2>
        <ul className={classes('bullets', css.unlocks)}>
          {unlocks.map((unlock) => (
            <li key={unlock}>{unlock}</li>
          ))}
        </ul>
      </Card>
    </aside>
  )
}

/** Earlier ones with their outcome; nothing for a first one. A failure is shown where the form is read. */
function Attempts({ of: submission }: { readonly of: Submission }) {
  const { data } = useQuery(submissionQuery(usePortal(), submission.kyb_id))
  const earlier = data?.data.earlier ?? []
  if (earlier.length === 0) return null
  return (
    <>
      <h2 className={css.asideTitle}>Attempts</h2>
      <ol className={classes('bullets', css.unlocks)} reversed>
        {[submission, ...earlier].map(({ kyb_id, state, submitted_at, decided_at }) => (
          <li key={kyb_id}>
            Sent {formatDate(submitted_at)}: {states[state].label.toLowerCase()}
            {decided_at && ` ${formatDate(decided_at)}`}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Fields that a review rejected, to be sent again with the reasons beside them; accepted ones are only shown. */
function Correction({ definition, submission }: CorrectionProps) {
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

/** A submission by the form's questions. */
function SentForm({ title, groups, sent, without = none }: SentFormProps) {
  const answeredGroups = groups
    .map(({ title: group, fields }) => ({
      group,
      facts: fields
        .filter(({ name }) => !without.has(name))
        .flatMap((field) => {
          const text = textOf(field, sent)
          return text ? [{ name: field.name, label: field.label, text }] : []
        }),
    }))
    .filter(({ facts }) => facts.length > 0)
  if (answeredGroups.length === 0) return null
  return (
    <Card as="section" aria-label={title}>
      <h2 className="card-title">{title}</h2>
      {answeredGroups.map(({ group, facts }) => (
        <div key={group} className={css.sentGroup}>
          <h3>{group}</h3>
          <dl>
            {facts.map(({ name, label, text }) => (
              <Fact key={name} name={label}>
                {text}
              </Fact>
            ))}
          </dl>
        </div>
      ))}
    </Card>
  )
}
