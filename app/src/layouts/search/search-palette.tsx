import { type ComponentProps, useCallback } from 'react'
import { useServices } from '../../lib/services.ts'
import { Palette } from '../../public/palette/palette.tsx'

type SearchPaletteProps = Omit<ComponentProps<typeof Palette>, 'switchMode'>

/** The palette, with the switch of the consoles' mode. */
export function SearchPalette(props: SearchPaletteProps) {
  const { stateOf } = useServices()
  const switchMode = useCallback(
    // The console's state comes with its code, which a search doesn't need.
    async (mode: 'MOCK' | 'TEST' | 'LIVE') => {
      const { createMemory } = await import('../../public/try-it/state/memory.ts')
      stateOf(createMemory).keys.switchTo(mode)
    },
    [stateOf],
  )
  return <Palette {...props} switchMode={switchMode} />
}
