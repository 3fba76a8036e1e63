import { createHmac } from 'node:crypto'
import { deriveKey, openFor, type SealContext, sealFor } from '../../platform/db/seal.ts'

const keyFor = (on: SealContext, use: 'totp' | 'recovery') => deriveKey(on, 'second-factor', use)

export const sealTotpSecret = async (on: SealContext, userId: string, secret: Buffer): Promise<Buffer> =>
  sealFor(userId, await keyFor(on, 'totp'), secret)

/** Undefined for what was sealed for another account, or under another key: then no code is right. */
export const openTotpSecret = async (
  on: SealContext,
  userId: string,
  sealed: Buffer,
): Promise<Buffer | undefined> => openFor(userId, await keyFor(on, 'totp'), sealed)

/** A recovery code has 60 random bits: too few for a plain hash, enough under a key. */
export async function recoveryCodeHash(on: SealContext, userId: string, code: string): Promise<Buffer> {
  return createHmac('sha256', await keyFor(on, 'recovery'))
    .update(`${userId}:${code}`)
    .digest()
}
