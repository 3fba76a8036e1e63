import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '../../lib/format/dates.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { actionText } from './action-texts.ts'
import { activityPageSize, activityQuery } from './queries.ts'
import css from './team.module.css'

/** Which member did what for the account. */
export function ActivityCard() {
  const [page, setPage] = useState(1)
  const query = useQuery(activityQuery(usePortal(), page))
  return (
    <Card as="section" padded={false} aria-labelledby="activity">
      <header className={css.head}>
        <h2 className={css.title} id="activity">
          Activity
        </h2>
        <p className={css.note}>Who did what for the account. Only you see it.</p>
      </header>
      <PagedTable
        query={query}
        what="the activity"
        caption="Activity, newest first"
        columns={[
          { key: 'when', name: 'When', cell: ({ at }) => formatTime(at) },
          { key: 'who', name: 'Who', title: true, cell: ({ name, user_id }) => name ?? user_id },
          { key: 'what', name: 'What', wrap: true, cell: ({ action }) => actionText(action) },
          { key: 'subject', name: 'On', detail: true, cell: ({ subject }) => <code>{subject}</code> },
        ]}
        keyOf={({ activity_id }) => activity_id}
        empty={
          <EmptyState icon={History} title="Nothing yet">
            What you and your members do for the account appears here, by name.
          </EmptyState>
        }
        page={page}
        pageSize={activityPageSize}
        onPage={setPage}
      />
    </Card>
  )
}
