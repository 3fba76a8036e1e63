import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import styles from './insights.module.css'
import { type ListAddress, listHref, offeredPages } from './list-address.ts'

interface PagerProps {
  readonly at: ListAddress
  readonly count: number
}

export function Pager({ at, count }: PagerProps) {
  if (count < 2) return null
  const { page } = at
  const to = (wanted: number) => listHref({ ...at, page: wanted })
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 && (
        <PlainLinkButton href={to(page - 1)} rel="prev">
          <Icon of={ChevronLeft} /> Previous
        </PlainLinkButton>
      )}
      <ul className={styles.pages}>
        {offeredPages(page, count).map((offered, index) => (
          <li key={offered ?? `gap ${index}`}>
            {offered === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.pagerPage}
                href={to(offered)}
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
        <PlainLinkButton href={to(page + 1)} rel="next">
          Next <Icon of={ChevronRight} />
        </PlainLinkButton>
      )}
    </nav>
  )
}
