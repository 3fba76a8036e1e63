import type { ReactNode } from 'react'
import { notFoundTitle, usePageHead } from '../../../lib/page-head.ts'
import { href } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import styles from './missing-page.module.css'

interface MissingPageProps {
  /** What is known about it, after the sentence that every such page has. */
  readonly children: string
  /** Where the others of its kind are. */
  readonly back: ReactNode
}

/** An address whose page exists, and whose text does not. */
export function MissingPage({ children, back }: MissingPageProps) {
  usePageHead({ title: notFoundTitle })
  return (
    <div className={`wrap ${styles.frame}`}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>Page not found</h1>
      <p className={styles.text}>This page could not be found. {children}</p>
      <div className={styles.ways}>
        {back}
        <LinkButton size="large" href={href('overview')}>
          Back to Home
        </LinkButton>
      </div>
    </div>
  )
}
