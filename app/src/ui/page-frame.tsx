import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './frames.module.css'
import { row, stack } from './layout.ts'

interface PageFrameProps {
  readonly title: string
  readonly about?: ReactNode
  /** The page that this one is a part of. */
  readonly back?: { readonly label: string; readonly href: string }
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page of the portal: its heading, what can be done with it, and its content, in the page's width. */
export function PageFrame({ title, about, back, actions, children }: PageFrameProps) {
  return (
    <div className={classes('wrap', stack(5), styles.frame)}>
      <header className={row(4, 'between')}>
        <div className={styles.heading}>
          {back && (
            <a className={classes('link', styles.back)} href={back.href} data-screen>
              {back.label}
            </a>
          )}
          <h1 className="frame-title">{title}</h1>
          {about && <p className={classes('note', styles.about)}>{about}</p>}
        </div>
        {actions && (
          <div className={classes(row(3, 'top'), styles.actions)} data-screen>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  )
}
