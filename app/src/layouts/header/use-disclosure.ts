import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

interface Disclosure {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  /** The button that opens it, and gets the focus back after Escape. */
  readonly toggle: RefObject<HTMLButtonElement | null>
  readonly closeOnEscape: (event: KeyboardEvent) => void
}

/** Something that a button opens, and that a new page or Escape closes. */
export function useDisclosure(): Disclosure {
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
