import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import styles from './shared.module.css'

interface TextLink {
  readonly title: string
  readonly href: string
}

interface BesideLinksProps {
  readonly label: string
  readonly previous: TextLink | undefined
  readonly next: TextLink | undefined
}

/** Links to the texts before and after, at a text's end. */
export function BesideLinks({ label, previous, next }: BesideLinksProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.beside} aria-label={label}>
      {previous && (
        <a className={classes(stack(1), styles.besideLinksLink)} href={previous.href} rel="prev">
          <span className="label">Previous</span>
          <span className={styles.besideLinksTitle}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a
          className={`${classes(stack(1), styles.besideLinksLink)} ${styles.next}`}
          href={next.href}
          rel="next"
        >
          <span className="label">Next</span>
          <span className={styles.besideLinksTitle}>{next.title}</span>
        </a>
      )}
    </nav>
  )
}
