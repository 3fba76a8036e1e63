import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Queries } from '../../platform/db/client.ts'
import { readSecret } from '../../platform/db/secrets.ts'
import type { Settings } from '../../platform/settings/settings.ts'

const ivBytes = 12
const tagBytes = 16

interface SealContext {
  readonly db: Queries
  readonly settings: Pick<Settings, 'secretsKey'>
}

/** Derived from a secret of this database and, where the deployment has one, a key that is not in it. */
async function keyFor({ db, settings }: SealContext, use: 'totp' | 'recovery'): Promise<Buffer> {
  const secret = await readSecret(db, 'second-factor')
  return createHmac('sha256', secret).update(`${use}:${settings.secretsKey}`).digest()
}

/** Encrypted for one account: laid into the row of another, it does not open. */
export async function sealTotpSecret(on: SealContext, userId: string, secret: Buffer): Promise<Buffer> {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', await keyFor(on, 'totp'), iv).setAAD(Buffer.from(userId))
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
}

/** Undefined for what was sealed for another account, or under another key: then no code is right. */
export async function openTotpSecret(
  on: SealContext,
  userId: string,
  sealed: Buffer,
): Promise<Buffer | undefined> {
  const key = await keyFor(on, 'totp')
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes)).setAAD(Buffer.from(userId))
  cipher.setAuthTag(sealed.subarray(-tagBytes))
  const secret = cipher.update(sealed.subarray(ivBytes, -tagBytes))
  try {
    return Buffer.concat([secret, cipher.final()])
  } catch {
    return undefined
  }
}

/** A recovery code has 60 random bits: too few for a plain hash, enough under a key. */
export async function recoveryCodeHash(on: SealContext, userId: string, code: string): Promise<Buffer> {
  return createHmac('sha256', await keyFor(on, 'recovery'))
    .update(`${userId}:${code}`)
    .digest()
}
