import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon } from './icon.tsx'

interface EmptyStateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** Nothing is here, and that is right: says why and what comes next. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Icon of={icon} size={24} />
      <h3>{title}</h3>
      <p>{children}</p>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
