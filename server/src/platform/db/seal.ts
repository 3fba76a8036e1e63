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

/** The purpose of a key: keys of two uses are never the same. */
export interface SealUse {
  /** Of the secret in this database. */
  readonly name: string
  readonly use: string
}

/** The current key, and the one before it where that is still known. */
async function keysOf({ db, settings }: SealContext, { name, use }: SealUse): Promise<readonly Buffer[]> {
  const { secretsKey, previousSecretsKey } = settings
  const known = previousSecretsKey === undefined ? [secretsKey] : [secretsKey, previousSecretsKey]
  return Promise.all(known.map((key) => deriveKey({ db, settings: { secretsKey: key } }, name, use)))
}

export const seal = async (on: SealContext, use: SealUse, owner: string, secret: Buffer): Promise<Buffer> =>
  sealFor(owner, await deriveKey(on, use.name, use.use), secret)

/** Undefined for what was sealed for another owner, or under a key that the deployment no longer has. */
export async function openSealed(
  on: SealContext,
  use: SealUse,
  owner: string,
  sealed: Buffer,
): Promise<Buffer | undefined> {
  for (const key of await keysOf(on, use)) {
    const secret = openFor(owner, key, sealed)
    if (secret) return secret
  }
  return undefined
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
