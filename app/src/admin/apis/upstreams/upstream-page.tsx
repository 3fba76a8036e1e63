import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { otherErrors } from '../../../lib/forms/field-errors.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { type ProblemText, problemText } from '../../../lib/problem.ts'
import { failedCard } from '../../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import type { PageProps } from '../../../router/preloadable.ts'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Alert } from '../../../ui/kit/alert.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { apiQuery } from '../../queries.ts'
import type { ApiDetail } from '../prices.ts'
import { upstreamsQuery } from '../queries.ts'
import { CertificateFields, CredentialFields, HeaderFields, TargetFields } from './upstream-fields.tsx'
import {
  type DocumentedUpstream,
  type Environment,
  fieldsFrom,
  headersProblem,
  requestOf,
  type Upstream,
  type UpstreamFields,
} from './upstream-form.ts'

type Test = components['schemas']['AdminUpstreamTest']

type Step = Test['steps'][number]

const names = {
  RESOLVE: 'Name',
  CONNECT: 'Connection',
  TLS: 'TLS',
  TOKEN: 'Token',
  RESPONSE: 'Response',
} as const

const columns: readonly Column<Step>[] = [
  { key: 'step', name: 'Step', title: true, cell: ({ step }) => names[step] },
  {
    key: 'passed',
    name: 'Result',
    cell: ({ passed }) => <Tag tone={passed ? 'good' : 'bad'}>{passed ? 'Passed' : 'Failed'}</Tag>,
  },
  {
    key: 'detail',
    name: 'Detail',
    wrap: true,
    cell: ({ detail, advice, target }) => (
      <div>
        {detail}
        {advice && <span className="note-line">{advice}</span>}
        <code className="note-line">{target}</code>
      </div>
    ),
  },
  { key: 'time', name: 'Time', align: 'end', detail: true, cell: ({ duration_ms }) => `${duration_ms} ms` },
]

const titles = { LIVE: 'Upstream for live keys', TEST: 'Upstream for test keys' } as const

/** Where calls with one kind of key go; it can be tried before it is saved. */
export function UpstreamPage({ params: { api = '', version = '', environment: segment } }: PageProps) {
  const portal = usePortal()
  const detail = useQuery(apiQuery(portal, api, version))
  const upstreams = useQuery(upstreamsQuery(portal, api, version))
  const environment: Environment = segment === 'test' ? 'TEST' : 'LIVE'
  const of = detail.data?.data
  const [copied, setCopied] = useState<Upstream>()
  return (
    <PageFrame
      title={titles[environment]}
      about="The gateway adds its own credential to each call. Callers never see it, and it can’t be read back."
      back={{
        label: of ? `${of.name} ${of.version}` : 'Published API',
        href: href('adminApi', { api, version }),
      }}
    >
      <QueryBoundary
        queries={[detail, upstreams]}
        what="this upstream"
        level={2}
        skeleton={<Skeleton height="480px" />}
        frame={failedCard}
      >
        {({ data: loaded }, { data, deployment_url, documented }) => (
          <>
            {environment === 'LIVE' && deployment_url !== null && (
              <Alert status="warning" title="Calls with live keys don’t come here.">
                The server’s <code>UPSTREAMS</code> variable sends them to {deployment_url}.
              </Alert>
            )}
            <UpstreamForm
              // With what is copied, the form begins anew.
              key={copied ? 'copied' : 'own'}
              detail={loaded}
              environment={environment}
              documented={documented}
              upstream={copied ?? data.find((one) => one.environment === environment)}
              copy={<Copy of={data.find((one) => one.environment !== environment)} onCopy={setCopied} />}
            />
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  )
}

interface UpstreamFormProps {
  readonly detail: ApiDetail
  readonly environment: Environment
  readonly documented: DocumentedUpstream
  readonly upstream: Upstream | undefined
  readonly copy: ReactNode
}

interface CopyProps {
  /** The upstream of the other keys. */
  readonly of: Upstream | undefined
  readonly onCopy: (upstream: Upstream) => void
}

/** Secrets and certificates stay where they were entered for. */
const Copy = ({ of, onCopy }: CopyProps) =>
  of && (
    <div>
      <Button
        size="small"
        onClick={() =>
          onCopy({
            ...of,
            credential: { ...of.credential, secret_stored: false },
            tls: { ca: null, client_certificate: null },
          })
        }
      >
        {of.environment === 'LIVE' ? 'Copy from live keys' : 'Copy from test keys'}
      </Button>
    </div>
  )

function UpstreamForm({ detail, environment, documented, upstream, copy }: UpstreamFormProps) {
  const toast = useToast()
  const portal = usePortal()
  const [, navigate] = useLocation()
  const { api, version } = detail
  const [defaultValues] = useState(() => fieldsFrom(upstream, documented))
  const { control, field, submit, busy, failure } = useApiForm({
    defaultValues,
    checks: { add_headers: headersProblem },
    write: mutationOptions(portal, 'put', '/api/admin/upstreams'),
    variables: (values: UpstreamFields) => ({ body: requestOf({ api, version, environment }, values) }),
    onDone: () => {
      toast({ kind: 'success', title: 'Upstream saved. It applies to the next call.' })
      navigate(href('adminApi', { api, version }))
    },
  })
  const values = useWatch({ control }) as UpstreamFields
  const connection = useMutation({
    ...mutationOptions(portal, 'post', '/api/admin/upstreams/test'),
    gcTime: 0,
  })
  return (
    <form className={stack(4)} noValidate onSubmit={submit}>
      <FormError of={failure} title="The upstream wasn’t saved." />
      {copy}
      <TargetFields field={field} control={control} upstream={upstream} documented={documented} />
      <CredentialFields field={field} values={values} upstream={upstream} documented={documented} />
      <CertificateFields field={field} control={control} upstream={upstream} />
      <HeaderFields field={field} control={control} />
      <Card as="section" aria-labelledby="connection" className={stack(4)}>
        <h2 className="card-title" id="connection">
          Connection
        </h2>
        <FormError
          of={connection.error && whyNotTested(connection.error)}
          title="The connection wasn’t tested."
        />
        {connection.data && <TestResult of={connection.data.data} />}
        <div className={row(2)}>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? 'Saving…' : 'Save upstream'}
          </Button>
          <Button
            busy={connection.isPending}
            onClick={() => connection.mutate({ body: requestOf({ api, version, environment }, values) })}
          >
            {connection.isPending ? 'Testing…' : 'Test connection'}
          </Button>
        </div>
      </Card>
    </form>
  )
}

/** With what is wrong with each field: the form's own errors are those of saving. */
function whyNotTested(error: unknown): ProblemText {
  const problem = problemText(error)
  return { ...problem, text: otherErrors(error, []) || problem.text }
}

/** The steps of a connection test, each with its result. */
function TestResult({ of: { passed, steps } }: { readonly of: Test }) {
  return (
    <>
      <Alert
        status={passed ? 'success' : 'error'}
        title={passed ? 'The gateway can reach the API.' : 'The gateway can’t reach the API.'}
      />
      <DataTable
        caption="Steps of the connection test"
        columns={columns}
        rows={steps}
        keyOf={({ step, target }) => `${step} ${target}`}
      />
    </>
  )
}
