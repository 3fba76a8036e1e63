import { createHash, randomBytes } from 'node:crypto'
import { deriveKey, openFor, type SealContext, sealFor } from './seal.ts'

/** A secret, sealed by a key of its own; that key, sealed by the key of the deployment; and which that was. */
export interface Envelope {
  readonly sealed: Buffer
  readonly sealed_key: Buffer
  readonly secrets_key_id: string
}

const keyBytes = 32

/** Names a SECRETS_KEY without revealing it. */
const idOf = (key: Buffer): string => createHash('sha256').update('id').update(key).digest('hex').slice(0, 16)

/** Sealed for one row, called `owner`: laid into another, it does not open. */
export async function sealEnvelope(on: SealContext, owner: string, secret: Buffer): Promise<Envelope> {
  const key = await currentKey(on)
  const own = randomBytes(keyBytes)
  return {
    sealed: sealFor(owner, own, secret),
    sealed_key: sealFor(owner, key, own),
    secrets_key_id: idOf(key),
  }
}

/** Undefined for what was sealed for another row, or under a key that the deployment no longer has. */
export async function openEnvelope(
  on: SealContext,
  owner: string,
  envelope: Envelope,
): Promise<Buffer | undefined> {
  const own = await openKey(on, owner, envelope)
  return own && openFor(owner, own, envelope.sealed)
}

/** The same envelope under the current key; undefined where it is, or where it cannot be opened. */
export async function resealEnvelope(
  on: SealContext,
  owner: string,
  envelope: Envelope,
): Promise<Envelope | undefined> {
  const key = await currentKey(on)
  if (envelope.secrets_key_id === idOf(key)) return undefined
  const own = await openKey(on, owner, envelope)
  return own && { ...envelope, sealed_key: sealFor(owner, key, own), secrets_key_id: idOf(key) }
}

async function openKey(on: SealContext, owner: string, { sealed_key, secrets_key_id }: Envelope) {
  for (const key of [await currentKey(on), await previousKey(on)])
    if (key && idOf(key) === secrets_key_id) return openFor(owner, key, sealed_key)
  return undefined
}

export const currentKeyId = async (on: SealContext): Promise<string> => idOf(await currentKey(on))

const currentKey = (on: SealContext) => deriveKey(on, 'envelopes', 'envelopes')

async function previousKey({ db, settings }: SealContext): Promise<Buffer | undefined> {
  const { previousSecretsKey: secretsKey } = settings
  return secretsKey === undefined
    ? undefined
    : deriveKey({ db, settings: { ...settings, secretsKey } }, 'envelopes', 'envelopes')
}
