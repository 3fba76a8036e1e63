import type { ReactNode } from 'react'
import { env } from '../lib/env.ts'
import { href } from '../paths.ts'
import styles from './frames.module.css'
import { PlainLinkButton } from './plain-button.tsx'

interface ErrorFrameProps {
  readonly code: string
  readonly title: string
  readonly children: ReactNode
  /** Where to go instead, before the way home that each has. */
  readonly ways?: ReactNode
}

/** What a page that cannot be shown says instead. */
export function ErrorFrame({ code, title, children, ways }: ErrorFrameProps) {
  return (
    <div className={`wrap ${styles.errorFrameFrame}`}>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.errorFrameTitle}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.ways}>
        {ways}
        <PlainLinkButton look={ways ? 'ghost' : 'primary'} size="large" href={href('overview')}>
          Back to Home
        </PlainLinkButton>
      </div>
    </div>
  )
}

export function Support() {
  return (
    <a className="link" href={`mailto:${env.contactEmail}`}>
      {env.contactEmail}
    </a>
  )
}
