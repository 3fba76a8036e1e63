import type { components } from '@switchboard/sdk'

type Request = components['schemas']['AdminUpstreamRequest']
export type Upstream = components['schemas']['AdminUpstream']
export type Environment = Upstream['environment']
export type DocumentedUpstream = components['schemas']['AdminDocumentedUpstream']
type Credential = NonNullable<Request['credential']>

/** Names are those of the request, as a pointer has them, so that each error finds its field. Empty for what is left out. */
export type UpstreamFields = Readonly<Record<string, string>>

export const maxTargets = 10

const credentialFields = [
  'location',
  'name',
  'username',
  'token_url',
  'client_id',
  'client_authentication',
  'key_id',
  'scope',
  'audience',
  'resource',
] as const
const timeoutFields = ['connect_ms', 'response_ms', 'total_ms'] as const

/** The fields of each kind of credential, in this order; the secret comes last. */
export const fieldsOf: Readonly<Record<Credential['type'], readonly (typeof credentialFields)[number][]>> = {
  NONE: [],
  API_KEY: ['location', 'name'],
  BASIC: ['username'],
  BEARER: [],
  OAUTH2: ['token_url', 'client_id', 'client_authentication', 'key_id', 'scope', 'audience', 'resource'],
}

const defaultTimeouts = { connect_ms: 10_000, response_ms: 30_000, total_ms: 300_000 }

/** The form as it opens: with what is set, which never includes a secret, else with what the document says. */
export function fieldsFrom(upstream: Upstream | undefined, documented: DocumentedUpstream): UpstreamFields {
  const timeouts = upstream?.timeouts ?? defaultTimeouts
  const credential = upstream?.credential ?? documented.credential
  const targets = Array.from({ length: maxTargets }, (_, index) => upstream?.targets[index])
  return {
    ...Object.fromEntries(
      targets.flatMap((target, index) => [
        [`targets/${index}/url`, target?.url ?? ((!upstream && index === 0 && documented.url) || '')],
        [`targets/${index}/weight`, `${target?.weight ?? 1}`],
      ]),
    ),
    allow_internal: upstream?.allow_internal ? 'true' : '',
    'credential/type': credential.type,
    ...Object.fromEntries(
      credentialFields.map((name) => [`credential/${name}`, credential[name] ?? firstOf[name] ?? '']),
    ),
    'credential/secret': '',
    'tls/ca': '',
    'tls/client_certificate': '',
    'tls/client_key': '',
    removes_tls: '',
    ...Object.fromEntries(timeoutFields.map((name) => [`timeouts/${name}`, `${timeouts[name]}`])),
    passes_authorization: upstream?.pass_headers.length ? 'true' : '',
    add_headers: (upstream?.add_headers ?? []).map(({ name, value }) => `${name}: ${value}`).join('\n'),
  }
}

const firstOf: Readonly<Record<string, string>> = { location: 'HEADER', client_authentication: 'BASIC' }

interface UpstreamOf {
  readonly api: string
  readonly version: string
  readonly environment: Environment
}

/** The request; certificates that were not entered again are kept, or removed where that was asked for. */
export function requestOf(of: UpstreamOf, fields: UpstreamFields): Request {
  const text = (name: string) => (fields[name] ?? '').trim()
  const type = text('credential/type') as Credential['type']
  const secret = fields['credential/secret']
  const certificate = (name: string) => {
    const pem = text(`tls/${name}`)
    if (pem) return { [name]: pem }
    return fields.removes_tls ? { [name]: null } : {}
  }
  return {
    ...of,
    targets: Array.from({ length: maxTargets }, (_, index) => ({
      url: text(`targets/${index}/url`),
      weight: Number(text(`targets/${index}/weight`) || 0),
    })).filter(({ url }) => url !== ''),
    timeouts: {
      connect_ms: Number(text('timeouts/connect_ms')),
      response_ms: Number(text('timeouts/response_ms')),
      total_ms: Number(text('timeouts/total_ms')),
    },
    allow_internal: fields.allow_internal !== '',
    credential: {
      type,
      ...Object.fromEntries(
        fieldsOf[type].flatMap((name) =>
          text(`credential/${name}`) ? [[name, text(`credential/${name}`)]] : [],
        ),
      ),
      ...(type !== 'NONE' && secret ? { secret } : {}),
    },
    tls: {
      ...certificate('ca'),
      ...certificate('client_certificate'),
      ...(text('tls/client_key') && { client_key: text('tls/client_key') }),
    },
    pass_headers: fields.passes_authorization ? ['Authorization'] : [],
    add_headers: headersIn(fields.add_headers ?? ''),
  }
}

/** `Name: value`, a line each. */
function headersIn(lines: string): { name: string; value: string }[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const colon = line.indexOf(':')
      return colon < 0
        ? { name: line.trim(), value: '' }
        : { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }
    })
}

/** Undefined when each line is a name, a colon and a value. */
export const headersProblem = (lines: string): string | undefined =>
  headersIn(lines).every(({ name }) => /^[A-Za-z0-9-]+$/.test(name))
    ? undefined
    : 'Write a line for each header, such as X-Partner: switchboard.'

/** In words, for lists. */
export const credentialNames: Readonly<Record<Credential['type'], string>> = {
  NONE: 'None',
  API_KEY: 'API key',
  BASIC: 'Username and password',
  BEARER: 'Fixed token',
  OAUTH2: 'OAuth 2 client credentials',
}
