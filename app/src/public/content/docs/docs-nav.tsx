import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { docsQuery } from '../../../domain/content/queries.ts'
import { useContent } from '../../../lib/services.ts'
import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import type { DocSection } from '../types.ts'
import styles from './docs.module.css'
import { docHref, docSections, pagesOf } from './section-of.ts'

/** Both sections, and the pages of the one that is open. */
export function DocsNav() {
  const [path] = useLocation()
  return (
    <nav className={styles.nav} aria-label="Documentation">
      <ul className={classes(stack(1), styles.sections)}>
        {docSections.map(({ section, label }) => {
          const open = path === docHref(section) || path.startsWith(`${docHref(section)}/`)
          return (
            <li key={section}>
              <a
                className={classes('note', styles.section)}
                href={docHref(section)}
                {...(open && { 'aria-current': path === docHref(section) ? 'page' : 'true' })}
              >
                {label}
              </a>
              {open && <Pages section={section} path={path} />}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface PagesProps {
  readonly section: DocSection
  readonly path: string
}

function Pages({ section, path }: PagesProps) {
  const { data } = useQuery(docsQuery(useContent()))
  const pages = pagesOf(data?.data ?? [], section)
  const first = path === docHref(section)
  const row = useRef<HTMLUListElement>(null)

  // Where the pages stand in a row, the open one may be beyond its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is open, or the pages have come
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - row.current.offsetLeft - 24
  }, [path, pages.length])

  return (
    <ul ref={row} className={styles.pages}>
      {pages.map(({ slug, title }, index) => {
        const here = path === docHref(section, slug) || (first && index === 0)
        return (
          <li key={slug}>
            <a
              className={classes('note', styles.docsNavPage)}
              href={docHref(section, slug)}
              {...(here && { 'aria-current': 'page' as const })}
            >
              {title}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
