import { Bell } from 'lucide-react'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { stack } from '../../ui/layout.ts'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { NotificationItem } from './notification-item.tsx'
import styles from './notifications.module.css'
import type { useNotifications } from './use-notifications.ts'

type NotificationListProps = Pick<ReturnType<typeof useNotifications>, 'query' | 'all' | 'isNew'> & {
  readonly onFollow: () => void
}

export function NotificationList({ query, all, isNew, onFollow }: NotificationListProps) {
  return (
    <QueryBoundary
      queries={[query]}
      what="notifications"
      skeleton={<NotificationSkeletons />}
      empty={{ when: ({ data }) => data.length === 0, show: <NoNotifications /> }}
      // Spec §8: a failure shows nothing. Opening the drawer again retries.
      frame={(state, kind) =>
        kind === 'pending' ? (
          state
        ) : (
          <div className={styles.again}>
            <Button onClick={() => query.refetch()}>Try again</Button>
          </div>
        )
      }
    >
      {() => (
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
      )}
    </QueryBoundary>
  )
}

export const NotificationSkeletons = () => (
  <div className={classes(stack(5), styles.skeletons)}>
    {['90%', '75%', '82%'].map((width) => (
      <PlainSkeleton key={width} width={width} height="40px" />
    ))}
  </div>
)

export const NoNotifications = () => (
  <EmptyState icon={Bell} title="No notifications yet">
    Notifications about your activity will show up here
  </EmptyState>
)
