import type { Plugin } from 'vite'
import { feedLinks } from '../src/base/feeds.ts'

/** Names the feeds in index.html, at the origin that the app is built to call. */
export function feedLinksPlugin(): Plugin {
  let portalUrl = ''
  return {
    name: 'feed-links',
    configResolved({ env }) {
      portalUrl = env.VITE_PORTAL_URL || ''
    },
    transformIndexHtml: () =>
      feedLinks(portalUrl).map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
  }
}
