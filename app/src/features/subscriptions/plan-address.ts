import type { UrlCodec } from '../../lib/browser/use-url-state.ts'

/** Whose API the plans are of: `?api=sim-swap`; null leaves it to the page. */
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
  asked: string | null,
  held: readonly ApiNamed[],
  published: readonly ApiNamed[],
): ApiNamed | undefined {
  if (asked !== null)
    return published.find(({ api }) => api === asked) ?? held.find(({ api }) => api === asked)
  return held[0] ?? published[0]
}
