import type { ReactNode } from 'react'
import { env } from '../../lib/env.ts'
import { href } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from './error-frame.module.css'

interface ErrorFrameProps {
  readonly code: string
  readonly title: string
  readonly children: ReactNode
}

export function ErrorFrame({ code, title, children }: ErrorFrameProps) {
  return (
    <div className={`wrap ${styles.frame}`}>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <LinkButton look="primary" size="large" href={href('overview')}>
        Back to Home
      </LinkButton>
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
