import type { Operation } from '@switchboard/oas/document'
import {
  asksForKeyAlone,
  authenticationOf,
  authenticationWords,
  flowUrls,
  flowWords,
  schemeWords,
} from '@switchboard/oas/security'
import type { PublishedVersion } from '../version/version.ts'

type Schemes = PublishedVersion['index']['security']

/**
 * The document's own authentication, as text: the collection itself signs with the gateway's key, and would send a
 * token of another kind in its place.
 */
export function authenticationText(operation: Operation, schemes: Schemes): string {
  const authentication = authenticationOf(operation)
  if (asksForKeyAlone(operation, schemes)) return ''
  const ways = authentication.ways.map((way) => `- ${way.map(wayText).join(' and ')}`)
  return [`Authentication: ${authenticationWords(authentication)}`, ...ways].join('\n')
}

const wayText = ({ scheme, scopes }: { scheme: string; scopes: readonly string[] }): string =>
  `\`${scheme}\`${scopes.length > 0 ? ` with ${scopes.map((scope) => `\`${scope}\``).join(', ')}` : ''}`

/** Where tokens come from, and what they may be asked for. */
export function schemesText(schemes: Schemes): string {
  const flowSchemes = schemes.filter(({ discovery_url, flows = [] }) => discovery_url || flows.length > 0)
  return flowSchemes
    .map((scheme) =>
      [
        `\`${scheme.name}\`: ${schemeWords(scheme)}`,
        ...(scheme.discovery_url ? [`- Discovery URL: ${scheme.discovery_url}`] : []),
        ...(scheme.flows ?? []).flatMap((flow) => [
          `- ${[flowWords(flow), ...flowUrls(flow).map(({ name, url }) => `${name}: ${url}`)].join('; ')}`,
          ...flow.scopes.map(
            ({ name, description }) => `  - \`${name}\`${description ? `: ${description}` : ''}`,
          ),
        ]),
      ].join('\n'),
    )
    .join('\n\n')
}
