import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { decide, guardSessionOf } from '../../guards.ts'
import { isMac } from '../../lib/platform.ts'
import { usePage } from '../../router/page-context.ts'
import { routes } from '../../routes.tsx'
import css from './search.module.css'
import { closeSearch, openSearch, Palette, searching } from './search-state.ts'
import { asksForSearch } from './shortcut.ts'

const guards = { decide, sessionOf: guardSessionOf }

/** Where the search opens, and what listens for its keys on every page. */
export function SearchHost() {
  const { is } = useSnapshot(searching)
  const layout = usePage().row?.layout

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
        <Palette rows={routes} guards={guards} stays={layout === 'admin'} onClose={closeSearch} />
      </Suspense>
    )
  if (is === 'failed')
    return (
      <p className={css.failed} role="alert">
        The search could not be loaded. Check your connection, then try again.
      </p>
    )
}
