import { Search } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { isMac } from '../../lib/browser/platform.ts'
import { mayPrefetch } from '../../router/prefetch.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { row } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import css from '../header/header.module.css'
import { Palette, useSearchState } from './search-state.ts'

const never = () => () => {}

/** Opens the search of everything, and says by which keys. It is fetched when somebody comes near. */
export function SearchButton() {
  const search = useSearchState()
  const { search: is } = useSnapshot(search.state)
  // The page may have been drawn by a machine that does not know whose keyboard it is for.
  const mac = useSyncExternalStore(never, isMac, () => false)
  const fetchAhead = () => {
    if (mayPrefetch(navigator.connection)) Palette.preload().catch(() => {})
  }
  return (
    <PlainButton
      look="bare"
      className={classes(row(2, 'unbroken'), 'note', css.button)}
      aria-haspopup="dialog"
      aria-keyshortcuts={mac ? 'Meta+K' : 'Control+K'}
      aria-busy={is === 'loading'}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => void search.open()}
    >
      <Icon of={Search} />
      <span className={css.label}>Search</span>
      <span className={css.keys} aria-hidden="true">
        {mac ? '⌘ K' : 'Ctrl K'}
      </span>
    </PlainButton>
  )
}
