import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classes } from './classes.ts'
import styles from './frames.module.css'
import { Icon } from './icon.tsx'
import { row } from './layout.ts'
import { PlainLinkButton } from './plain-button.tsx'

interface PlainPagerProps {
  /** The page that is shown, counted from 1. */
  readonly page: number
  readonly count: number
  readonly hrefOf: (page: number) => string
}

/** The pages of a public list, as links: they work before any script, and are in the history. */
export function PlainPager({ page, count, hrefOf }: PlainPagerProps) {
  if (count < 2) return null
  return (
    <nav className={classes(row(2, 'centred'), styles.pager)} aria-label="Pages">
      {page > 1 && (
        <PlainLinkButton href={hrefOf(page - 1)} rel="prev">
          <Icon of={ChevronLeft} /> Previous
        </PlainLinkButton>
      )}
      <ul className={row(2, 'centred')}>
        {offeredPages(page, count).map((offered, index) => (
          <li key={offered ?? `gap ${index}`}>
            {offered === null ? (
              <span className={classes('note', styles.pagerGap)}>…</span>
            ) : (
              <a
                className={classes('note', styles.pagerPage)}
                href={hrefOf(offered)}
                aria-label={`Page ${offered}`}
                {...(offered === page && { 'aria-current': 'page' as const })}
              >
                {offered}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < count && (
        <PlainLinkButton href={hrefOf(page + 1)} rel="next">
          Next <Icon of={ChevronRight} />
        </PlainLinkButton>
      )}
    </nav>
  )
}

/** The pages to offer: first, last, and those beside the one that is shown; null where some are left out. */
export function offeredPages(page: number, count: number): readonly (number | null)[] {
  const offered: (number | null)[] = []
  for (let n = 1; n <= count; n++) {
    if (n === 1 || n === count || Math.abs(n - page) <= 1) offered.push(n)
    else if (offered.at(-1) !== null) offered.push(null)
  }
  return offered
}
