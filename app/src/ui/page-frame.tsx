import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './frames.module.css'

interface PageFrameProps {
  readonly title: string
  readonly about?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page of the portal: its heading, what can be done with it, and its content, in the page's width. */
export function PageFrame({ title, about, actions, children }: PageFrameProps) {
  return (
    <div className={classes('wrap', styles.frame)}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {about && <p className={styles.about}>{about}</p>}
        </div>
        {actions && (
          <div className={styles.actions} data-screen>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  )
}
