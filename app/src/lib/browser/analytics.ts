declare global {
  interface Window {
    /** Read by the tag manager, when the deployment has one. */
    dataLayer?: Record<string, unknown>[]
  }
}

export interface Analytics {
  loggedOut(email: string): void
}

export interface AnalyticsTarget extends Pick<Window, 'dataLayer'> {
  readonly navigator: Pick<Navigator, 'sendBeacon'>
}

/** Tells the tag manager through `dataLayer`, and the analytics service at `url`, where there is one. */
export function createAnalytics(target: AnalyticsTarget, url?: string): Analytics {
  const tell = (event: Record<string, unknown>) => {
    target.dataLayer ??= []
    target.dataLayer.push(event)
    // A beacon outlives the page, which a logout leaves immediately. As text it needs no preflight, which would not
    // outlive it.
    if (url) target.navigator.sendBeacon(url, JSON.stringify(event))
  }
  return {
    loggedOut: (email) => tell({ event: 'User Logged Out', email }),
  }
}

/** The script that reads `dataLayer`, after the page is there. */
export function loadTagManager(document: Document, url?: string): void {
  if (!url) return
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}
