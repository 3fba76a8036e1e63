import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, SearchX } from 'lucide-react'
import { useId, useState } from 'react'
import { formatDecimal } from '../../../base/format/format.ts'
import { isZero } from '../../../base/format/money.ts'
import { apiStatuses } from '../../../domain/catalogue/api-statuses.ts'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { newSubscriptionRoles } from '../../../domain/team/role.ts'
import { RoleNote, useRoleRefusal } from '../../../domain/team/role-gate.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { stack } from '../../../ui/layout.ts'
import { tool, tools } from '../../../ui/list-tools.ts'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { publicApisQuery } from '../queries.ts'
import { lasts } from '../rules.ts'
import { defaultProduct } from './address.ts'

type PublicApi = components['schemas']['PublicApi']

const caption = 'APIs you can subscribe to'

/** Everything that can be subscribed to in one list, by whom it is already, and what a call costs. */
export function NewSubscriptionPage() {
  const portal = usePortal()
  const apis = useQuery(publicApisQuery(portal))
  const subscriptions = useQuery(subscriptionsQuery(portal))
  const [words, type] = useState('')
  const subscribed = new Set(subscriptions.data?.data.filter(lasts).map(({ api }) => api))
  const note = useId()
  const mayNot = useRoleRefusal(newSubscriptionRoles) !== undefined
  const columns = columnsOf(subscribed, mayNot ? note : undefined)
  return (
    <PageFrame
      back={{ label: 'Subscriptions', href: href('subscriptions') }}
      title="Subscribe to an API"
      about="A subscription is free and gives you keys. You pay only for answered live calls."
    >
      <Card as="section" padded={false} aria-label={caption}>
        <div className={tools()}>
          <div className={tool('search')}>
            <SearchBox label="Search APIs" words={words} onWords={type} />
          </div>
          <RoleNote gate={newSubscriptionRoles} id={note} />
        </div>
        <QueryBoundary
          queries={[apis, subscriptions]}
          what="the APIs"
          level={2}
          skeleton={<DataTable caption={caption} columns={columns} rows={[]} keyOf={String} loading />}
          empty={{
            when: ({ data }) => data.length === 0,
            show: (
              <EmptyState icon={LayoutGrid} level={2} title="No APIs yet">
                Nothing has been published so far.
              </EmptyState>
            ),
          }}
        >
          {({ data }) => (
            <DataTable
              caption={caption}
              columns={columns}
              rows={data.filter((api) => matches(api, words)).toSorted(openFirst)}
              keyOf={({ api }) => api}
              empty={
                <EmptyState icon={SearchX} level={2} title="No APIs found">
                  Search by name, category or what an API does.
                </EmptyState>
              }
            />
          )}
        </QueryBoundary>
      </Card>
    </PageFrame>
  )
}

/** Those whose live keys every account gets, before those for verified businesses. */
const openFirst = (one: PublicApi, other: PublicApi): number =>
  Number(one.kyb_required) - Number(other.kyb_required)

function matches({ api, name, summary, category, tags }: PublicApi, words: string): boolean {
  const text = [api, name, summary, category, ...tags].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** `note` is the id of what says who can subscribe, to those who can't. */
const columnsOf = (
  subscribed: ReadonlySet<string>,
  note: string | undefined,
): readonly Column<PublicApi>[] => [
  {
    key: 'api',
    name: 'API',
    title: true,
    wrap: true,
    cell: ({ name, publisher, tag, version, summary, status }) => (
      <div className={stack(1)}>
        <span>
          <a className="link" href={href('api', { publisher, tag, version })}>
            {name}
          </a>{' '}
          {status !== 'ACTIVE' && <Tag tone={apiStatuses[status].tone}>{apiStatuses[status].label}</Tag>}
        </span>
        <span className="note">{summary}</span>
      </div>
    ),
  },
  {
    key: 'price',
    name: 'Price',
    cell: ({ price_from, price_unit }) =>
      isZero(price_from) ? 'Free' : `${formatDecimal(price_from)} credits a ${price_unit}`,
  },
  {
    key: 'needs',
    name: 'Live keys',
    cell: ({ kyb_required }) => (kyb_required ? 'Verified businesses only' : 'Everyone'),
  },
  {
    key: 'subscribe',
    name: 'Actions',
    align: 'end',
    cell: ({ api, name, status }) => {
      if (subscribed.has(api))
        return (
          <a className="link" href={href('subscriptions', {}, { query: { api } })}>
            Subscribed<VisuallyHidden> to {name}</VisuallyHidden>
          </a>
        )
      if (status === 'DEPRECATED') return <span className="note">Closed</span>
      if (note)
        return (
          <Button size="small" disabled aria-describedby={note}>
            Subscribe<VisuallyHidden> to {name}</VisuallyHidden>
          </Button>
        )
      return (
        <LinkButton
          size="small"
          href={href('subscriptions', {}, { query: { api, product: defaultProduct } })}
        >
          Subscribe<VisuallyHidden> to {name}</VisuallyHidden>
        </LinkButton>
      )
    },
  },
]
