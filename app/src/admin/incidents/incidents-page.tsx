import type { components } from '@switchboard/sdk'
import {
  adminReportIncident as reportRules,
  adminUpdateIncident as updateRules,
} from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { formatTime } from '../../base/format/dates.ts'
import { incidentSteps, stateTexts, statusQuery } from '../../domain/status.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { columns as columnsOf, stack } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type Schemas = components['schemas']
type Incident = Schemas['Incident']

/** Incidents of the status page, reported and updated here. */
export function IncidentsPage() {
  const query = useQuery(statusQuery(usePortal()))
  const [open, setOpen] = useState<'report' | Incident | null>(null)
  const close = () => setOpen(null)
  const names = new Map(query.data?.data.apis.map(({ api, name }) => [api, name]))
  const columns: readonly Column<Incident>[] = [
    {
      key: 'title',
      name: 'Incident',
      title: true,
      wrap: true,
      cell: ({ title, updates }) => (
        <>
          {title}
          <span className="note-line">{updates[0]?.text}</span>
        </>
      ),
    },
    {
      key: 'apis',
      name: 'APIs',
      wrap: true,
      cell: ({ apis }) => apis.map((api) => names.get(api) ?? api).join(', '),
    },
    {
      key: 'state',
      name: 'State',
      cell: ({ resolved_at, impact }) => (
        <Tag tone={resolved_at ? 'good' : stateTexts[impact].tone}>
          {resolved_at ? 'Resolved' : stateTexts[impact].label}
        </Tag>
      ),
    },
    { key: 'since', name: 'Since', cell: ({ started_at }) => formatTime(started_at) },
    {
      key: 'actions',
      name: 'Actions',
      align: 'end',
      cell: (incident) =>
        !incident.resolved_at && (
          <Button size="small" onClick={() => setOpen(incident)}>
            Update<VisuallyHidden> {incident.title}</VisuallyHidden>
          </Button>
        ),
    },
  ]
  return (
    <PageFrame
      title="Incidents"
      about="Shown on the status page, in its feed and on affected APIs."
      actions={
        <>
          <LinkButton href={href('status')}>Status page</LinkButton>
          <Button look="primary" onClick={() => setOpen('report')}>
            Report an incident
          </Button>
        </>
      }
    >
      <Card as="section" padded={false} aria-label="Incidents of the last 90 days">
        <QueryBoundary
          queries={[query]}
          what="the incidents"
          skeleton={<Skeleton height="240px" />}
          empty={{
            when: ({ data }) => data.incidents.length === 0,
            show: (
              <EmptyState icon={TriangleAlert} title="No incidents in 90 days">
                Report one once callers notice, even before the cause is known.
              </EmptyState>
            ),
          }}
        >
          {({ data }) => (
            <DataTable
              caption="Incidents, the latest first"
              columns={columns}
              rows={data.incidents}
              keyOf={({ incident_id }) => incident_id}
            />
          )}
        </QueryBoundary>
      </Card>
      {open === 'report' && <ReportDialog apis={query.data?.data.apis ?? []} onClose={close} />}
      {open && open !== 'report' && <UpdateDialog of={open} onClose={close} />}
    </PageFrame>
  )
}

const steps = Object.entries(incidentSteps).map(([step, label]) => (
  <option key={step} value={step}>
    {label}
  </option>
))

interface ReportDialogProps {
  readonly apis: readonly Schemas['ServiceStatus'][]
  readonly onClose: () => void
}

function ReportDialog({ apis, onClose }: ReportDialogProps) {
  const toast = useToast()
  const { field, control, ...form } = useApiForm({
    defaultValues: {
      title: '',
      impact: 'DEGRADED',
      apis: [],
      step: 'INVESTIGATING',
      text: '',
    } as Schemas['ReportIncidentRequest'],
    rules: { title: reportRules.title, text: reportRules.text },
    write: mutationOptions(usePortal(), 'post', '/api/admin/incidents'),
    variables: (body: Schemas['ReportIncidentRequest']) => ({ body }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: 'The incident is on the status page' })
    },
  })
  const choice = useController({
    control,
    name: 'apis',
    rules: { validate: (chosen) => chosen.length > 0 || 'Choose at least one API.' },
  })
  const chosen = choice.field.value
  return (
    <FormDialog
      title="Report an incident"
      about="Everybody can read it, without an account."
      action="Report"
      failed="The incident wasn’t reported."
      form={form}
      onClose={onClose}
    >
      <TextField
        {...field('title', 'a title')}
        label="What callers notice"
        placeholder="Some checks time out"
      />
      <fieldset className={stack(2)}>
        <legend>Affected APIs</legend>
        {apis.map(({ api, name }) => (
          <Checkbox
            key={api}
            name={`api-${api}`}
            checked={chosen.includes(api)}
            onChange={(on) =>
              choice.field.onChange(on ? [...chosen, api] : chosen.filter((one) => one !== api))
            }
          >
            {name}
          </Checkbox>
        ))}
        {choice.fieldState.error && <p role="alert">{choice.fieldState.error.message}</p>}
      </fieldset>
      <div className={columnsOf('narrow', 4, 'top')}>
        <SelectField {...field('impact', 'an impact')} label="Impact">
          <option value="DEGRADED">{stateTexts.DEGRADED.label}</option>
          <option value="OUTAGE">{stateTexts.OUTAGE.label}</option>
        </SelectField>
        <SelectField {...field('step', 'a step')} label="Progress">
          {steps}
        </SelectField>
      </div>
      <TextAreaField
        {...field('text', 'a text')}
        label="What is known"
        hint="And what callers can do."
        rows={3}
      />
    </FormDialog>
  )
}

function UpdateDialog({
  of: { incident_id, title, updates },
  onClose,
}: {
  readonly of: Incident
  readonly onClose: () => void
}) {
  const toast = useToast()
  const { field, ...form } = useApiForm({
    defaultValues: { step: updates[0]?.step ?? 'INVESTIGATING', text: '' } as Omit<
      Schemas['UpdateIncidentRequest'],
      'incident_id'
    >,
    rules: { text: updateRules.text },
    write: mutationOptions(usePortal(), 'post', '/api/admin/incidents/update'),
    variables: (news: Omit<Schemas['UpdateIncidentRequest'], 'incident_id'>) => ({
      body: { incident_id, ...news },
    }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: 'The update is on the status page' })
    },
  })
  return (
    <FormDialog
      title="Update the incident"
      about={title}
      action="Publish update"
      failed="The update wasn’t published."
      form={form}
      onClose={onClose}
    >
      <SelectField {...field('step', 'a step')} label="Progress" hint="Resolved ends the incident.">
        {steps}
      </SelectField>
      <TextAreaField {...field('text', 'a text')} label="What is known" rows={3} />
    </FormDialog>
  )
}
