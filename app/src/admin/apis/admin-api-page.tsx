import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatTime } from '../../base/format/dates.ts'
import { formatCount, publisherName } from '../../base/format/format.ts'
import { apiStatuses } from '../../domain/catalogue/api-statuses.ts'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import type { PageProps } from '../../router/preloadable.ts'
import css from '../../theme/admin.module.css'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Fact, facts } from '../../ui/facts.tsx'
import { Alert } from '../../ui/kit/alert.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { apiQuery } from '../queries.ts'
import { ConformanceResults } from './conformance-results.tsx'
import { DeprecateDialog, RestoreDialog, RollBackDialog } from './end-dialogs.tsx'
import { PlanLimitsCard } from './plan-limits-card.tsx'
import type { ApiDetail } from './prices.ts'
import { PricesEditor } from './prices-editor.tsx'
import { UpstreamsCard } from './upstreams/upstreams-card.tsx'

type PriceList = ApiDetail['price_lists'][number]
type Caller = ApiDetail['top_callers'][number]

/** A published version: its prices, its callers, and its end. */
export function AdminApiPage({ params: { api = '', version = '' } }: PageProps) {
  const query = useQuery(apiQuery(usePortal(), api, version))
  const detail = query.data?.data
  const [dialog, setDialog] = useState<'deprecate' | 'restore' | 'rollBack' | null>(null)
  const close = () => setDialog(null)
  return (
    <PageFrame
      title={detail ? `${detail.name} ${detail.version}` : 'Published API'}
      back={{ label: 'Published APIs', href: href('adminApis') }}
      {...(detail && { about: <About detail={detail} /> })}
      actions={
        detail && (
          <>
            {detail.operations[0] && (
              <LinkButton
                href={href('api', detail, { query: { operation: detail.operations[0].operation_id } })}
              >
                Make a first call
              </LinkButton>
            )}
            <LinkButton href={href('api', detail)}>View public page</LinkButton>
            <LinkButton href={href('adminAudit', {}, { query: { subject: detail.api } })}>
              Audit log
            </LinkButton>
            <LinkButton href={href('publishApi', {}, { query: publishQuery(detail) })}>
              Publish a new document
            </LinkButton>
            {detail.previous && <Button onClick={() => setDialog('rollBack')}>Roll back</Button>}
            {detail.status === 'DEPRECATED' ? (
              <>
                <Button onClick={() => setDialog('deprecate')}>Change end date</Button>
                <Button onClick={() => setDialog('restore')}>Undo deprecation</Button>
              </>
            ) : (
              <Button look="danger" onClick={() => setDialog('deprecate')}>
                Deprecate
              </Button>
            )}
          </>
        )
      }
    >
      <QueryBoundary
        queries={[query]}
        what="this version"
        level={2}
        skeleton={<Skeleton height="480px" />}
        frame={failedCard}
      >
        {({ data }) => (
          <>
            {data.status === 'DEPRECATED' && (
              <Alert
                status="warning"
                title={
                  data.sunset_on
                    ? `It stops working on ${formatDate(data.sunset_on)}.`
                    : 'It’s deprecated. No end date is set yet.'
                }
              >
                {data.deprecation_reason}
              </Alert>
            )}
            <Facts of={data} />
            <UpstreamsCard detail={data} />
            <PricesEditor key={data.published_at} detail={data} />
            <PlanLimitsCard detail={data} />
            <ConformanceResults api={data.api} version={data.version} />
            <ListCard
              id="lists"
              title="Price lists"
              about="Subscribers keep the price list they started with. New subscriptions get the current one."
            >
              <DataTable
                caption="Price lists, newest first"
                columns={listColumns}
                rows={data.price_lists}
                keyOf={({ product_version_id }) => product_version_id}
              />
            </ListCard>
            <ListCard
              id="callers"
              title="Callers"
              about={<>Calls to {data.version} in the last 30 days, most calls first.</>}
            >
              <DataTable
                caption="Callers, most calls first"
                columns={callerColumns}
                rows={data.top_callers}
                keyOf={({ user_id }) => user_id}
                empty={<p className={classes('muted', css.apiNone)}>No calls in the last 30 days.</p>}
              />
            </ListCard>
            {dialog === 'deprecate' && <DeprecateDialog detail={data} onClose={close} />}
            {dialog === 'rollBack' && data.previous && (
              <RollBackDialog detail={data} to={data.previous} onClose={close} />
            )}
            {dialog === 'restore' && <RestoreDialog detail={data} onClose={close} />}
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  )
}

const publishQuery = ({ publisher, tag }: ApiDetail) => ({ publisher, ...(tag && { tag }) })

const About = ({ detail: { publisher, tag, full_version, status } }: { readonly detail: ApiDetail }) => (
  <>
    {publisherName(publisher)}
    {tag && `, ${tag}`}, document {full_version}{' '}
    <Tag tone={apiStatuses[status].tone}>{apiStatuses[status].label}</Tag>
  </>
)

function Facts({ of }: { readonly of: ApiDetail }) {
  const glance = [
    ['Subscribers', formatCount(of.subscribers)],
    ['Calls, 30 days', formatCount(of.calls)],
    ['Accounts calling it', formatCount(of.callers)],
    [
      'Published',
      `${formatTime(of.published_at)} ${of.published_by_name ? `by ${of.published_by_name}` : 'via CLI'}`,
    ],
  ] as const
  return (
    <Card as="section" aria-label="At a glance">
      <dl className={facts('columns')}>
        {glance.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </Card>
  )
}

const listColumns: readonly Column<PriceList>[] = [
  { key: 'name', name: 'Product', title: true, wrap: true, cell: ({ name }) => name },
  { key: 'starts', name: 'From', cell: ({ starts_on }) => formatDate(starts_on) },
  {
    key: 'ends',
    name: 'Until',
    detail: true,
    cell: ({ ends_on }) => (ends_on ? formatDate(ends_on) : 'No end date'),
  },
  {
    key: 'current',
    name: 'List',
    cell: ({ current }) => (current ? <Tag tone="good">Current</Tag> : 'Earlier'),
  },
  {
    key: 'subscribers',
    name: 'Subscribers',
    align: 'end',
    cell: ({ subscribers }) => formatCount(subscribers),
  },
]

const callerColumns: readonly Column<Caller>[] = [
  {
    key: 'name',
    name: 'Account',
    title: true,
    wrap: true,
    cell: ({ user_id, name }) => (
      <a className="link" href={href('creditLedger', { id: user_id })}>
        {name}
      </a>
    ),
  },
  { key: 'last', name: 'Last call', cell: ({ last_called_on }) => formatDate(last_called_on) },
  { key: 'calls', name: 'Calls', align: 'end', cell: ({ calls }) => formatCount(calls) },
]
