import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
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
import type { NavLink, SecondRow } from './links.ts'
import { NavItems } from './nav.tsx'
import { useDisclosure } from './use-disclosure.ts'

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
