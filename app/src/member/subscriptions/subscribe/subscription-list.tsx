import { useQuery } from '@tanstack/react-query'
import { KeyRound, SearchX } from 'lucide-react'
import { formatAgo } from '../../../base/format/ago.ts'
import { formatDate } from '../../../base/format/dates.ts'
import { publisherName } from '../../../base/format/format.ts'
import { deprecationsQuery } from '../../../domain/catalogue/deprecations.ts'
import { EnvironmentTag } from '../../../domain/keys/environment-tag.tsx'
import { statusLabels } from '../../../domain/keys/subscription-status.ts'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { newSubscriptionRoles } from '../../../domain/team/role.ts'
import { RoleLinkButton } from '../../../domain/team/role-gate.tsx'
import { useNow } from '../../../lib/browser/use-now.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { Segments } from '../../../ui/kit/segments.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { tools } from '../../../ui/list-tools.ts'
import { GraceTag } from '../keys/key-columns.tsx'
import { keyText, lastUse, type Subscription, shownBy, works } from '../rules.ts'
import css from '../subscriptions.module.css'
import { type Show, subscriptionHref } from './address.ts'

interface SubscriptionListProps {
  readonly show: Show
  readonly onShow: (show: Show) => void
}

const caption = 'Subscriptions, newest first'

/** Every subscription in a row: API, plan, and the state of its keys. */
export function SubscriptionList({ show, onShow }: SubscriptionListProps) {
  const portal = usePortal()
  const query = useQuery(subscriptionsQuery(portal))
  // That a version ends is told beside its name when it is known; the list does not wait for it.
  const deprecations = useQuery(deprecationsQuery(portal)).data?.data ?? []
  const ending = new Set(deprecations.map(({ api, version }) => `${api} ${version}`))
  const now = useNow(query.data?.data.some(hasGrace) ? 1_000 : 60_000)
  const columns = columnsOf({ now, isDeprecated: ({ api, version }) => ending.has(`${api} ${version}`) })
  const all = query.data?.data ?? []

  return (
    <Card as="section" padded={false} aria-label="Subscriptions">
      {all.length > 0 && (
        <div className={tools()}>
          <Segments
            label="Show"
            value={show}
            options={[
              { value: 'current', label: 'Current' },
              { value: 'ended', label: 'Ended' },
              { value: 'all', label: 'All' },
            ]}
            onChange={onShow}
          />
        </div>
      )}
      <QueryBoundary
        queries={[query]}
        what="your subscriptions"
        level={2}
        skeleton={<DataTable caption={caption} columns={columns} rows={[]} keyOf={String} loading />}
        empty={{ when: ({ data }) => data.length === 0, show: <NoSubscription /> }}
      >
        {({ data }) => (
          <DataTable
            caption={caption}
            columns={columns}
            rows={data.filter((subscription) => shownBy(show, subscription))}
            keyOf={({ user_subscription_id }) => user_subscription_id}
            empty={<NoneHere show={show} />}
          />
        )}
      </QueryBoundary>
    </Card>
  )
}

const hasGrace = ({ keys }: Subscription): boolean => keys.some(({ status }) => status === 'GRACE')

const NoSubscription = () => (
  <EmptyState
    icon={KeyRound}
    level={2}
    title="No subscriptions yet"
    action={
      <RoleLinkButton
        gate={newSubscriptionRoles}
        look="primary"
        href={href('subscriptions', {}, { query: { view: 'new' } })}
      >
        Choose an API
      </RoleLinkButton>
    }
  >
    Subscribe to an API to get your keys. It’s free until you make a live call.
  </EmptyState>
)

const NoneHere = ({ show }: { readonly show: Show }) => (
  <EmptyState
    icon={SearchX}
    level={2}
    title={show === 'ended' ? 'No ended subscriptions' : 'No current subscriptions'}
    action={
      show === 'ended' ? (
        <LinkButton href={href('subscriptions')}>Show current ones</LinkButton>
      ) : (
        <LinkButton look="primary" href={href('subscriptions', {}, { query: { view: 'new' } })}>
          Choose an API
        </LinkButton>
      )
    }
  >
    {show === 'ended'
      ? 'Subscriptions you end stay listed here.'
      : 'All of yours have ended. Subscribe to an API to get keys again.'}
  </EmptyState>
)

interface ColumnFacts {
  readonly now: Date
  readonly isDeprecated: (subscription: Subscription) => boolean
}

const columnsOf = ({ now, isDeprecated }: ColumnFacts): readonly Column<Subscription>[] => [
  {
    key: 'api',
    name: 'API',
    title: true,
    wrap: true,
    cell: (subscription) => (
      <div className={stack(1)}>
        <a className="link" href={subscriptionHref(subscription)}>
          {subscription.name}
        </a>
        <span className="note">
          {publisherName(subscription.publisher)}, {subscription.version}{' '}
          {isDeprecated(subscription) && <Tag tone="bad">Deprecated</Tag>}
        </span>
      </div>
    ),
  },
  {
    key: 'plan',
    name: 'Plan',
    wrap: true,
    cell: ({ plan, products }) => (
      <div className={stack(1)}>
        {plan?.plan_name ?? '–'}
        <span className="note">{productWords(products)}</span>
      </div>
    ),
  },
  {
    key: 'status',
    name: 'Status',
    cell: ({ status, live_blocker }) => (
      <div className={stack(1)}>
        <span>
          <Tag tone={statusLabels[status].tone}>{statusLabels[status].label}</Tag>
        </span>
        {status === 'ACTIVE' && live_blocker && <span className="note">Test calls only</span>}
      </div>
    ),
  },
  {
    key: 'keys',
    name: 'Keys',
    cell: ({ keys }) => {
      const working = keys.filter((key) => works(key, now))
      if (working.length === 0) return <span className="note">None</span>
      return (
        <ul className={classes(stack(1), css.keys)}>
          {working.map((key) => (
            <li key={key.key_id}>
              <span className={classes(row(2, 'inline'), css.keyLine)}>
                <code className="mono">{keyText(key)}</code> <EnvironmentTag type={key.type} />
              </span>
              <GraceTag of={key} now={now} />
            </li>
          ))}
        </ul>
      )
    },
  },
  {
    key: 'used',
    name: 'Last used',
    cell: ({ keys }) => {
      const time = lastUse(keys)
      return time ? <time dateTime={time}>{formatAgo(time, now)}</time> : <span className="note">Never</span>
    },
  },
  {
    key: 'since',
    name: 'Since',
    detail: true,
    cell: ({ created_at, cancelled_at }) => (
      <div className={stack(1)}>
        {formatDate(created_at)}
        {cancelled_at && <span className="note">Ended {formatDate(cancelled_at)}</span>}
      </div>
    ),
  },
]

function productWords(products: Subscription['products']): string {
  const [first, ...others] = products
  if (!first) return 'No product'
  return others.length === 0 ? first.name : `${first.name}, and ${others.length} more`
}
