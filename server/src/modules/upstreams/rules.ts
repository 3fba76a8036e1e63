import type { components } from '@switchboard/sdk'
import { hopByHop } from '../../platform/http/hop-by-hop.ts'
import { resolveOutside } from '../../platform/http/outside-hosts.ts'
import { type FieldError, refusedFields } from '../../platform/http/problem.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'
import { readCertificates, readPrivateKey } from './certificates.ts'
import type { Certificates, Credential } from './repo.ts'
import type { SecretName } from './secret-destinations.ts'
import type { UpstreamSecrets } from './secrets.ts'
import { algorithmOf } from './token.ts'

type Request = components['schemas']['AdminUpstreamRequest']

/** A request to set an upstream, with stored secrets and certificates in the place of those that it leaves out. */
export interface UpstreamDraft {
  readonly request: Request
  readonly credential: Credential
  readonly tls: Certificates
  readonly secrets: UpstreamSecrets
  /** Which of them came with the request; the others were stored. */
  readonly entered: ReadonlySet<SecretName>
}

/** Throws with every field that is wrong. */
export async function requireUsable(draft: UpstreamDraft, now: Date): Promise<void> {
  const errors = [
    ...(await addressErrors(draft)),
    ...weightErrors(draft.request),
    ...timeoutErrors(draft.request),
    ...credentialErrors(draft),
    ...certificateErrors(draft, now),
    ...headerErrors(draft),
  ]
  if (errors.length > 0) throw refusedFields(errors)
}

/** Throws where a secret is missing or doesn't fit, without a look at the network. */
export function requireSecrets(draft: UpstreamDraft, now: Date): void {
  const errors = [...credentialErrors(draft), ...certificateErrors(draft, now)]
  if (errors.length > 0) throw refusedFields(errors)
}

/** Addresses of the targets, and of the token endpoint. */
async function addressErrors({ request, credential }: UpstreamDraft): Promise<FieldError[]> {
  const { targets, allow_internal = false } = request
  const addresses = targets.map(({ url }, index) => ({ pointer: `#/targets/${index}/url`, url }))
  if (credential.type === 'OAUTH2')
    addresses.push({ pointer: '#/credential/token_url', url: credential.token_url ?? '' })
  const errors = await Promise.all(
    addresses.map(({ pointer, url }) => addressError(pointer, url, allow_internal)),
  )
  const repeated = targets.findIndex(({ url }, index) =>
    targets.some((other, at) => at < index && other.url === url),
  )
  return [
    ...errors.flat(),
    ...(repeated < 0
      ? []
      : [error(`#/targets/${repeated}/url`, 'unique_items', 'This address is in the list already.')]),
  ]
}

async function addressError(pointer: string, text: string, allowInternal: boolean): Promise<FieldError[]> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    return [error(pointer, 'format', 'Enter an address that begins with https:// or http://.')]
  if (url.username || url.password)
    return [error(pointer, 'not_allowed', 'Remove the username and password: use the credential instead.')]
  if (url.search || url.hash) return [error(pointer, 'not_allowed', 'Remove everything from the ? or # on.')]
  if (allowInternal) return []
  const { inside } = await resolveOutside(url)
  if (!inside) return []
  return [
    error(
      pointer,
      'address_refused',
      `This points to ${inside}. Allow private networks if that is intended.`,
    ),
  ]
}

const weightErrors = ({ targets }: Request): FieldError[] =>
  targets.some(({ weight }) => weight > 0)
    ? []
    : [error('#/targets', 'not_allowed', 'Give at least one target a weight above 0.')]

function timeoutErrors({ timeouts }: Request): FieldError[] {
  if (!timeouts || timeouts.response_ms <= timeouts.total_ms) return []
  return [
    error(
      '#/timeouts/total_ms',
      'below_minimum',
      'The total timeout can’t be shorter than the first-byte timeout.',
    ),
  ]
}

const tokenName = /^[!#$%&'*+.^_`|~\w-]+$/
const headerValue = /^[\x20-\x7e]*$/

function credentialErrors({ credential, secrets }: UpstreamDraft): FieldError[] {
  const { type, name = '', location, username = '', token_url = '', client_id = '' } = credential
  const missing = (field: string, message: string) => error(`#/credential/${field}`, 'required', message)
  const errors: FieldError[] = []
  if (type === 'API_KEY') {
    if (!location) errors.push(missing('location', 'Choose a header or a query parameter.'))
    if (!name) errors.push(missing('name', 'Enter the name of the header or parameter.'))
    else if (location === 'HEADER' && (!tokenName.test(name) || isFraming(name)))
      errors.push(error('#/credential/name', 'not_allowed', 'A key can’t use this header.'))
  }
  if (type === 'BASIC' && !username) errors.push(missing('username', 'Enter the username.'))
  if (type === 'BASIC' && username.includes(':'))
    errors.push(error('#/credential/username', 'not_allowed', 'A username can’t contain a colon.'))
  if (type === 'OAUTH2') {
    if (!token_url) errors.push(missing('token_url', 'Enter the address of the token endpoint.'))
    if (!client_id) errors.push(missing('client_id', 'Enter the client ID.'))
  }
  if (type !== 'NONE') errors.push(...secretErrors(credential, secrets.credential))
  return errors
}

function secretErrors(
  { type, client_authentication, location }: Credential,
  secret: string | undefined,
): FieldError[] {
  const pointer = '#/credential/secret'
  if (secret === undefined)
    return [
      error(
        pointer,
        'required',
        'Enter the secret. Changing a host, the token endpoint or the authority requires it again.',
      ),
    ]
  if (type === 'OAUTH2' && client_authentication === 'PRIVATE_KEY_JWT') {
    if (isSigningKey(secret)) return []
    return [error(pointer, 'format', 'Paste an RSA, EC or Ed25519 private key in PEM, without a passphrase.')]
  }
  const inHeader = type === 'BEARER' || (type === 'API_KEY' && location === 'HEADER')
  if (inHeader && !headerValue.test(secret))
    return [
      error(pointer, 'pattern', 'A header can’t carry this. Remove line breaks and special characters.'),
    ]
  return []
}

function isSigningKey(pem: string): boolean {
  try {
    return algorithmOf(pem) !== ''
  } catch {
    return false
  }
}

function certificateErrors({ tls, secrets }: UpstreamDraft, now: Date): FieldError[] {
  const { ca, client_certificate } = tls
  const errors: FieldError[] = []
  if (ca !== undefined) errors.push(...certificateError('#/tls/ca', ca, now))
  if (client_certificate === undefined) return errors
  const pointer = '#/tls/client_certificate'
  const refused = certificateError(pointer, client_certificate, now)
  if (refused.length > 0) return [...errors, ...refused]
  const { client_key } = secrets
  if (client_key === undefined)
    return [
      ...errors,
      error(
        '#/tls/client_key',
        'required',
        'Paste its private key. Changing a host or the authority requires it again.',
      ),
    ]
  const key = readPrivateKey(client_key)
  if (!key)
    return [
      ...errors,
      error('#/tls/client_key', 'format', 'Paste a private key in PEM, without a passphrase.'),
    ]
  const [certificate] = readCertificates(client_certificate) ?? []
  if (!certificate?.checkPrivateKey(key))
    errors.push(
      error('#/tls/client_key', 'certificate_refused', 'This key doesn’t belong to the certificate.'),
    )
  return errors
}

function certificateError(pointer: string, pem: string, now: Date): FieldError[] {
  const certificates = readCertificates(pem)
  if (!certificates) return [error(pointer, 'format', 'Paste a certificate in PEM.')]
  const ended = certificates.find(({ validToDate }) => validToDate <= now)
  if (!ended) return []
  const day = dayInWords(dayIn('UTC', ended.validToDate))
  return [error(pointer, 'certificate_refused', `The certificate expired on ${day}. Send the renewed one.`)]
}

function headerErrors({ request, credential }: UpstreamDraft): FieldError[] {
  const { pass_headers = [], add_headers = [] } = request
  const keyHeader = credential.location === 'HEADER' ? credential.name?.toLowerCase() : undefined
  const taken = new Set(credential.type === 'NONE' ? [] : ['authorization', keyHeader])
  return [
    ...pass_headers.flatMap((name, index) =>
      name.toLowerCase() === 'authorization'
        ? passErrors(`#/pass_headers/${index}`, credential)
        : [
            error(
              `#/pass_headers/${index}`,
              'not_allowed',
              'List only Authorization here. Other safe headers already pass.',
            ),
          ],
    ),
    ...add_headers.flatMap(({ name, value }, index) => {
      if (isFraming(name) || taken.has(name.toLowerCase()))
        return [error(`#/add_headers/${index}/name`, 'not_allowed', 'The gateway sets this header itself.')]
      if (!headerValue.test(value))
        return [error(`#/add_headers/${index}/value`, 'pattern', 'A header can’t carry this.')]
      return []
    }),
  ]
}

/** Two would be one too many. */
function passErrors(pointer: string, { type, location, name }: Credential): FieldError[] {
  const isOurs =
    type === 'BASIC' ||
    type === 'BEARER' ||
    type === 'OAUTH2' ||
    (type === 'API_KEY' && location === 'HEADER' && name?.toLowerCase() === 'authorization')
  return isOurs ? [error(pointer, 'not_allowed', 'The gateway’s own credential is in this header.')] : []
}

/** Of a connection and of a message's frame, and ours: an upstream's settings decide about none of them. */
const framing: ReadonlySet<string> = new Set([
  ...hopByHop,
  'content-length',
  'content-type',
  'expect',
  'host',
  'max-forwards',
  'x-request-id',
])
const isFraming = (name: string): boolean => framing.has(name.toLowerCase())

const error = (pointer: string, code: FieldError['code'], message: string): FieldError => ({
  pointer,
  code,
  message,
})
