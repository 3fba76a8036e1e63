import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { longDate } from '../../base/format/long-date.ts'
import { CopyPage } from '../../domain/copy-page.tsx'
import { incidentSteps, stateTexts, statusQuery } from '../../domain/status.ts'
import { StateTicks } from '../../domain/status-ticks.tsx'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { atServer } from '../../lib/portal-config.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal, useServices } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { publicPage, row, stack } from '../../ui/layout.ts'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { PlainTag } from '../../ui/plain-tag.tsx'

type Schemas = components['schemas']

const head = {
  title: 'Status',
  summary: 'Current API status, 90-day history and incident updates.',
}

/** Each API now and on the last 90 days, and the incidents of these days. */
export function StatusPage() {
  usePageHead(head)
  const services = useServices()
  const query = useQuery({
    ...statusQuery(usePortal()),
    refetchInterval: 60_000,
    // The page may have been drawn before the latest incident.
    refetchOnMount: 'always',
  })
  return (
    <div className={publicPage(6)}>
      <header className={row([3, 4], 'between', 'baseline')}>
        <div className={stack(2)}>
          <h1 className="page-title">Status</h1>
          <p className="lead">{head.summary}</p>
          <CopyPage path={href('status')} />
        </div>
        <a className="link" href={atServer(services, '/status.xml')}>
          Incident feed
        </a>
      </header>
      <QueryBoundary queries={[query]} what="the status" skeleton={<PlainSkeleton height="24rem" />}>
        {({ data }) => <Status of={data} />}
      </QueryBoundary>
    </div>
  )
}

function Status({
  of: { apis, incidents },
}: {
  readonly of: { apis: readonly Schemas['ServiceStatus'][]; incidents: readonly Schemas['Incident'][] }
}) {
  const failing = apis.filter(({ state }) => state !== 'OPERATIONAL')
  const names = new Map(apis.map(({ api, name }) => [api, name]))
  return (
    <>
      <div role="status">
        <h2 className="card-title">
          {failing.length === 0 ? 'All APIs work' : `Problems: ${failing.map(({ name }) => name).join(', ')}`}
        </h2>
      </div>
      <Incidents title="Now" names={names} of={incidents.filter(({ resolved_at }) => !resolved_at)} />
      <section className={stack(3)} aria-labelledby="apis">
        <h2 id="apis" className="card-title">
          The last 90 days
        </h2>
        <ul className={stack(3)}>
          {apis.map((api) => (
            <Api key={api.api} of={api} />
          ))}
        </ul>
        <p className="note">
          Calls with live keys, by day. Problems: at least 1% of calls failed. Outage: at least 20%. Failed
          calls are free.
        </p>
      </section>
      <Incidents
        title="Past incidents"
        names={names}
        of={incidents.filter(({ resolved_at }) => resolved_at)}
      />
    </>
  )
}

const uncalled = { label: 'No live calls yet', tone: undefined }

function Api({ of: { name, state, availability, days } }: { readonly of: Schemas['ServiceStatus'] }) {
  const { label, tone } = availability || state !== 'OPERATIONAL' ? stateTexts[state] : uncalled
  return (
    <Card as="li" className={stack(2)}>
      <div className={row([2, 4], 'between')}>
        <h3>{name}</h3>
        <span className={row(3)}>
          {availability && <span className="note num">{availability}% available</span>}
          <PlainTag tone={tone}>{label}</PlainTag>
        </span>
      </div>
      <StateTicks
        of={days.map(({ day, state, availability }) => ({
          state,
          title: longDate(day),
          note: availability && `${availability}%`,
        }))}
        unit="day"
      />
      <div className={row(2, 'between')} aria-hidden="true">
        <span className="label">90 days ago</span>
        <span className="label">Today</span>
      </div>
    </Card>
  )
}

interface IncidentsProps {
  readonly title: string
  readonly of: readonly Schemas['Incident'][]
  readonly names: ReadonlyMap<string, string>
}

function Incidents({ title, of: incidents, names }: IncidentsProps) {
  if (incidents.length === 0) return null
  return (
    <section className={stack(3)} aria-label={title}>
      <h2 className="card-title">{title}</h2>
      {incidents.map(({ incident_id, title, impact, apis, updates, resolved_at }) => (
        <Card as="article" key={incident_id} className={stack(3)}>
          <div className={row([2, 4], 'between')}>
            <h3>{title}</h3>
            <PlainTag tone={resolved_at ? 'good' : stateTexts[impact].tone}>
              {resolved_at ? 'Resolved' : stateTexts[impact].label}
            </PlainTag>
          </div>
          <p className="note">{apis.map((api) => names.get(api) ?? api).join(', ')}</p>
          <ol className={stack(2)}>
            {updates.map(({ at, step, text }) => (
              <li key={`${at} ${step}`}>
                <p>
                  <strong>{incidentSteps[step]}.</strong> {text}
                </p>
                <p className="note">
                  <time dateTime={at}>{longDate(at, 'short')}</time>
                </p>
              </li>
            ))}
          </ol>
        </Card>
      ))}
    </section>
  )
}
