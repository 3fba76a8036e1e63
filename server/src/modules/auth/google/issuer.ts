import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Problem } from '../../../platform/http/problem.ts'

declare module '../../../platform/app-context.ts' {
  interface AppContext {
    /** Without, sign-in with Google is not offered. */
    readonly google?: GoogleIssuer
  }
}

/** The person that an ID token identifies. */
export interface GooglePerson {
  /** Theirs at Google for good; the address may change. */
  readonly id: string
  readonly email: string
  readonly firstname: string
  readonly lastname: string
}

/** Checks ID tokens: those of Google, or of its stand-in on a developer's machine. */
export interface GoogleIssuer {
  check(credential: string, now: Date): Promise<GooglePerson>
}

interface Google {
  readonly clientId: string
  readonly issuer?: string
  readonly keysUrl?: string
}

const googleKeys = 'https://www.googleapis.com/oauth2/v3/certs'

/** https://developers.google.com/identity/gsi/web/guides/verify-google-id-token */
export function googleIssuer({
  clientId,
  issuer = 'https://accounts.google.com',
  keysUrl = googleKeys,
}: Google): GoogleIssuer {
  // Keys are kept for ten minutes, and fetched anew for one that is not known.
  const keys = createRemoteJWKSet(new URL(keysUrl))
  return { check: (credential, now) => checkToken(credential, { keys, issuer, audience: clientId, now }) }
}

interface Rules {
  readonly keys: JWTVerifyGetKey
  readonly issuer: string
  readonly audience: string
  readonly now: Date
}

const maxNameLength = 100

export async function checkToken(
  credential: string,
  { keys, issuer, audience, now }: Rules,
): Promise<GooglePerson> {
  const { payload } = await jwtVerify(credential, keys, {
    issuer,
    audience,
    algorithms: ['RS256'],
    currentDate: now,
    clockTolerance: 30,
    requiredClaims: ['sub', 'email', 'iat', 'exp'],
  }).catch((error: unknown) => {
    throw isUnreachable(error) ? unreachable() : refused()
  })
  const { sub, email, email_verified, given_name, family_name } = payload
  if (!sub || typeof email !== 'string' || email_verified !== true) throw refused()
  return { id: sub, email, firstname: nameOf(given_name), lastname: nameOf(family_name) }
}

const nameOf = (claim: unknown): string =>
  typeof claim === 'string' ? claim.trim().slice(0, maxNameLength) : ''

const keysFailed: ReadonlySet<string> = new Set([
  errors.JOSEError.code,
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
])

/** The keys could not be had, which says nothing of the credential. */
const isUnreachable = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || keysFailed.has(error.code)

const unreachable = () =>
  new Problem('unavailable', 'Google can’t be reached right now. Try again, or log in with your password.', {
    retryAfterSeconds: 30,
  })

const refused = () =>
  new Problem(
    'credential_refused',
    'The credential has expired, is for another site, or its address isn’t verified with Google. Log in with Google again.',
  )
