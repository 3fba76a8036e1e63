import { gatewayUrl, pageUrl } from '../modules/catalogue/addresses.ts'
import type { CallFacts } from './call-facts.ts'
import type { Operation } from './matcher.ts'

type Ending = Pick<CallFacts, 'publisher' | 'tag' | 'version' | 'deprecated_at' | 'ends_at' | 'replaced_by'>

/**
 * Tells programs that what they call is deprecated (RFC 9745), when it ends (RFC 8594) and where to go on: the version, or an operation
 * of its own. Empty for any other.
 */
export function deprecationHeaders(
  facts: Ending,
  publicUrl: string,
  operation?: Pick<Operation, 'operation_id' | 'deprecatedSince'>,
): Record<string, string> {
  const { publisher, tag, ends_at, replaced_by } = facts
  const deprecatedAt = facts.deprecated_at ?? operation?.deprecatedSince
  if (!deprecatedAt) return {}
  const absolute = (path: string) => new URL(path, publicUrl).href
  const part = !facts.deprecated_at && operation && `?operation=${encodeURIComponent(operation.operation_id)}`
  const links = [`<${absolute(`${pageUrl(facts)}${part || ''}`)}>; rel="deprecation"; type="text/html"`]
  if (replaced_by !== null) {
    const successor = gatewayUrl({ publisher, tag, version: replaced_by })
    links.push(`<${absolute(successor)}>; rel="successor-version"`)
  }
  return {
    Deprecation: `@${deprecatedAt.getTime() / 1000}`,
    ...(ends_at && { Sunset: ends_at.toUTCString() }),
    Link: links.join(', '),
  }
}
