import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Settings } from '../settings/settings.ts'
import type { Queries } from './client.ts'
import { readSecret } from './secrets.ts'

const ivBytes = 12
const tagBytes = 16

export interface SealContext {
  readonly db: Queries
  readonly settings: Pick<Settings, 'secretsKey'> & Partial<Pick<Settings, 'previousSecretsKey'>>
}

/** Derived from a secret of this database, called `name`, and, where the deployment has one, a key that is not in it. */
export async function deriveKey({ db, settings }: SealContext, name: string, use: string): Promise<Buffer> {
  const secret = await readSecret(db, name)
  return createHmac('sha256', secret).update(`${use}:${settings.secretsKey}`).digest()
}

/** Encrypted for one account: laid into the row of another, it does not open. */
export function sealFor(userId: string, key: Buffer, secret: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(userId))
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
}

/** Undefined for what was sealed for another account, or under another key. */
export function openFor(userId: string, key: Buffer, sealed: Buffer): Buffer | undefined {
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes)).setAAD(Buffer.from(userId))
  cipher.setAuthTag(sealed.subarray(-tagBytes))
  const secret = cipher.update(sealed.subarray(ivBytes, -tagBytes))
  try {
    return Buffer.concat([secret, cipher.final()])
  } catch {
    return undefined
  }
}
