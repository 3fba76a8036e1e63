const feeds = [
  { type: 'application/rss+xml', path: '/changelog.xml' },
  { type: 'application/feed+json', path: '/changelog.json' },
] as const

/** Attributes of the links by which a reader of feeds finds those of the changelog. They are where the portal API is. */
export const feedLinks = (portalUrl: string) =>
  feeds.map(({ type, path }) => ({
    rel: 'alternate',
    type,
    title: 'API changelog',
    href: URL.canParse(portalUrl) ? new URL(path, portalUrl).href : path,
  }))
