import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import '../../theme/nav-link.css'
import { localOrNone } from '../../lib/browser/storage.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { classes } from '../../ui/classes.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import type { Navigation, NavLink } from '../header/links.ts'
import { LabelledList, useCurrent } from '../header/nav-items.tsx'
import styles from './rail.module.css'
import sprite from './rail-icons.svg?no-inline'

/** The same in every page, so that a click changes nothing but the page. On phones a bar of four, and the rest in a sheet. */
export function Rail({ label, home, shortcuts, groups }: Navigation) {
  const [isNarrow, setNarrow] = useNarrow()
  const links = [...home, ...groups.flatMap((group) => group.links)]
  const current = useCurrent(links)
  const items = (some: readonly NavLink[], narrow = false) =>
    some.map((link) => <RailItem key={link.href} link={link} current={current(link)} isNarrow={narrow} />)
  const lists = (narrow: boolean) =>
    groups.map((group) => (
      <LabelledList key={group.label} label={group.label} labelClass={styles.label}>
        {items(group.links, narrow)}
      </LabelledList>
    ))
  return (
    <>
      <nav className={styles.rail} aria-label={label} data-narrow={isNarrow} data-screen>
        {home.length > 0 && <ul>{items(home, isNarrow)}</ul>}
        {lists(isNarrow)}
        <PlainButton
          look="bare"
          className={classes('nav-link', styles.item, styles.fold)}
          aria-expanded={!isNarrow}
          title={isNarrow ? 'Show names' : undefined}
          onClick={() => setNarrow(!isNarrow)}
        >
          <Glyph icon={isNarrow ? 'expand' : 'collapse'} />
          <span className={styles.name}>{isNarrow ? 'Show names' : 'Collapse'}</span>
        </PlainButton>
      </nav>
      <PhoneBar
        label={`${label}, shortcuts`}
        shortcuts={items(links.filter(({ href }) => shortcuts.includes(href)))}
      >
        {lists(false)}
      </PhoneBar>
    </>
  )
}

interface PhoneBarProps {
  readonly label: string
  readonly shortcuts: ReactNode
  /** Of the sheet. */
  readonly children: ReactNode
}

function PhoneBar({ label, shortcuts, children }: PhoneBarProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [path] = useLocation()
  const search = useSearch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => sheet.current?.close(), [path, search])
  return (
    <>
      <nav className={styles.phone} aria-label={label} data-screen>
        <ul>
          {shortcuts}
          <li>
            <PlainButton
              look="bare"
              className={classes('nav-link', styles.item)}
              aria-haspopup="dialog"
              onClick={() => sheet.current?.showModal()}
            >
              <Glyph icon="more" />
              <span className={styles.name}>More</span>
            </PlainButton>
          </li>
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself */}
      <dialog
        ref={sheet}
        className={styles.sheet}
        aria-label="All pages"
        onClick={({ target }) => target === sheet.current && sheet.current.close()}
      >
        <div className={styles.sheetBody}>{children}</div>
      </dialog>
    </>
  )
}

interface RailItemProps {
  readonly link: NavLink
  readonly current: 'page' | 'true' | undefined
  readonly isNarrow: boolean
}

const RailItem = ({ link: { label, href, icon, count }, current, isNarrow }: RailItemProps) => (
  <li>
    <a
      className={classes('nav-link', styles.item)}
      href={href}
      aria-current={current}
      title={isNarrow ? label : undefined}
    >
      <Glyph icon={icon ?? 'more'} />
      <span className={styles.name}>{label}</span>
      {count}
    </a>
  </li>
)

const Glyph = ({ icon }: { readonly icon: string }) => (
  <svg className={styles.glyph} aria-hidden="true" focusable="false">
    <use href={`${sprite}#${icon}`} />
  </svg>
)

const storageKey = 'rail'

const folds = new Set<() => void>()
const onFold = (listener: () => void) => {
  folds.add(listener)
  return () => folds.delete(listener)
}
const isStored = () => localOrNone()?.getItem(storageKey) === 'narrow'

/** Whether it shows icons alone, as this browser was told last. The server draws it wide. */
function useNarrow() {
  const isNarrow = useSyncExternalStore(onFold, isStored, () => false)
  const set = (next: boolean) => {
    try {
      localOrNone()?.setItem(storageKey, next ? 'narrow' : 'wide')
    } catch {
      // A full storage keeps what it has.
    }
    for (const listener of folds) listener()
  }
  return [isNarrow, set] as const
}
