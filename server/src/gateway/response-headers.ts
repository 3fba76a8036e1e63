import { gatewayUrl } from '../modules/catalogue/addresses.ts'
import type { Address } from './address.ts'
import type { CallFacts } from './call-facts.ts'
import { headersForCaller } from './headers.ts'
import { linksForCaller } from './links.ts'
import type { Operation } from './matcher.ts'
import type { UpstreamResponse } from './read-response.ts'
import type { Route } from './upstreams/upstreams.ts'

interface ResponseFacts {
  readonly facts: CallFacts
  readonly operation: Operation
  readonly route: Route | undefined
  readonly address: Address
  /** The catalogue’s word on the version. */
  readonly ending: Readonly<Record<string, string>>
  readonly publicUrl: string
}

/** Headers of a response as its caller gets them: the catalogue’s word on its version goes before the API’s own. */
export function responseHeaders(
  { headers, status }: Pick<UpstreamResponse, 'headers' | 'status'>,
  { facts, operation, route, address, ending, publicUrl }: ResponseFacts,
): Record<string, string | string[]> {
  const { linksTo } = operation.documented ?? {}
  const { credential } = route?.upstream ?? {}
  const places = route &&
    linksTo && {
      bases: [...route.address.bases, ...linksTo],
      path: `${facts.tag === null ? address.afterVersion : address.afterTag}${address.search}`,
      gateway: new URL(gatewayUrl(facts), publicUrl).href,
      secretName: credential?.location === 'QUERY' ? credential.name : undefined,
    }
  const ownHeaders = headersForCaller(headers, status, (links) =>
    places ? linksForCaller(links, places) : '',
  )
  const links = [ending.Link, ownHeaders.link].filter(Boolean).join(', ')
  return { ...ownHeaders, ...ending, ...(links && { Link: links }) }
}
