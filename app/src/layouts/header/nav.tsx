import { useLocation } from 'wouter'
import { usePage } from '../../router/page-context.ts'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './header.module.css'
import type { NavLink } from './links.ts'

/** "page" on the link's own page, "true" deeper within its part of the portal. */
function useCurrent() {
  const [path] = useLocation()
  const section = usePage().route?.section
  return (link: NavLink): 'page' | 'true' | undefined => {
    if (link.href === path) return 'page'
    const within = section ? link.sections?.includes(section) : path.startsWith(`${link.href}/`)
    return within ? 'true' : undefined
  }
}

export function NavItems({ links }: { readonly links: readonly NavLink[] }) {
  const current = useCurrent()
  return links.map((link) => (
    <li key={link.label}>
      <a
        className={classes('note', styles.link)}
        href={link.href}
        aria-current={current(link)}
        {...(link.newTab && { target: '_blank', rel: 'noopener' })}
      >
        {link.label}
        {link.Count && <link.Count />}
        {link.newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </a>
    </li>
  ))
}
