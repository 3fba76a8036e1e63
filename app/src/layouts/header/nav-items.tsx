import { type ReactNode, useId } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from '../../lib/browser/use-search.ts'
import { usePage } from '../../router/page-context.ts'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './header.module.css'
import type { NavGroup, NavLink } from './links.ts'

/** "page" on the link's own page, "true" deeper within its part of the portal. Of a page with a tab in its address, the tab's link alone. */
export function useCurrent(links: readonly NavLink[]): (link: NavLink) => 'page' | 'true' | undefined {
  const [path] = useLocation()
  const here = `${path}?${useSearch()}&`
  const section = usePage().route?.section
  const tab = links.find(({ href }) => href.includes('?') && here.startsWith(`${href}&`))
  return (link) => {
    if (tab) return link === tab ? 'page' : undefined
    if (link.href === path) return 'page'
    const within = section ? link.sections?.includes(section) : path.startsWith(`${link.href}/`)
    return within ? 'true' : undefined
  }
}

export function NavItems({ links }: { readonly links: readonly NavLink[] }) {
  const current = useCurrent(links)
  return links.map((link) => (
    <li key={link.label}>
      <a
        className={classes('note', styles.link)}
        href={link.href}
        aria-current={current(link)}
        {...(link.newTab && { target: '_blank', rel: 'noopener' })}
      >
        {link.label}
        {link.count}
        {link.newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </a>
    </li>
  ))
}

export const NavGroups = ({ groups }: { readonly groups: readonly NavGroup[] }) =>
  groups.map(({ label, links }) => (
    <LabelledList key={label} label={label} labelClass={styles.groupLabel}>
      <NavItems links={links} />
    </LabelledList>
  ))

interface LabelledListProps {
  readonly label: string
  readonly labelClass: string | undefined
  /** Items of the list. */
  readonly children: ReactNode
}

export function LabelledList({ label, labelClass, children }: LabelledListProps) {
  const id = useId()
  return (
    <div>
      <p className={labelClass} id={id}>
        {label}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}
