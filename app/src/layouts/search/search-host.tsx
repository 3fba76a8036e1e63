import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { decide, guardSessionOf } from '../../guards.ts'
import { isMac } from '../../lib/browser/platform.ts'
import { usePage } from '../../router/page-context.ts'
import { routes } from '../../routes.ts'
import { PartFailure } from '../../ui/part-failure.tsx'
import { Palette, useSearchState } from './search-state.ts'

type Keys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>

interface KeyContext {
  /** On a Mac Ctrl K deletes to the end of the line, and ⌘ K is free. */
  readonly mac: boolean
  readonly target: EventTarget | null
}

const guards = { decide, sessionOf: guardSessionOf }

/** Where the search opens, and what listens for its keys on every page. */
export function SearchHost() {
  const search = useSearchState()
  const { search: is } = useSnapshot(search.state)
  const layout = usePage().route?.layout

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForSearch(event, { mac: isMac(), target: event.target })) return
      event.preventDefault()
      if (search.state.search === 'open') search.close()
      // A dialog waits for its answer first.
      else if (!document.querySelector('dialog[open], [role$="dialog"][data-state="open"]'))
        void search.open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [search])

  if (is === 'open')
    return (
      <Suspense>
        <Palette rows={routes} guards={guards} stays={layout === 'admin'} onClose={search.close} />
      </Suspense>
    )
  if (is === 'failed') return <PartFailure what="The search" />
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
