import { proxy } from 'valtio'
import { useAppState } from '../../lib/services.ts'
import { preloadable } from '../../router/preloadable.ts'

/** The search with all it needs. Nobody pays for it before they reach for it. */
export const Palette = preloadable(() => import('../../features/palette/palette.tsx'), 'Palette')

function createSearchState() {
  const state = proxy<{ is: 'closed' | 'loading' | 'open' | 'failed' }>({ is: 'closed' })
  return {
    state,
    async open(): Promise<void> {
      if (state.is === 'open' || state.is === 'loading') return
      state.is = 'loading'
      state.is = await Palette.preload().then(
        () => 'open' as const,
        () => 'failed' as const,
      )
    },
    close(): void {
      state.is = 'closed'
    },
  }
}

export const useSearchState = () => useAppState(createSearchState)
