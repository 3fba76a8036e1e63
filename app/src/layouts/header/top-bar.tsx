import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { brand } from '../../base/brand.ts'
import { createGlobal } from '../../lib/global-state.ts'
import { useAppState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { row } from '../../ui/layout.ts'
import { Logo } from '../../ui/logo.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainTag } from '../../ui/plain-tag.tsx'
import { SearchButton } from '../search/search-button.tsx'
import styles from './header.module.css'
import type { NavGroup, NavLink } from './links.ts'
import { NavGroups, NavItems } from './nav-items.tsx'

interface TopBarProps {
  readonly links: readonly NavLink[]
  /** Only in the menu, which shows at every width that has no rail for them. */
  readonly groups: readonly NavGroup[]
  readonly hasRail?: boolean
  /** At the end of the bar at every width. */
  readonly actions: ReactNode
  /** Moves into the menu when the bar is narrow. */
  readonly wideActions?: ReactNode
}

export function TopBar({ links, groups, hasRail = false, actions, wideActions }: TopBarProps) {
  const { open, setOpen, toggle, closeOnEscape } = useDisclosure()
  const { environment } = useSnapshot(useAppState(createGlobal))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for the menu within
    <header className={styles.bar} data-screen data-rail={hasRail} onKeyDown={closeOnEscape}>
      <div className={`wrap ${classes(row(6, 'unbroken'), styles.row)}`}>
        <a className={styles.home} href={href('home')} aria-label={`${brand.name}, home`}>
          <Logo />
        </a>
        {environment !== 'prod' && <PlainTag tone="warning">{environment}</PlainTag>}
        <nav className={styles.wide} aria-label="Main">
          <ul className={row(1, 'unbroken')}>
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
      <nav id="menu" className={styles.panel} aria-label="Main" hidden={!open}>
        <div className={classes('wrap', styles.groups)}>
          <ul className={styles.own}>
            <NavItems links={links} />
            {wideActions && <li className={styles.panelActions}>{wideActions}</li>}
          </ul>
          <NavGroups groups={groups} />
        </div>
      </nav>
    </header>
  )
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
