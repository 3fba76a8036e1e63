import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { Secret, TOTP } from 'otpauth'
import { brand } from '../../platform/brand/brand.ts'

export const maxPasskeys = 20
export const recoveryCodeCount = 10
export const totpSecretBytes = 20
const stepSeconds = 30
/** Steps before and after now: clocks of phones differ. */
const skewSteps = 1

const totpOf = (secret: Buffer, label = ''): TOTP =>
  new TOTP({
    issuer: brand().name,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
  })

/** The 30 seconds that the code belongs to; undefined for a wrong one. */
export function totpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: skewSteps })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta
}

/** The secret for an authenticator app, as text and as the address in the QR code. */
export function totpSetup(secret: Buffer, email: string): { secret: string; otpauth_uri: string } {
  const totp = totpOf(secret, email)
  return { secret: totp.secret.base32, otpauth_uri: totp.toString() }
}

/** 32 signs, none of which looks like another. */
const alphabet = '023456789abcdefghjkmnpqrstuvwxyz'

/** Such as `4kqm-7vtx-2bnd`: 60 random bits. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length])
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-')
}

/** As people write it: capitals, spaces and dashes do not matter, and an O is a zero. */
export const normalRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[^a-z0-9]/g, '')

export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** The relying party of passkeys. WebAuthn doesn't allow IP addresses, nor hosts without https other than localhost. */
export function relyingParty(publicUrl: string): RelyingParty | undefined {
  const { hostname, protocol, origin } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) || !(protocol === 'https:' || isLocal)) return undefined
  return { id: hostname, origin }
}
