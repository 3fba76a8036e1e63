import { ChevronDown } from 'lucide-react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import styles from './header.module.css'
import type { NavLink } from './links.ts'
import { NavItems, useCurrent } from './nav.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** Links that find no place in the bar, behind one button at their end. They stay links: Tab leads through them. */
export function MoreLinks({ links }: { readonly links: readonly NavLink[] }) {
  const { open, setOpen, toggle, closeOnEscape } = useDisclosure()
  const item = useRef<HTMLLIElement>(null)
  const current = useCurrent()

  // Some browsers don't focus a pressed button, so leaving it fires no event.
  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (!item.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open, setOpen])

  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <li ref={item} className={styles.more} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <PlainButton
        ref={toggle}
        look="bare"
        className={classes('note', styles.link)}
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
