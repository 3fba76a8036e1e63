import {
  asArray,
  asObject,
  asText,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
  resolved,
} from '@switchboard/oas/document'
import { keyHeader } from '@switchboard/oas/security'
import type { components } from '@switchboard/sdk'

type Documented = components['schemas']['AdminDocumentedUpstream']
type Credential = Documented['credential']

/** Longer texts fit no field of an upstream. */
const maxLengths = { url: 2000, name: 100, scope: 1000 } as const

/** The API's own server and its authentication, as its document has them: the form of an upstream begins with them. */
export function documentedUpstream(source: JsonObject): Documented {
  const url = serverOf(source)
  const schemes = Object.entries({
    ...asObject(asObject(source.components).securitySchemes),
    ...asObject(source.securityDefinitions),
  })
  for (const [name, raw] of schemes) {
    const credential = credentialOf(asObject(resolved(source, raw)), url, () => scopesOf(source, name))
    if (credential) return { url, credential }
  }
  return { url, credential: { type: 'NONE' } }
}

/** The first, with its variables as they are by default. */
function serverOf(source: JsonObject): string | null {
  const { url, variables } = asObject(asArray(source.servers)[0])
  const [scheme = 'https'] = asArray(source.schemes).map((one) => asText(one))
  const text = asText(source.host)
    ? `${scheme}://${asText(source.host)}${asText(source.basePath)}`
    : asText(url).replace(/\{([^{}]+)\}/g, (_, name) => asText(asObject(asObject(variables)[name]).default))
  return addressIn(text)
}

function addressIn(text: string, base?: string): string | null {
  if (!URL.canParse(text, base)) return null
  const { href, protocol } = new URL(text, base)
  const address = base === undefined ? text : href
  return /^https?:$/.test(protocol) && address.length <= maxLengths.url ? address : null
}

function credentialOf(
  scheme: JsonObject,
  server: string | null,
  scopes: () => readonly string[],
): Credential | undefined {
  const { type, name, in: place, scheme: kind } = scheme
  const isOurs = asText(name).toLowerCase() === keyHeader.toLowerCase()
  if (type === 'apiKey' && (place === 'header' || place === 'query') && !isOurs)
    return {
      type: 'API_KEY',
      location: place === 'header' ? 'HEADER' : 'QUERY',
      name: asText(name).slice(0, maxLengths.name),
    }
  if (type === 'basic' || (type === 'http' && asText(kind).toLowerCase() === 'basic'))
    return { type: 'BASIC' }
  if (type === 'http' && asText(kind).toLowerCase() === 'bearer') return { type: 'BEARER' }
  const flow = scheme.flow === 'application' ? scheme : asObject(scheme.flows).clientCredentials
  if (type !== 'oauth2' || !isObject(flow)) return undefined
  const tokenUrl = addressIn(asText(flow.tokenUrl), server ?? undefined)
  const required = scopes()
  const scope = (required.length > 0 ? required : Object.keys(asObject(flow.scopes))).join(' ')
  return {
    type: 'OAUTH2',
    ...(tokenUrl && { token_url: tokenUrl }),
    ...(scope && scope.length <= maxLengths.scope && { scope }),
  }
}

/** Those that the document or its operations ask for. */
const scopesOf = (source: JsonObject, scheme: string): readonly string[] => [
  ...new Set(
    [source, ...operationsOf(source).map(({ raw }) => raw)]
      .flatMap(({ security }) => asArray(security))
      .flatMap((way: Json) => asArray(asObject(way)[scheme]).map((scope) => asText(scope))),
  ),
]
