import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { formatTime } from '../../base/format/dates.ts'
import { formatCount, formatCredits, formatDecimal } from '../../base/format/format.ts'
import { StateTicks } from '../../domain/status-ticks.tsx'
import { changePercent, milliseconds, sharePercent } from '../../domain/usage/figures.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { FailureGroup } from '../../lib/query/failure-group.tsx'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/admin.module.css'
import { Card } from '../../ui/card.tsx'
import { CardGrid, FigureCard } from '../../ui/figure-card.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { columns, stack } from '../../ui/layout.ts'
import { ListCard } from '../../ui/list-card.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { homeAddress, overviewQuery, type Period } from '../queries.ts'
import { ChangesAhead, Waiting } from './lists.tsx'
import { brokenApis, Problems } from './problems.tsx'

type Schemas = components['schemas']
type Overview = Schemas['ProviderOverview']
type Api = Schemas['ProviderApi']

const periods = {
  '24h': { label: '24 hours', title: 'Since yesterday', before: 'the day before', unit: 'hour' },
  '7d': { label: '7 days', title: 'The last 7 days', before: 'the week before', unit: 'period' },
  '30d': { label: '30 days', title: 'The last 30 days', before: 'the 30 days before', unit: 'day' },
} as const satisfies Record<Period, object>

/** The start of administrators: problems, figures of all APIs, and their open tasks. */
export function HomePage() {
  const [{ period }, show] = useUrlState(homeAddress)
  const query = useQuery({ ...overviewQuery(usePortal(), period), refetchInterval: 60_000 })
  const { title } = periods[period]
  return (
    <PageFrame
      title={title}
      about="Live calls of all customers, counted every two minutes."
      actions={
        <Segments
          label="Period"
          value={period}
          options={Object.entries(periods).map(([value, { label }]) => ({ value: value as Period, label }))}
          onChange={(value) => show({ period: value })}
        />
      }
    >
      <FailureGroup what="the overview">
        <QueryCard what="the calls" height="220px" queries={[query]}>
          {({ data }) => <Summary of={data} period={period} />}
        </QueryCard>
        <div className={columns('wide', 4)}>
          <Waiting />
          <ChangesAhead />
        </div>
        <QueryCard what="the APIs" height="420px" queries={[query]}>
          {({ data }) => (
            <ListCard
              id="apis"
              title="APIs"
              actions={
                <a className="link" href={href('adminApis')}>
                  Published APIs
                </a>
              }
            >
              <DataTable
                caption="APIs, most called first"
                columns={columnsFor(period)}
                rows={data.apis}
                keyOf={({ api }) => api}
              />
            </ListCard>
          )}
        </QueryCard>
      </FailureGroup>
    </PageFrame>
  )
}

interface SummaryProps {
  readonly of: Overview
  readonly period: Period
}

/** Problems in its first lines, then the four figures. */
function Summary({ of: overview, period }: SummaryProps) {
  const broken = brokenApis(overview.apis)
  const { calls, failed, credits, median_ms, before, customers } = overview
  const compared = (now: number, past: number) => comparison(now, past, periods[period].before)
  return (
    <Card as="section" aria-label={periods[period].title} className={stack(4)}>
      {broken.length > 0 ? (
        <Problems of={broken} />
      ) : (
        <p>
          <Tag tone="good">Nothing broke</Tag>
        </p>
      )}
      <CardGrid>
        <FigureCard bare label="Calls" figure={formatCount(calls)}>
          <p className="note">{compared(calls, before.calls)}</p>
        </FigureCard>
        <FigureCard bare label="Revenue in credits" figure={formatCredits(credits)}>
          <p className="note">{compared(Number(credits), Number(before.credits))}</p>
        </FigureCard>
        <FigureCard bare label="Failed" figure={`${sharePercent(failed, calls) ?? '0.0'}%`}>
          <p className="note">Median response time {milliseconds(median_ms)}</p>
        </FigureCard>
        <FigureCard bare label="Customers" figure={formatCount(customers.active)}>
          <p className="note">
            {formatCount(customers.new)} new, {formatCount(customers.silent)} stopped calling
          </p>
        </FigureCard>
      </CardGrid>
    </Card>
  )
}

/** The current hour isn’t over: a change within 5% may be none. */
const noChange = 5

function comparison(now: number, before: number, span: string): string {
  const change = changePercent(now, before)
  if (change === undefined) return `None in ${span}`
  if (Math.abs(change) < noChange) return `About the same as ${span}`
  return `${formatCount(Math.abs(change))}% ${change > 0 ? 'more' : 'less'} than ${span}`
}

const count = (key: keyof Api['customers'], name: string): Column<Api> => ({
  key,
  name,
  align: 'end',
  detail: key !== 'active',
  cell: ({ customers }) => formatCount(customers[key]),
})

const columnsFor = (period: Period): readonly Column<Api>[] => [
  {
    key: 'api',
    name: 'API',
    title: true,
    cell: ({ api, api_name, version }) => (
      <a className="link" href={href('adminApi', { api, version })}>
        {api_name}
      </a>
    ),
  },
  { key: 'calls', name: 'Calls', align: 'end', cell: ({ calls }) => formatCount(calls) },
  { key: 'failed', name: 'Failed', align: 'end', cell: FailedShare },
  {
    key: 'median',
    name: 'Median',
    align: 'end',
    detail: true,
    cell: ({ median_ms }) => milliseconds(median_ms),
  },
  { key: 'credits', name: 'Credits', align: 'end', cell: ({ credits }) => formatDecimal(credits) },
  count('active', 'Customers'),
  count('new', 'New'),
  count('silent', 'Stopped'),
  {
    key: 'servers',
    name: 'Servers',
    detail: true,
    cell: ({ upstream }) => (upstream ? <Servers {...upstream} /> : '–'),
  },
  {
    key: 'ticks',
    name: periods[period].label,
    cell: ({ ticks }) => (
      <StateTicks
        unit={periods[period].unit}
        height={20}
        of={ticks.map(({ at, calls, state }) => ({
          state,
          title: formatTime(at),
          note: `${formatCount(calls)} calls`,
        }))}
      />
    ),
  },
]

function FailedShare({ calls, failed }: Api) {
  const share = sharePercent(failed, calls)
  if (share === undefined) return '–'
  return failed * 100 >= calls ? <strong className={css.bad}>{share}%</strong> : `${share}%`
}

const Servers = ({ servers, unreachable }: Schemas['UpstreamServers']) =>
  unreachable === 0 ? (
    <>{formatCount(servers)} reachable</>
  ) : (
    <Tag tone="bad">
      {unreachable} of {servers} down
    </Tag>
  )
