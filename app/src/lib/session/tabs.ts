type TabNews = { readonly is: 'signed-out' } | { readonly is: 'signed-in'; readonly as: string }

/** Messages between tabs of the same site. */
export interface Tabs {
  tell(news: TabNews): void
  listen(hear: (news: TabNews) => void): void
}

/** Needs a browser that knows how; without it a tab finds out when somebody comes back to it. */
export function createTabs(name: string, Channel: typeof BroadcastChannel | undefined): Tabs {
  const channel = Channel && new Channel(name)
  return {
    tell: (news) => channel?.postMessage(news),
    listen(hear) {
      channel?.addEventListener('message', ({ data }) => hear(data))
    },
  }
}
