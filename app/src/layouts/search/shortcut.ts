type Keys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>

interface KeyContext {
  /** On a Mac Ctrl K deletes to the end of the line, and ⌘ K is free. */
  readonly mac: boolean
  readonly target: EventTarget | null
}

/** Whether keys ask for the search. In an editor they may mean something of its own. */
export function asksForSearch(event: Keys, { mac, target }: KeyContext): boolean {
  const command = mac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!command || event.altKey || event.shiftKey || event.defaultPrevented) return false
  if (target instanceof HTMLElement && target.isContentEditable) return false
  const key = event.key.toLowerCase()
  // A keyboard that writes another script has no `k`, but the same key in its place.
  return key === 'k' || (event.code === 'KeyK' && !/^[\x20-\x7e]$/.test(key))
}
