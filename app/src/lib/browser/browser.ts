import { createTheme, type Theme } from '../../theme/choice.ts'
import { createTabs, type Tabs } from '../session/tabs.ts'
import type { AnalyticsTarget } from './analytics.ts'
import { leavePage } from './leave-page.ts'
import { documentHead, type HeadTarget } from './page-head.ts'
import { localOrNone, type StorageArea, sessionOrMemory } from './storage.ts'

/** The app's view of its browser. The server has a stand-in of a few lines (src/prerender/visitor.ts). */
export interface Browser {
  readonly theme: Theme
  readonly head: HeadTarget
  /** The tab's own. */
  readonly storage: StorageArea
  /** That of all tabs. Null where site data is blocked. */
  readonly sharedStorage: StorageArea | null
  /** Deletes what forms keep on this device. Never rejects. */
  readonly forgetDrafts: () => Promise<void>
  readonly tabs: Tabs
  readonly analytics: AnalyticsTarget
  reload(): void
  goTo(path: string): void
  /** As `goTo`, for signing out: the browser keeps nothing of the page's content. */
  leaveFor(path: string): void
  /** Calls back when somebody comes back to the page, and when cookies change where the browser tells. */
  onReturn(listener: () => void): void
}

export function browserOf(window: Window & typeof globalThis): Browser {
  return {
    theme: createTheme({
      root: window.document.documentElement,
      prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
    }),
    head: documentHead(window.document),
    storage: sessionOrMemory(),
    sharedStorage: localOrNone(),
    // Most who log out have none, and pay nothing for it before.
    forgetDrafts: () =>
      import('./drafts.ts').then(
        (drafts) => drafts.forgetDrafts(),
        () => {},
      ),
    tabs: createTabs('switchboard session', window.BroadcastChannel),
    analytics: window,
    reload: () => window.location.reload(),
    goTo: (path) => window.location.assign(path),
    leaveFor: (path) => leavePage(window, path),
    onReturn(listener) {
      // The last is for a page that the Back button brings out of the browser's memory, as it was.
      for (const event of ['focus', 'visibilitychange', 'pageshow']) {
        window.addEventListener(event, listener)
      }
      window.cookieStore?.addEventListener('change', listener)
    },
  }
}
