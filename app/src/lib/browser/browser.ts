import { createTheme, type Theme } from '../../theme/choice.ts'
import type { AnalyticsTarget } from './analytics.ts'
import { documentHead, type HeadTarget } from './page-head.ts'
import { type StorageArea, sessionOrMemory } from './storage.ts'

/** What an app needs of the browser that it runs in. The server has a stand-in of a few lines (src/prerender/visitor.ts). */
export interface Browser {
  readonly theme: Theme
  readonly head: HeadTarget
  readonly storage: StorageArea
  readonly analytics: AnalyticsTarget
  reload(): void
  goTo(path: string): void
}

export function browserOf(window: Window): Browser {
  return {
    theme: createTheme({
      root: window.document.documentElement,
      prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
    }),
    head: documentHead(window.document),
    storage: sessionOrMemory(),
    analytics: window,
    reload: () => window.location.reload(),
    goTo: (path) => window.location.assign(path),
  }
}
