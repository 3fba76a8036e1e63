import dayjs from 'dayjs'
import { TriangleAlert } from 'lucide-react'
import { formatUnixSeconds } from '../../base/format/dates.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { row, stack } from '../../ui/layout.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { kindNames } from './kinds.ts'
import styles from './notifications.module.css'
import { actionOf, type Notification } from './sort.ts'

interface NotificationItemProps {
  readonly of: Notification
  readonly isNew: boolean
  readonly onFollow?: () => void
  /** Says what it is about, where many kinds stand together. */
  readonly withKind?: boolean
}

export function NotificationItem({
  of: notification,
  isNew,
  onFollow,
  withKind = false,
}: NotificationItemProps) {
  const { kind, message, timestamp, important } = notification
  const action = actionOf(notification)
  const time = formatUnixSeconds(timestamp)
  return (
    <li className={styles.item}>
      <span className={classes(stack(2), styles.mark)}>
        {important && (
          <span className={styles.important}>
            <Icon of={TriangleAlert} />
            <VisuallyHidden>Important</VisuallyHidden>
          </span>
        )}
        {isNew && (
          <span className={styles.dot}>
            <VisuallyHidden>Unread</VisuallyHidden>
          </span>
        )}
      </span>
      <div className={classes(stack(2, 'start'), styles.body)}>
        <p>{message}</p>
        <p className={classes(row([1, 3]), 'label', 'num')}>
          <time dateTime={dayjs.unix(timestamp).toISOString()}>{time}</time>
          {withKind && kind && kind in kindNames && <span>{kindNames[kind]}</span>}
        </p>
        {action && (
          <LinkButton
            className={styles.action ?? ''}
            href={action.href}
            {...(onFollow && { onClick: onFollow })}
            {...(action.leaves && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {action.text}
            {action.leaves && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
