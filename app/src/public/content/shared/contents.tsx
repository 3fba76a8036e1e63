import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMedia } from '../../../lib/browser/use-media.ts'
import { widerThan } from '../../../theme/breakpoints.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { row } from '../../../ui/layout.ts'
import type { Heading } from '../../../ui/markdown/rewrite.ts'
import styles from './shared.module.css'

interface ContentsProps {
  readonly headings: readonly Heading[]
  readonly label?: string
}

/** The headings of a text. */
export function Contents({ headings, label = 'On this page' }: ContentsProps) {
  const entries = headings.filter(({ level }) => level === 2)
  if (entries.length < 2) return null
  return (
    <Fold label={label}>
      <ol className={styles.list}>
        {entries.map(({ id, words }) => (
          <li key={id}>
            <a className={classes('note', styles.link)} href={`#${id}`}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </Fold>
  )
}

/** Beside the text it stands open; above it, on a narrow screen, it is folded so that the text comes first. */
export function Fold({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const wide = useMedia(widerThan('xl'))
  return (
    <nav aria-label={label}>
      <details className={styles.fold} open={wide}>
        <summary className={classes(row(2, 'unbroken'), 'label', styles.title)}>
          {label} <Icon of={ChevronDown} size={15} />
        </summary>
        {children}
      </details>
    </nav>
  )
}
