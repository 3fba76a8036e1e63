import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '../../base/format/dates.ts'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { activityPageSize, activityQuery } from './queries.ts'

/** Each action that the server writes down for an account: scripts/team-actions.test.ts holds them together. */
const actionTexts: Readonly<Record<string, string>> = {
  'auto_top_up.set': 'Changed automatic top-up',
  'call.decide': 'Answered a call that waited',
  'card.remove': 'Removed the saved card',
  'card.start': 'Opened the page to save a card',
  'export.create': 'Requested an export',
  'export.remove': 'Deleted an export',
  'key.create': 'Created a key',
  'key.limits': 'Set the limits of a key',
  'key.regenerate': 'Replaced a key',
  'key.rename': 'Renamed a key',
  'key.revoke': 'Revoked keys',
  'kyb.submit': 'Sent a business verification',
  'payment.resend': 'Requested a payment link',
  'payment.start': 'Started a payment',
  'plan.give_up': 'Cancelled a plan',
  'subscription.cancel': 'Unsubscribed',
  'subscription.change': 'Changed a subscription',
  'subscription.create': 'Subscribed',
  'subscription.product.end': 'Removed a product',
  'team.invite': 'Invited someone',
  'team.invite_again': 'Sent an invitation again',
  'team.join': 'Joined the team',
  'team.leave': 'Left the team',
  'team.remove': 'Removed a member',
  'team.role': 'Changed a role',
  'team.withdraw': 'Withdrew an invitation',
  'wallet.starter': 'Redeemed starter credits',
  'wallet.threshold': 'Changed the credit alert',
  'webhook.change': 'Changed a webhook',
  'webhook.create': 'Added a webhook',
  'webhook.remove': 'Removed a webhook',
  'webhook.replay': 'Resent a webhook delivery',
  'webhook.rotate': 'Replaced a webhook’s secret',
}

/** One of a newer server that has no words here is shown as the log calls it. */
const actionText = (action: string): string => actionTexts[action] ?? action

/** APIs by their titles and keys by their names; other subjects have none. */
function useSubjectNames(): (subject: string) => string | undefined {
  const { data } = useQuery(subscriptionsQuery(usePortal()))
  const names = new Map<string, string>()
  for (const { user_subscription_id, api, name, keys } of data?.data ?? []) {
    names.set(user_subscription_id, name).set(api, name)
    for (const key of keys) names.set(key.key_id, `${name}: ${key.name} …${key.last_four}`)
  }
  return (subject) => names.get(subject)
}

/** Which member did what for the account. */
export function ActivityCard() {
  const [page, setPage] = useState(1)
  const nameOf = useSubjectNames()
  const query = useQuery(activityQuery(usePortal(), page))
  return (
    <ListCard id="activity" title="Activity" about="Who did what for the account. Only you see it.">
      <PagedTable
        query={query}
        what="the activity"
        caption="Activity, newest first"
        columns={[
          { key: 'when', name: 'When', cell: ({ at }) => formatTime(at) },
          { key: 'who', name: 'Who', title: true, cell: ({ name, user_id }) => name ?? user_id },
          { key: 'what', name: 'What', wrap: true, cell: ({ action }) => actionText(action) },
          {
            key: 'subject',
            name: 'On',
            detail: true,
            cell: ({ subject }) => nameOf(subject) ?? <code>{subject}</code>,
          },
        ]}
        keyOf={({ activity_id }) => activity_id}
        empty={
          <EmptyState icon={History} title="Nothing yet">
            What you and your members do for the account appears here, by name.
          </EmptyState>
        }
        list={{ address: { page }, show: (next) => setPage(next.page) }}
        pageSize={activityPageSize}
      />
    </ListCard>
  )
}
