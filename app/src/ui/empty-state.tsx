import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './frames.module.css'
import { Icon } from './icon.tsx'
import { row, stack } from './layout.ts'

interface EmptyStateProps {
  readonly icon: LucideIcon
  readonly title: string
  /** Of its heading: 2 right below the page's own, 3 within a section. */
  readonly level?: 2 | 3
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** Nothing is here, and that is right: says why and what comes next. */
export function EmptyState({ icon, title, level = 3, children, action }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={classes(stack(2), styles.state)}>
      <span className={styles.emptyStateJack}>
        <span>
          <Icon of={icon} size={24} />
        </span>
      </span>
      <Title {...(level === 2 && { className: 'card-title' })}>{title}</Title>
      <p>{children}</p>
      {action && <div className={classes(row(3, 'centred'), styles.emptyStateActions)}>{action}</div>}
    </div>
  )
}
