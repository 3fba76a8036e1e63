import { gatewayUrl, pageUrl } from '../modules/catalogue/addresses.ts'
import type { CallFacts } from './call-facts.ts'

type Ending = Pick<CallFacts, 'publisher' | 'tag' | 'version' | 'deprecated_at' | 'ends_at' | 'replaced_by'>

/**
 * Tells programs that the version they call is deprecated (RFC 9745), when it ends (RFC 8594) and where to go on. Empty for any
 * other version.
 */
export function deprecationHeaders(facts: Ending, publicUrl: string): Record<string, string> {
  const { publisher, tag, deprecated_at, ends_at, replaced_by } = facts
  if (deprecated_at === null) return {}
  const absolute = (path: string) => new URL(path, publicUrl).href
  const links = [`<${absolute(pageUrl(facts))}>; rel="deprecation"; type="text/html"`]
  if (replaced_by !== null) {
    const successor = gatewayUrl({ publisher, tag, version: replaced_by })
    links.push(`<${absolute(successor)}>; rel="successor-version"`)
  }
  return {
    Deprecation: `@${deprecated_at.getTime() / 1000}`,
    ...(ends_at && { Sunset: ends_at.toUTCString() }),
    Link: links.join(', '),
  }
}
