import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import type { TypedPrices } from '../announce-link.ts'
import { apiQuery } from '../queries.ts'
import { AnnounceFields } from './announce-fields.tsx'
import { type Subject, subjectOfPlan, subjectOfVersion } from './announcement-body.ts'
import { plansQuery, versionOf, versionsQuery } from './queries.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { useAnnounceForm } from './use-announce-form.ts'

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
