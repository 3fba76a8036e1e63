declare global {
  interface Window {
    /** Read by the tag manager, when the deployment has one. */
    dataLayer?: Record<string, unknown>[]
  }
}

export interface Analytics {
  loggedOut(email: string): void
}

export function createAnalytics(target: Pick<Window, 'dataLayer'>): Analytics {
  const push = (event: Record<string, unknown>) => {
    target.dataLayer ??= []
    target.dataLayer.push(event)
  }
  return {
    loggedOut: (email) => push({ event: 'User Logged Out', email }),
  }
}
