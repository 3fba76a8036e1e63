import { asArray, asObject, clipped, type Json, type JsonObject, withTitle } from '../json.ts'
import { referenced } from '../pointer.ts'
import type { Flow, SecurityRequirement, SecurityScheme } from '../types.ts'
import { maxLengths } from './max-lengths.ts'

/** Ways to authenticate a call: those of the operation, else those of the document. */
export function readRequirements(
  document: JsonObject,
  raw: JsonObject,
): { readonly security: string[]; readonly security_requirements: SecurityRequirement[][] | null } {
  const requirements = raw.security ?? document.security
  if (!Array.isArray(requirements)) return { security: [], security_requirements: null }
  const ways = requirements.slice(0, maxLengths.schemes).map((way) =>
    Object.entries(asObject(way))
      .slice(0, maxLengths.schemes)
      .map(([name, scopes]) => ({ scheme: clipped(name, maxLengths.name), scopes: namesOf(scopes) })),
  )
  const optional = ways.some((way) => way.length === 0)
  const names = [...new Set(ways.flatMap((way) => way.map(({ scheme }) => scheme)))]
  return { security: optional ? [] : names.slice(0, maxLengths.schemes), security_requirements: ways }
}

const namesOf = (scopes: Json): string[] =>
  asArray(scopes)
    .slice(0, maxLengths.scopes)
    .map((scope) => clipped(scope, maxLengths.field))

export function readSchemes(document: JsonObject): SecurityScheme[] {
  const schemes = asObject(asObject(document.components).securitySchemes)
  return Object.entries(schemes)
    .slice(0, maxLengths.schemes)
    .map(([name, value]) => readScheme(name, referenced(document, value)))
}

function readScheme(name: string, scheme: JsonObject): SecurityScheme {
  const flows = Object.entries(asObject(scheme.flows))
  return {
    name: clipped(name, maxLengths.name),
    type: clipped(scheme.type, maxLengths.word) || 'unknown',
    place: clipped(scheme.in, maxLengths.place) || null,
    key: clipped(scheme.name, maxLengths.name) || clipped(scheme.scheme, maxLengths.name) || null,
    description: clipped(
      withTitle(scheme.deprecated === true && 'Deprecated.', scheme.description),
      maxLengths.note,
    ),
    ...texts(scheme, { bearer_format: 'bearerFormat' }, maxLengths.name),
    ...texts(scheme, { discovery_url: 'oauth2MetadataUrl' }, maxLengths.url),
    ...texts(scheme, { discovery_url: 'openIdConnectUrl' }, maxLengths.url),
    ...(flows.length > 0 && { flows: flows.slice(0, maxLengths.flows).map(readFlow) }),
  }
}

function readFlow([flow, value]: [string, Json]): Flow {
  const fields = asObject(value)
  const urls = {
    authorization_url: 'authorizationUrl',
    device_authorization_url: 'deviceAuthorizationUrl',
    token_url: 'tokenUrl',
    refresh_url: 'refreshUrl',
  } as const
  return {
    flow: clipped(flow, maxLengths.word),
    ...texts(fields, urls, maxLengths.url),
    scopes: Object.entries(asObject(fields.scopes))
      .slice(0, maxLengths.scopes)
      .map(([name, description]) => ({
        name: clipped(name, maxLengths.field),
        description: clipped(description, maxLengths.url),
      })),
  }
}

/** Texts under names of ours; those that are missing are left out. */
function texts<Name extends string>(
  raw: JsonObject,
  names: Readonly<Record<Name, string>>,
  maxLength: number,
): { [name in Name]?: string } {
  const pairs = Object.entries<string>(names).map(([ours, theirs]) => [ours, clipped(raw[theirs], maxLength)])
  return Object.fromEntries(pairs.filter(([, text]) => text)) as { [name in Name]?: string }
}
