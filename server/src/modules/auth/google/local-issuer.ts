import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { createLocalJWKSet, exportJWK, type JSONWebKeySet, SignJWT } from 'jose'
import type { Db } from '../../../platform/db/client.ts'
import { readSecret } from '../../../platform/db/secrets.ts'
import { after } from '../../../platform/time/clock.ts'
import { checkToken, type GoogleIssuer } from './issuer.ts'

export interface LocalIssuer extends GoogleIssuer {
  /** A credential for any address: there is nobody to ask for a password. */
  issue(email: string, now: Date): Promise<string>
  keys(): Promise<JSONWebKeySet>
}

/** Somebody who has a name there. */
export interface LocalPerson {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
}

interface Options {
  readonly publicUrl: string
  readonly people: readonly LocalPerson[]
}

const audience = 'local'
const kid = 'local'
const secondsToLive = 3600

/** Stands in for Google where the outbox stands in for a mail server. All processes share its key, by the database. */
export function localIssuer(db: Db, { publicUrl, people }: Options): LocalIssuer {
  const issuer = `${publicUrl}/__dev/google`
  const privateKey = async () => createPrivateKey((await readSecret(db, 'local-google', makeKey)).toString())
  const keys = async () => jwksOf(createPublicKey(await privateKey()))
  return {
    keys,
    check: async (credential, now) =>
      checkToken(credential, { keys: createLocalJWKSet(await keys()), issuer, audience, now }),
    issue: async (email, now) =>
      new SignJWT(claimsOf(email, people))
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(after(now, secondsToLive))
        .sign(await privateKey()),
  }
}

async function makeKey(): Promise<Buffer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }))
}

const jwksOf = async (key: KeyObject): Promise<JSONWebKeySet> => ({
  keys: [{ ...(await exportJWK(key)), kid, alg: 'RS256', use: 'sig' }],
})

function claimsOf(email: string, people: readonly LocalPerson[]) {
  const person = people.find((one) => one.email === email.toLowerCase())
  return {
    sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21),
    email,
    email_verified: true,
    ...(person && { given_name: person.firstname, family_name: person.lastname }),
  }
}
