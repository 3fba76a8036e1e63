import { proxy } from 'valtio'
import { preloadable } from '../../router/preloadable.ts'

/** The search with all it needs. Nobody pays for it before they reach for it. */
export const Palette = preloadable(() => import('../../features/palette/palette.tsx'), 'Palette')

export const searching = proxy<{ is: 'closed' | 'loading' | 'open' | 'failed' }>({ is: 'closed' })

export async function openSearch(): Promise<void> {
  if (searching.is === 'open' || searching.is === 'loading') return
  searching.is = 'loading'
  searching.is = await Palette.preload().then(
    () => 'open' as const,
    () => 'failed' as const,
  )
}

export const closeSearch = (): void => {
  searching.is = 'closed'
}
