import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useRef } from 'react'
import { brand } from '../../base/brand.ts'
import { formatDate, tomorrow } from '../../base/format/dates.ts'
import { countOf } from '../../base/format/format.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog, FormDialog } from '../../ui/kit/dialog.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { columns, stack } from '../../ui/layout.ts'
import type { TypedPrices } from '../announce-link.ts'
import { LimitInputs } from '../limit-fields.tsx'
import { apiQuery, plansQuery } from '../queries.ts'
import { priceField, type Subject, subjectOfPlan, subjectOfVersion } from './announcement-body.ts'
import { ChangeList } from './change-list.tsx'
import { versionOf, versionsQuery } from './queries.ts'
import { type Review, useAnnounceForm } from './use-announce-form.ts'

interface AnnounceFieldsProps {
  readonly of: Subject
  readonly field: ReturnType<typeof useAnnounceForm>['field']
}

interface ReviewDialogProps {
  readonly name: string
  readonly review: Review
  readonly goOn: () => void
  readonly goBack: () => void
}

interface AnnounceDialogProps {
  /** As the address has it. */
  readonly address: string
  readonly prices: TypedPrices
  /** Operations whose calls break, with commas between. */
  readonly breaking: string
  readonly onChoose: (subject: string) => void
  readonly onClose: () => void
}

/**
 * Asks what changes, then what about it. It is one dialog: a second one would close as the first gives the focus back to the page.
 */
export function AnnounceDialog({ address, prices, breaking, onChoose, onClose }: AnnounceDialogProps) {
  const { subject, queries } = useSubject(address)
  const choice = useChoice(onChoose)
  const { form, field, question } = useAnnounceForm(subject, { prices, breaking }, onClose)
  const isLoaded = queries.every(({ data }) => data !== undefined)
  return (
    <>
      <FormDialog
        title={subject ? `Announce a change of ${subject.name}` : 'Announce a change'}
        about={
          subject
            ? 'Change the values that will be different. The others stay.'
            : 'Prices and limits change on a day that affected accounts know in advance.'
        }
        action={subject ? 'Review' : 'Continue'}
        busyAction="Checking…"
        failed={subject ? 'Nothing was announced.' : 'We couldn’t load it.'}
        disabled={!isLoaded}
        form={subject ? form : choice}
        onClose={onClose}
      >
        <QueryBoundary queries={queries} what="plans and versions" skeleton={<Skeleton height="68px" />}>
          {() =>
            subject ? (
              <AnnounceFields of={subject} field={field} />
            ) : (
              <SubjectField {...choice.field('subject', 'a plan or a version')} />
            )
          }
        </QueryBoundary>
      </FormDialog>
      {subject && question.about && (
        <ReviewDialog
          name={subject.name}
          review={question.about}
          goOn={question.goOn}
          goBack={question.goBack}
        />
      )}
    </>
  )
}

/** The plan or version, once it’s loaded, and the queries that it waits for. */
function useSubject(address: string) {
  const portal = usePortal()
  const plans = useQuery(plansQuery(portal))
  const versions = useQuery(versionsQuery(portal))
  const { api, version } = versionOf(address)
  const isVersion = version !== ''
  const detail = useQuery({ ...apiQuery(portal, api, version), enabled: isVersion })
  const plan = plans.data?.data.find(({ plan_id }) => plan_id === address)
  const subject: Subject | null =
    isVersion && detail.data ? subjectOfVersion(detail.data.data) : plan ? subjectOfPlan(plan) : null
  const queries: readonly UseQueryResult[] = isVersion ? [detail] : [plans, versions]
  return { subject, queries }
}

/** The version is loaded before its form is shown. */
function useChoice(onChoose: (subject: string) => void) {
  const portal = usePortal()
  const queryClient = useQueryClient()
  return useApiForm({
    defaultValues: { subject: '' },
    rules: { subject: { required: true } },
    write: {
      mutationFn: async (subject: string) => {
        const { api, version } = versionOf(subject)
        if (version) await queryClient.fetchQuery(apiQuery(portal, api, version))
        return subject
      },
    },
    variables: ({ subject }) => subject,
    onDone: onChoose,
  })
}

type SubjectFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>

/** The choice of a plan, or of a version of an API. */
function SubjectField(field: SubjectFieldProps) {
  const portal = usePortal()
  const plans = useQuery(plansQuery(portal))
  const versions = useQuery(versionsQuery(portal))
  return (
    <SelectField {...field} label="What changes">
      <option value="">Choose…</option>
      <optgroup label="Plans">
        {plans.data?.data.map(({ plan_id, plan_name, api }) => (
          <option key={plan_id} value={plan_id}>
            {api ? `${plan_name} (${api})` : plan_name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Versions of APIs">
        {versions.data?.data.map(({ api, name, version }) => (
          <option key={`${api}/${version}`} value={`${api}/${version}`}>
            {name} {version}
          </option>
        ))}
      </optgroup>
    </SelectField>
  )
}

/** The review of a change: its values, and the number of accounts. */
function ReviewDialog({ name, review: { preview, effectiveAt }, goOn, goBack }: ReviewDialogProps) {
  const { changes, affected, notice_days, earliest_at } = preview
  const from = effectiveAt ? `From ${formatDate(effectiveAt)}` : 'From now on'
  const isShort = notice_days > 0 && (!effectiveAt || Date.parse(effectiveAt) < Date.parse(earliest_at))
  return (
    <Dialog
      alert
      open
      title={`Announce this change of ${name}?`}
      about={`${from}. ${countOf(affected, 'account')} ${affected === 1 ? 'is' : 'are'} notified now.`}
      onOpenChange={(open) => open || goBack()}
      actions={
        <>
          <Button look="primary" onClick={goOn}>
            Announce
          </Button>
          <Button onClick={goBack}>Go back</Button>
        </>
      }
    >
      <ChangeList changes={changes} />
      {isShort && (
        <p className="note">
          This is less than the usual notice of {countOf(notice_days, 'day')}. Your reason for it is kept in
          the audit log.
        </p>
      )}
    </Dialog>
  )
}

/** The present values, to be changed. The first has the focus, as the question before has gone. */
function AnnounceFields({ of: { operations, amounts }, field }: AnnounceFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={fields} className={stack(4)}>
      {operations.map(({ operation_id, summary }, index) => (
        <TextField
          key={operation_id}
          {...field(priceField(index), 'a price')}
          label={`Price of ${summary}`}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      {operations.length > 0 && (
        <TextAreaField
          {...field('breaking_operations', 'operation IDs')}
          label="Operations whose calls break (optional)"
          hint="Their IDs, one on each line. From that day, you have 30 days to publish the document that changes them."
          rows={2}
        />
      )}
      {amounts && (
        <div className={columns('narrow', 3, 'top')}>
          <TextField
            {...field('plan_price', 'a price')}
            label="Price of a period, in pesos"
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...field('included_credits', 'a number of credits')}
            label="Included credits"
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
      )}
      <LimitInputs field={field} />
      <TextField
        {...field('effective_at', 'a day')}
        label="From"
        type="date"
        min={tomorrow()}
        hint={`From midnight in ${brand.time_zone}. Leave it empty for right away.`}
      />
      <TextAreaField
        {...field('reason', 'a reason')}
        label="Reason"
        hint="Affected accounts read it."
        rows={2}
      />
      <TextAreaField
        {...field('short_notice_reason', 'a reason')}
        label="Reason for short notice (optional)"
        hint="Required if a price rises or a limit drops with less than the usual notice. Only in the audit log."
        rows={2}
      />
    </div>
  )
}
