import type { Operation } from '@switchboard/oas/document'
import {
  asksForKeyAlone,
  authenticationOf,
  authenticationWords,
  endsAtGateway,
  flowUrls,
  flowWords,
  keyHeader,
  saysMoreThanNames,
  schemeWords,
} from '@switchboard/oas/security'
import { heading, type InlineContent, list, mono, paragraph } from '../../../platform/markdown/nodes.ts'
import { sanitizeLine } from '../../../platform/markdown/sanitize-line.ts'
import { sanitizeMarkdown } from '../../../platform/markdown/sanitize-markdown.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { liveBlock } from '../version/live-places.ts'
import type { PublishedVersion } from '../version/version.ts'

type Scheme = PublishedVersion['index']['security'][number]

interface BlocksParts {
  readonly version: PublishedVersion
  readonly base: string
  readonly depth: number
}

/** The gateway's key, the document's own schemes, and where tokens come from. */
export function authenticationBlocks(operation: Operation, { version, base, depth }: BlocksParts): Block[] {
  const { security } = version.index
  const authentication = authenticationOf(operation)
  const used = security.filter(({ name }) => authentication.ways.flat().some(({ scheme }) => scheme === name))
  if (asksForKeyAlone(operation, security))
    return [
      heading(depth, 'Authentication'),
      paragraph(['Send your API key in ', mono(used[0]?.key ?? keyHeader), '.']),
      ...used.flatMap(({ description }) => sanitizeMarkdown(description, { base, top: depth + 1 })),
      ...(operation.webhook
        ? []
        : [paragraph(['Or send an access token in ', mono('Authorization: Bearer'), '.'])]),
    ]
  return [
    heading(depth, 'Authentication'),
    ...(operation.webhook ? [] : [liveBlock(used.some(endsAtGateway) ? 'gatewayKeyAlone' : 'gatewayKey')]),
    paragraph(authenticationWords(authentication)),
    ...(saysMoreThanNames(authentication.ways) ? [list(authentication.ways.map(wayWords))] : []),
    ...schemeBlocks(used, base, depth + 1),
  ]
}

/** Schemes by name, with their flows and scopes. */
export const schemeBlocks = (schemes: readonly Scheme[], base: string, depth: number): Block[] =>
  schemes.flatMap((scheme) => {
    const { name, type, key, description, discovery_url, flows = [] } = scheme
    const facts: InlineContent[] = [
      ...(discovery_url ? [['Discovery URL: ', mono(discovery_url)]] : []),
      ...flows.flatMap((flow): InlineContent[] => [
        ...flowUrls(flow).map((one) => [`${flowWords(flow)}, ${one.name}: `, mono(one.url)]),
        ...flow.scopes.map(
          (scope): InlineContent => [
            'Scope ',
            mono(scope.name),
            ...(scope.description ? [': ', ...sanitizeLine(scope.description, { base })] : []),
          ],
        ),
      ]),
    ]
    return [
      paragraph([
        mono(name),
        ': ',
        ...(type === 'apiKey' && key && key !== name ? [mono(key), ' '] : []),
        `${schemeWords(scheme)}.`,
      ]),
      ...sanitizeMarkdown(description, { base, top: depth }),
      ...(facts.length > 0 ? [list(facts)] : []),
    ]
  })

export function wayWords(way: ReturnType<typeof authenticationOf>['ways'][number]): InlineContent {
  return way.flatMap(({ scheme, scopes }, index) => [
    ...(index > 0 ? [' and '] : []),
    mono(scheme),
    ...(scopes.length > 0 ? [scopes.length > 1 ? ' with the scopes ' : ' with the scope '] : []),
    ...scopes.flatMap((scope, at) => [...(at > 0 ? [', '] : []), mono(scope)]),
  ])
}
