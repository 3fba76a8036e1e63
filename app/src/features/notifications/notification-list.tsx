import { Bell } from 'lucide-react'
import { problemText } from '../../lib/problem.ts'
import { useMinimumPending } from '../../lib/use-minimum-pending.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { NotificationItem } from './notification-item.tsx'
import styles from './notifications.module.css'
import type { useNotifications } from './use-notifications.ts'

type NotificationListProps = Pick<ReturnType<typeof useNotifications>, 'query' | 'all' | 'isNew'> & {
  readonly onFollow: () => void
}

export function NotificationList({ query, all, isNew, onFollow }: NotificationListProps) {
  const pending = useMinimumPending(query.isPending)
  if (pending)
    return (
      <div className={styles.skeletons} role="status">
        <VisuallyHidden>Loading notifications</VisuallyHidden>
        {['90%', '75%', '82%'].map((width) => (
          <PlainSkeleton key={width} width={width} height="40px" />
        ))}
      </div>
    )
  if (query.isError) {
    const { text, requestId } = problemText(query.error)
    return (
      <FailedState
        title="Notifications could not be loaded"
        requestId={requestId}
        retry={() => query.refetch()}
      >
        {text}
      </FailedState>
    )
  }
  if (all.length === 0)
    return (
      <EmptyState icon={Bell} title="No notifications yet">
        Notifications about your activity will show up here
      </EmptyState>
    )
  return (
    <ul>
      {all.map((one) => (
        <NotificationItem
          key={one.notification_id}
          of={one}
          isNew={isNew(one.notification_id)}
          onFollow={onFollow}
        />
      ))}
    </ul>
  )
}
