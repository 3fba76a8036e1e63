import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import css from './head.module.css'

interface MenuProps {
  readonly label: ReactNode
  /** The look of the button. */
  readonly className: string | undefined
  readonly align: 'start' | 'end'
  readonly children: ReactNode
}

/** A button with a short list of links below it. It closes when the focus leaves, on escape, and when a link is followed. */
export function Menu({ label, className, align, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles from the button and the links
    <div className={css.drop} onBlur={onBlur} onKeyDown={onKeyDown}>
      <PlainButton
        ref={button}
        look="bare"
        className={className}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon of={ChevronDown} size={16} />
      </PlainButton>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed with enter clicks, too
        <ul
          id={id}
          className={classes(css.list, css[align])}
          tabIndex={-1}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
          }}
        >
          {children}
        </ul>
      )}
    </div>
  )
}
