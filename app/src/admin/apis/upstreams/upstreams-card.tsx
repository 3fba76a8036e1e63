import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatTime } from '../../../base/format/dates.ts'
import { countOf } from '../../../base/format/format.ts'
import { Confirm } from '../../../lib/forms/confirm.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Cord } from '../../../ui/cord.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { ListCard } from '../../../ui/list-card.tsx'
import type { ApiDetail } from '../prices.ts'
import { upstreamsQuery } from '../queries.ts'
import { credentialNames, type Environment, type Upstream } from './upstream-form.ts'

type Health = Upstream['health'][number]

interface Row {
  readonly environment: Environment
  readonly upstream: Upstream | undefined
}

const environments = ['LIVE', 'TEST'] as const
const names = { LIVE: 'Live keys', TEST: 'Test keys' } as const
/** Health is written down every few seconds. */
const refreshMs = 10_000
const keyOf = ({ environment }: Row) => environment

/** Where calls with each kind of key go. */
export function UpstreamsCard({ detail }: { readonly detail: ApiDetail }) {
  const query = useQuery({
    ...upstreamsQuery(usePortal(), detail.api, detail.version),
    refetchInterval: refreshMs,
  })
  const [removing, setRemoving] = useState<Upstream | null>(null)
  const columnsWith = (deploymentUrl: string | null): readonly Column<Row>[] => [
    { key: 'environment', name: 'Calls with', title: true, cell: ({ environment }) => names[environment] },
    {
      key: 'target',
      name: 'Go to',
      wrap: true,
      cell: (of) => <Targets {...of} detail={detail} deploymentUrl={deploymentUrl} />,
    },
    {
      key: 'credential',
      name: 'Credential',
      wrap: true,
      cell: ({ upstream }) => (upstream ? <Credential of={upstream} /> : 'None'),
    },
    {
      key: 'changed',
      name: 'Changed',
      detail: true,
      cell: ({ upstream }) =>
        upstream ? (
          <div>
            {formatTime(upstream.updated_at)}
            {upstream.updated_by_name && <span className="note-line">by {upstream.updated_by_name}</span>}
          </div>
        ) : (
          'Never'
        ),
    },
    {
      key: 'actions',
      name: 'Actions',
      align: 'end',
      cell: ({ environment, upstream }) => (
        <div className={row(2, 'end')}>
          <LinkButton
            size="small"
            href={href('adminUpstream', { ...detail, environment: environment.toLowerCase() })}
            aria-label={`${upstream ? 'Change' : 'Connect'} ${names[environment].toLowerCase()}`}
          >
            {upstream ? 'Change' : 'Connect'}
          </LinkButton>
          {upstream && (
            <Button
              size="small"
              onClick={() => setRemoving(upstream)}
              aria-label={`Remove the upstream for ${names[environment].toLowerCase()}`}
            >
              Remove
            </Button>
          )}
        </div>
      ),
    },
  ]
  return (
    <ListCard
      id="upstreams"
      title="Upstreams"
      about="Where the gateway sends calls, and how it authenticates there. Hidden from callers."
    >
      <QueryBoundary
        queries={[query]}
        what="the upstreams"
        level={3}
        skeleton={
          <DataTable caption="Upstreams" columns={columnsWith(null)} rows={[]} keyOf={keyOf} loading />
        }
      >
        {({ data, deployment_url }) => (
          <DataTable
            caption="Upstreams for live and test keys"
            columns={columnsWith(deployment_url)}
            rows={environments.map((environment) => ({
              environment,
              upstream: data.find((one) => one.environment === environment),
            }))}
            keyOf={keyOf}
          />
        )}
      </QueryBoundary>
      {removing && <RemoveDialog of={removing} detail={detail} onClose={() => setRemoving(null)} />}
    </ListCard>
  )
}

interface TargetsProps extends Row {
  readonly detail: ApiDetail
  readonly deploymentUrl: string | null
}

function Targets({ detail, environment, upstream, deploymentUrl }: TargetsProps) {
  if (environment === 'LIVE' && deploymentUrl !== null)
    return (
      <div>
        <code className="note-line">{deploymentUrl}</code>
        <span className="note-line">
          Set by the server’s <code>UPSTREAMS</code> variable, without a credential.
          {upstream && ' What is set here isn’t used until that is removed.'}
        </span>
        {upstream && <TargetList of={upstream} />}
      </div>
    )
  if (upstream) return <TargetList of={upstream} />
  return answeredByMock(detail, environment) ? 'The mock' : 'Nowhere'
}

function Credential({ of: { credential, tls } }: { readonly of: Upstream }) {
  const certificate = tls.client_certificate
  return (
    <div>
      {credentialNames[credential.type]}
      {credential.type !== 'NONE' && !credential.secret_stored && (
        <span className="note-line">The secret can’t be opened. Enter it again.</span>
      )}
      {certificate && <span className="note-line">Certificate until {formatDate(certificate.ends_at)}</span>}
    </div>
  )
}

/** Where nothing is set. */
const answeredByMock = ({ mocked }: ApiDetail, environment: Upstream['environment']): boolean =>
  mocked || environment === 'TEST'

interface RemoveDialogProps {
  readonly of: Upstream
  readonly detail: ApiDetail
  readonly onClose: () => void
}

function RemoveDialog({ of: { api, version, environment }, detail, onClose }: RemoveDialogProps) {
  const after = answeredByMock(detail, environment) ? 'go to the mock' : 'fail'
  return (
    <Confirm
      title={`Remove the upstream for ${names[environment].toLowerCase()}?`}
      about={`From the next call on, calls to ${detail.name} ${version} with these keys ${after}. The stored secret is deleted.`}
      action="Remove upstream"
      busyAction="Removing…"
      keep="Keep upstream"
      failed="Nothing has changed."
      write={mutationOptions(usePortal(), 'post', '/api/admin/upstreams/remove')}
      variables={() => ({ body: { api, version, environment } })}
      done="Upstream removed"
      onClose={onClose}
    />
  )
}

/** Each address of an upstream, and how it has done in the last minutes. */
function TargetList({ of: { targets, health } }: { readonly of: Upstream }) {
  return (
    <div className={stack(2)}>
      {targets.map(({ url, weight }) => {
        const own = health.find((one) => one.url === url)
        return (
          <div key={url}>
            {own && <Cord stops={['Gateway', new URL(url).host]} broken={own.state === 'OPEN'} />}
            <code className="note-line">
              {url}
              {targets.length > 1 && ` (weight ${weight})`}
            </code>
            {own && <TargetHealth of={own} />}
          </div>
        )
      })}
    </div>
  )
}

function TargetHealth({ of }: { readonly of: Health }) {
  const { state, opened_at } = of
  return (
    <>
      {state !== 'CLOSED' && (
        <Tag tone={state === 'OPEN' ? 'bad' : 'warning'}>
          {state === 'OPEN' ? 'Circuit open' : 'Probing'}
          {opened_at && ` since ${formatTime(opened_at)}`}
        </Tag>
      )}
      <span className="note-line">{figuresOf(of)}</span>
    </>
  )
}

/** Of the last five minutes. */
function figuresOf({ calls, failed, median_ms, p95_ms }: Health): string {
  if (calls === 0) return 'No calls in the last 5 minutes'
  const times = median_ms === null ? '' : ` · median ${median_ms} ms · 95% within ${p95_ms} ms`
  return `${countOf(calls, 'call')} in 5 minutes · ${percentOf(failed, calls)}% failed${times}`
}

function percentOf(part: number, whole: number): string {
  const percent = (part / whole) * 100
  return percent > 0 && percent < 0.1 ? 'under 0.1' : `${Math.round(percent * 10) / 10}`
}
