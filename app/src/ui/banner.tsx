import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './plain.module.css'

const icons = { warning: TriangleAlert, bad: CircleAlert, good: CircleCheck }

interface BannerProps {
  readonly tone: keyof typeof icons
  readonly title: string
  readonly children?: ReactNode
  /** One link or button at the end of the line. */
  readonly action?: ReactNode
}

/** A failure is announced immediately, the rest when the reader pauses. */
export function Banner({ tone, title, children, action }: BannerProps) {
  return (
    <div className={classes(styles.banner, styles[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={styles.text}>
        <Icon of={icons[tone]} />
        <strong>{title}</strong> {children}
      </div>
      {action && <div className={styles.aside}>{action}</div>}
    </div>
  )
}
