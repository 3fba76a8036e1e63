import type { UrlCodec } from '../../../lib/browser/use-url-state.ts'

/** The API whose plans are shown: `?api=sim-swap`; null leaves the choice to the page. */
export const planAddress: UrlCodec<string | null> = {
  read: (search) => new URLSearchParams(search).get('api') || null,
  write(search, api) {
    const query = new URLSearchParams(search)
    if (api) query.set('api', api)
    else query.delete('api')
    return query.toString()
  },
}

interface ApiNamed {
  readonly api: string
  readonly name: string
}

/** The API that plans are shown of: the one of the address, else the first that the person may call, else the catalogue's first. */
export function chooseApi(
  slug: string | null,
  subscriptions: readonly ApiNamed[],
  published: readonly ApiNamed[],
): ApiNamed | undefined {
  if (slug !== null)
    return published.find(({ api }) => api === slug) ?? subscriptions.find(({ api }) => api === slug)
  return subscriptions[0] ?? published[0]
}
