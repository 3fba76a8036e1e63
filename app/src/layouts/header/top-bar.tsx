import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { createGlobal } from '../../lib/global-state.ts'
import { useAppState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { usePage } from '../../router/page-context.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { row } from '../../ui/layout.ts'
import { Logo } from '../../ui/logo.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainTag } from '../../ui/plain-tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SearchButton } from '../search/search-button.tsx'
import styles from './header.module.css'
import type { NavLink, SecondRow } from './links.ts'

interface TopBarProps {
  readonly links: readonly NavLink[]
  /** Below the bar; where it's narrow, its links are in the menu. */
  readonly second?: SecondRow | undefined
  /** Only in the menu. */
  readonly menuLinks: readonly NavLink[]
  /** At the end of the bar at every width. */
  readonly actions: ReactNode
  /** Moves into the menu when the bar is narrow. */
  readonly wideActions?: ReactNode
}

export function TopBar({ links, second, menuLinks, actions, wideActions }: TopBarProps) {
  const { open, setOpen, toggle, closeOnEscape } = useDisclosure()
  const { environment } = useSnapshot(useAppState(createGlobal))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for the menu within
    <header className={styles.bar} data-screen onKeyDown={closeOnEscape}>
      <div className={`wrap ${classes(row(6, 'unbroken'), styles.row)}`}>
        <a className={styles.home} href={href('home')} aria-label="Switchboard, home">
          <Logo />
        </a>
        {environment !== 'prod' && <PlainTag tone="warning">{environment}</PlainTag>}
        <nav className={styles.wide} aria-label="Main">
          <ul className={styles.links}>
            <NavItems links={links} />
          </ul>
        </nav>
        <div className={classes(row(2, 'unbroken'), styles.actions)}>
          <SearchButton />
          {wideActions && (
            <div className={classes(row(2, 'unbroken'), styles.wideActions)}>{wideActions}</div>
          )}
          {actions}
          <PlainButton
            ref={toggle}
            look="icon"
            className={styles.toggle}
            aria-label="Menu"
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
          >
            <Icon of={open ? X : Menu} size={22} />
          </PlainButton>
        </div>
      </div>
      {second && (
        <nav className={classes(styles.wide, styles.second)} aria-label={second.label}>
          <ul className={classes('wrap', row(1))}>
            <NavItems links={second.links} />
          </ul>
        </nav>
      )}
      <nav id="menu" className={styles.panel} aria-label="Main" hidden={!open}>
        <ul className="wrap">
          <NavItems links={[...links, ...menuLinks]} />
          {wideActions && <li className={styles.panelActions}>{wideActions}</li>}
        </ul>
      </nav>
    </header>
  )
}

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

function NavItems({ links }: { readonly links: readonly NavLink[] }) {
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

interface Disclosure {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  /** The button that opens it, and gets the focus back after Escape. */
  readonly toggle: RefObject<HTMLButtonElement | null>
  readonly closeOnEscape: (event: KeyboardEvent) => void
}

/** Something that a button opens, and that a new page or Escape closes. */
function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const [path] = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => setOpen(false), [path])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    toggle.current?.focus()
  }
  return { open, setOpen, toggle, closeOnEscape }
}
