import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '../../base/format/dates.ts'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { actionTexts } from './action-texts.ts'
import { memberName } from './members-card.tsx'
import { activityPageSize, activityQuery, type Team } from './queries.ts'

/** One of a newer server that has no words here is shown as the log calls it. */
const actionText = (action: string): string => actionTexts[action] ?? action

/** People, APIs by their titles and keys by their names; other subjects have none. */
function useNames({ members }: Team): ReadonlyMap<string, string> {
  const { data } = useQuery(subscriptionsQuery(usePortal()))
  const names = new Map(members.map((member) => [member.user_id, memberName(member)]))
  for (const { user_subscription_id, api, name, keys } of data?.data ?? []) {
    names.set(user_subscription_id, name).set(api, name)
    for (const key of keys) names.set(key.key_id, `${name}: ${key.name} …${key.last_four}`)
  }
  return names
}

/** Which member did what for the account. */
export function ActivityCard({ team }: { readonly team: Team }) {
  const [page, setPage] = useState(1)
  const names = useNames(team)
  const query = useQuery(activityQuery(usePortal(), page))
  return (
    <ListCard id="activity" title="Activity" about="Who did what for the account. Only you see it.">
      <PagedTable
        query={query}
        what="the activity"
        caption="Activity, newest first"
        columns={[
          { key: 'when', name: 'When', cell: ({ at }) => formatTime(at) },
          {
            key: 'who',
            name: 'Who',
            title: true,
            cell: ({ name, user_id }) => name ?? names.get(user_id) ?? 'A former member',
          },
          { key: 'what', name: 'What', wrap: true, cell: ({ action }) => actionText(action) },
          {
            key: 'subject',
            name: 'On',
            detail: true,
            cell: ({ subject }) =>
              names.get(subject) ?? (subject.startsWith('usr_') ? 'A former member' : <code>{subject}</code>),
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
