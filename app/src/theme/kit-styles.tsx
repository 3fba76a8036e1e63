import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactElement } from 'react'

/** The UI kit's styles, with the names by which its cache in the browser recognises them. */
export interface KitStyles {
  readonly names: readonly string[]
  readonly css: string
}

/** Collects what the kit styles in what is drawn within; else each element would bring a sheet of its own along. */
export function collectKitStyles() {
  const cache = createCache({ key: 'css' })
  cache.compat = true
  return {
    within: (app: ReactElement) => <CacheProvider value={cache}>{app}</CacheProvider>,
    styles(): KitStyles {
      const styles = Object.entries(cache.inserted).filter(([, css]) => typeof css === 'string')
      return { names: styles.map(([name]) => name), css: styles.map(([, css]) => css).join('') }
    },
  }
}
