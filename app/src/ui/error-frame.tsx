import type { ReactNode } from 'react'
import { brand } from '../base/brand.ts'
import { href } from '../paths.ts'
import { Card } from './card.tsx'
import { classes } from './classes.ts'
import { EntryFrame } from './entry-frame.tsx'
import styles from './frames.module.css'
import { row, stack } from './layout.ts'
import { PlainLinkButton } from './plain-button.tsx'

interface ErrorFrameProps {
  readonly code: string
  readonly title: string
  readonly children: ReactNode
  /** Where to go instead, before the way home that each has. */
  readonly ways?: ReactNode
}

/** Content of a page that can't be shown. */
export function ErrorFrame({ code, title, children, ways }: ErrorFrameProps) {
  return (
    <EntryFrame>
      <Card as="section" className={stack(4)}>
        <p className="note mono">{code}</p>
        <h1 className={styles.errorTitle}>{title}</h1>
        <div className={classes(stack(2), 'muted')}>{children}</div>
        <div className={row(3)}>
          {ways}
          <PlainLinkButton look={ways ? 'ghost' : 'primary'} size="large" href={href('overview')}>
            Back to Home
          </PlainLinkButton>
        </div>
      </Card>
    </EntryFrame>
  )
}

export function Support() {
  return (
    <a className="link" href={`mailto:${brand.support_email}`}>
      {brand.support_email}
    </a>
  )
}
