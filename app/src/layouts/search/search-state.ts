import { createGlobal } from '../../lib/global-state.ts'
import { type AppServices, useAppState } from '../../lib/services.ts'
import { preloadable } from '../../router/preloadable.ts'

/** The search dialog, loaded only on first use. */
export const Palette = preloadable(() => import('./search-palette.tsx'), 'SearchPalette')

function createSearchState(services: AppServices) {
  const state = services.stateOf(createGlobal)
  return {
    state,
    async open(): Promise<void> {
      if (state.search === 'open' || state.search === 'loading') return
      state.search = 'loading'
      state.search = await Palette.preload().then(
        () => 'open' as const,
        () => 'failed' as const,
      )
    },
    close(): void {
      state.search = 'closed'
    },
  }
}

export const useSearchState = () => useAppState(createSearchState)
