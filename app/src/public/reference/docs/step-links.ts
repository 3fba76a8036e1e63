import type { KeyboardEvent } from 'react'

/** Arrow keys go through the list from the search box on; enter in the box opens the first that was found. */
export function stepLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const inSearch = event.target instanceof HTMLInputElement
  if (!step && !(event.key === 'Enter' && inSearch)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')]
  if (!step) {
    const first = event.currentTarget.querySelector<HTMLElement>('a[data-operation]')
    if ((event.target as HTMLInputElement).value.trim()) first?.click()
    return
  }
  const place = links.indexOf(event.target as HTMLElement)
  const next = links[place + step]
  if (place < 0 || !next) return
  event.preventDefault()
  next.focus()
}
