import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import styles from './header.module.css'
import type { NavLink } from './links.ts'
import { NavItems, useCurrent } from './nav.tsx'

/** Links that find no place in the bar, behind one button at their end. They stay links: Tab leads through them. */
export function MoreLinks({ links }: { readonly links: readonly NavLink[] }) {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const item = useRef<HTMLLIElement>(null)
  const current = useCurrent()
  const [path] = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => setOpen(false), [path])

  // Some browsers give a pressed button no focus, so that leaving it is not heard.
  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (!item.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    toggle.current?.focus()
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <li ref={item} className={styles.more} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <PlainButton
        ref={toggle}
        look="bare"
        className={styles.link}
        aria-expanded={open}
        aria-controls="more"
        {...(links.some((link) => current(link)) && { 'aria-current': 'true' as const })}
        onClick={() => setOpen(!open)}
      >
        More
        <Icon of={ChevronDown} size={16} />
      </PlainButton>
      <ul id="more" className={styles.moreLinks} hidden={!open}>
        <NavItems links={links} />
      </ul>
    </li>
  )
}
