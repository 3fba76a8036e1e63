import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, ChartColumn, SquareTerminal } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatDate } from '../../../base/format/dates.ts'
import { publisherName } from '../../../base/format/format.ts'
import { firstCallHref } from '../../../domain/catalogue/first-call.ts'
import { versionQuery } from '../../../domain/catalogue/queries.ts'
import { ExportButton } from '../../../domain/exports/export-button.tsx'
import { createKeyReveal } from '../../../domain/keys/key-reveal.ts'
import { statusLabels } from '../../../domain/keys/subscription-status.ts'
import { RoleButton } from '../../../domain/team/role-gate.tsx'
import { QueryCard } from '../../../lib/query/query-card.tsx'
import { useAppState, usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import type { Preloadable } from '../../../router/preloadable.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { facts } from '../../../ui/facts.tsx'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { row, split, stack } from '../../../ui/layout.ts'
import { ListCard } from '../../../ui/list-card.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { KeysCard } from '../keys/keys-card.tsx'
import { LimitsCard } from '../keys/limits-card.tsx'
import { testNumbersQuery } from '../queries.ts'
import { lasts, type Subscription } from '../rules.ts'
import css from '../subscriptions.module.css'
import { ChargesCard } from './charges-card.tsx'
import { Notices } from './notices.tsx'
import { ProductsCard } from './products-card.tsx'
import { UnsubscribeDialog } from './unsubscribe-dialog.tsx'

/** Shows a call with keys that the person has just stored. */
export type FirstCallPart = Preloadable<{
  readonly api: string
  readonly version: string
  readonly stored: { readonly TEST?: string; readonly LIVE?: string }
}>

const maxNumbers = 8

interface SubscriptionDetailProps {
  readonly subscription: Subscription
  readonly FirstCall: FirstCallPart | undefined
  /** The subscription is over, and its address with it. */
  readonly onEnded: () => void
}

/** One subscription: its keys, what its calls cost, and the ways to everything that is done with it. */
export function SubscriptionDetail({ subscription, FirstCall, onEnded }: SubscriptionDetailProps) {
  const [ending, setEnding] = useState(false)
  const { name, publisher, tag, version, status, created_at, cancelled_at, user_subscription_id } =
    subscription
  const { label, tone } = statusLabels[status]
  const page = { publisher, tag, version }
  const published = useQuery({
    ...versionQuery(usePortal(), { api: subscription.api, version }),
    enabled: lasts(subscription),
  }).data?.data
  const stored = useStoredKeys(subscription)
  return (
    <PageFrame
      back={{ label: 'Subscriptions', href: href('subscriptions') }}
      title={name}
      about={
        <>
          <Tag tone={tone}>{label}</Tag> {publisherName(publisher)}, {version}. Since {formatDate(created_at)}
          {cancelled_at && `, ended ${formatDate(cancelled_at)}`}.
        </>
      }
      actions={
        <>
          <LinkButton icon={BookOpen} href={href('api', page, { query: { part: 'documentation' } })}>
            Documentation
          </LinkButton>
          <LinkButton
            icon={SquareTerminal}
            href={firstCallHref({ ...page, operations: published?.operations })}
          >
            Try it
          </LinkButton>
          <LinkButton icon={ChartColumn} href={href('usage', {}, { query: { api: subscription.api } })}>
            Usage
          </LinkButton>
          {lasts(subscription) && (
            <RoleButton gate="POST /api/user-unsubscribe" look="danger" onClick={() => setEnding(true)}>
              Unsubscribe
            </RoleButton>
          )}
        </>
      }
    >
      <Notices subscription={subscription} published={published} />
      {FirstCall && stored && (
        <Suspense fallback={null}>
          <FirstCall api={subscription.api} version={version} stored={stored} />
        </Suspense>
      )}
      <KeysCard subscription={subscription} />
      <LogCard subscription={subscription} />
      {ending && (
        <UnsubscribeDialog
          subscription={subscription}
          now={new Date()}
          onClose={() => setEnding(false)}
          onDone={onEnded}
        />
      )}
      {lasts(subscription) && (
        <div className={split(4)}>
          <div className={stack(4)}>
            <ChargesCard subscription={subscription} />
            <TestNumbersCard subscription={subscription} />
          </div>
          <div className={stack(4)}>
            <LimitsCard subscription={subscription} />
            <ProductsCard key={user_subscription_id} subscription={subscription} />
          </div>
        </div>
      )}
    </PageFrame>
  )
}

/** Keys of the subscription that were made on this page, and work; undefined without any. */
function useStoredKeys({ api, keys }: Subscription) {
  const { storedKeys } = useSnapshot(useAppState(createKeyReveal).state)
  return useMemo(() => {
    const working = keys.filter(({ status }) => status === 'ACTIVE' || status === 'GRACE')
    const stored = working.flatMap(({ type, last_four }) => {
      const key = storedKeys[`${api} ${type}`]
      return key?.endsWith(last_four) ? [[type, key] as const] : []
    })
    return stored.length > 0 ? Object.fromEntries(stored) : undefined
  }, [api, keys, storedKeys])
}

/** The calls of one API, on their page and as a file that names the version called and the error returned. */
function LogCard({ subscription: { api } }: { readonly subscription: Pick<Subscription, 'api'> }) {
  return (
    <ListCard
      id="log"
      title="Request log"
      about={
        <>
          Every call of the last 90 days, with its status, price and error code.{' '}
          <a className="link" href={href('usage', {}, { query: { tab: 'log', api } })}>
            View calls
          </a>
        </>
      }
      actions={
        <ExportButton
          what="calls"
          label="Export log"
          rows="any"
          filename={`${api}-log.csv`}
          background={{ kind: 'API_CALLS', filter: { api } }}
          start={(portal) =>
            download(portal, 'get', '/api/api-logs-export', { params: { query: { service: api } } })
          }
        />
      }
    ></ListCard>
  )
}

/** Values to try immediately with a test key. */
function TestNumbersCard({ subscription }: { readonly subscription: Subscription }) {
  const { api, publisher, tag, version } = subscription
  const query = useQuery(testNumbersQuery(usePortal()))
  return (
    <QueryCard what="the test numbers" height="220px" queries={[query]}>
      {({ data }) => {
        const known = data.filter((one) => one.api === api)
        const numbers = known.filter(
          ({ value, label }, place) =>
            known.findIndex((one) => one.value === value && one.label === label) === place,
        )
        if (numbers.length === 0) return null
        return (
          <Card as="section" aria-labelledby="test-numbers">
            <header className={classes(row(3, 'between'), css.cardHeadPadded)}>
              <h2 className="card-title" id="test-numbers">
                Test numbers
              </h2>
              <a className="link" href={href('api', { publisher, tag, version })}>
                {numbers.length > maxNumbers ? `See all ${numbers.length}` : 'Try them'}
              </a>
            </header>
            <dl className={facts()}>
              {numbers.slice(0, maxNumbers).map(({ value, label, outcome }) => (
                <div key={`${value} ${label}`}>
                  <dt>
                    {label} <span className="note">({outcome.status})</span>
                  </dt>
                  <dd>
                    <code className="mono">{value}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        )
      }}
    </QueryCard>
  )
}
