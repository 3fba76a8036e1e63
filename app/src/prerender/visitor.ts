import { proxy } from 'valtio'
import type { AppOptions } from '../create-app.ts'
import type { PageHead } from '../lib/browser/page-head.ts'

/** The server's settings for a worker that draws pages. */
export interface PrerenderSettings {
  /** The origin that people open. */
  readonly publicUrl: string
  /** Where this machine reaches the same server. */
  readonly loopback: string
  /** The folder of the built app. */
  readonly built: string
}

/**
 * The address of a path under the public name. Read as a link, `//evil.example/faqs` would be a page of that host, and the drawing would
 * send its calls there.
 */
export const pageUrl = (path: string, publicUrl: string): URL =>
  new URL(`${new URL(publicUrl).origin}${path.startsWith('/') ? '' : '/'}${path}`)

export interface Visit {
  readonly options: AppOptions
  /** Title and summary, as the page that was drawn last has them. */
  head(): PageHead
}

/** A visitor without a past opens an address: no cookies, the system's theme, and nothing in the page is ever pressed. */
export function visit(url: URL, { publicUrl, loopback }: PrerenderSettings): Visit {
  let head: PageHead = { title: '' }
  const { origin } = new URL(publicUrl)
  return {
    head: () => head,
    options: {
      location: url,
      cookies: {
        get cookie() {
          return ''
        },
        set cookie(_kept: string) {},
      },
      // The app's own server is reached on this machine, whatever name it has outside.
      fetch(request) {
        const { href } = new URL(request.url)
        const own = href.startsWith(`${origin}/`) && new URL(href.slice(origin.length), loopback)
        return fetch(own ? new Request(own, request) : request)
      },
      browser: {
        theme: { state: proxy({ choice: 'system' as const }), choose() {} },
        head: {
          draw(drawn) {
            head = { summary: head.summary, ...drawn }
          },
          show() {},
        },
        storage: { getItem: () => null, setItem() {}, removeItem() {} },
        sharedStorage: null,
        forgetDrafts: async () => {},
        tabs: { tell() {}, listen() {} },
        analytics: { navigator: { sendBeacon: () => false } },
        reload() {},
        goTo() {},
        leaveFor() {},
        onReturn() {},
      },
    },
  }
}
