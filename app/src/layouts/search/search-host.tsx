import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { isMac } from '../../lib/platform.ts'
import { Button } from '../../ui/button.tsx'
import css from './search.module.css'
import { closeSearch, openSearch, Palette, searching } from './search-state.ts'
import { asksForSearch } from './shortcut.ts'

/** Where the search opens, and what listens for its keys on every page. */
export function SearchHost() {
  const { is } = useSnapshot(searching)

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForSearch(event, { mac: isMac(), target: event.target })) return
      event.preventDefault()
      if (searching.is === 'open') closeSearch()
      // A dialog waits for its answer first.
      else if (!document.querySelector('dialog[open], [role$="dialog"][data-state="open"]')) void openSearch()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (is === 'open')
    return (
      <Suspense>
        <Palette onClose={closeSearch} />
      </Suspense>
    )
  if (is === 'failed')
    return (
      <div className={css.failed} role="alert">
        The search could not be loaded. Check your connection.
        <Button onClick={() => void openSearch()}>Try again</Button>
        <Button look="plain" onClick={closeSearch}>
          Not now
        </Button>
      </div>
    )
}
