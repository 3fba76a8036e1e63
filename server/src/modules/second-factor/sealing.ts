import { createHmac } from 'node:crypto'
import type { Rotation, SealedColumn } from '../../platform/db/reseal.ts'
import { deriveKey, openFor, openSealed, type SealContext, seal } from '../../platform/db/seal.ts'
import { readSecret, replaceSecret } from '../../platform/db/secrets.ts'

const totpUse = { name: 'second-factor', use: 'totp' }

/** Those of apps, and of apps that are being set up. */
export const sealedTotpSecrets: readonly SealedColumn[] = [
  { table: 'totp_factors', owner: 'user_id', column: 'secret', use: totpUse },
  { table: 'second_factor_challenges', owner: 'user_id', column: 'totp_secret', use: totpUse },
]

export const sealTotpSecret = (on: SealContext, userId: string, secret: Buffer): Promise<Buffer> =>
  seal(on, totpUse, userId, secret)

/** Undefined for what was sealed for another account, or under another key: then no code is right. */
export const openTotpSecret = (
  on: SealContext,
  userId: string,
  sealed: Buffer,
): Promise<Buffer | undefined> => openSealed(on, totpUse, userId, sealed)

/** A recovery code has 60 random bits: too few for a plain hash, enough under a key. */
export async function recoveryCodeHash(on: SealContext, userId: string, code: string): Promise<Buffer> {
  return createHmac('sha256', await recoveryKey(on))
    .update(`${userId}:${code}`)
    .digest()
}

const recoveryName = 'recovery-codes'
const recoveryUse = { name: 'second-factor', use: 'recovery-key' }

/**
 * Hashes cannot be made anew without the codes, so their key stays while the one that seals it changes. At first it is derived from the
 * SECRETS_KEY that the codes of earlier releases were hashed under.
 */
async function recoveryKey(on: SealContext): Promise<Buffer> {
  const first = firstRecoveryKey(on)
  const sealed = await readSecret(on.db, recoveryName, async () =>
    seal(on, recoveryUse, recoveryName, await first),
  )
  return (await openSealed(on, recoveryUse, recoveryName, sealed)) ?? first
}

const firstRecoveryKey = ({ db, settings }: SealContext): Promise<Buffer> =>
  deriveKey(
    { db, settings: { secretsKey: settings.previousSecretsKey ?? settings.secretsKey } },
    'second-factor',
    'recovery',
  )

/** The key of recovery codes, sealed with the current SECRETS_KEY. One that does not open stays: the right key may yet be given. */
export async function resealRecoveryKey(on: SealContext): Promise<Rotation> {
  const key = await recoveryKey(on)
  const sealed = await readSecret(on.db, recoveryName)
  const current = await deriveKey(on, recoveryUse.name, recoveryUse.use)
  if (openFor(recoveryName, current, sealed)) return { resealed: 0, lost: [] }
  if (!(await openSealed(on, recoveryUse, recoveryName, sealed))) return { resealed: 0, lost: [recoveryName] }
  await replaceSecret(on.db, recoveryName, sealed, await seal(on, recoveryUse, recoveryName, key))
  return { resealed: 1, lost: [] }
}
