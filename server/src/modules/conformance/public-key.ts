import { createHash, createPublicKey, type KeyObject } from 'node:crypto'

interface PublicKey {
  readonly key: KeyObject
  /** As in the contract's KeyFingerprint. */
  readonly fingerprint: string
  readonly pem: string
}

/** Reads an Ed25519 public key; undefined when the text holds anything else, a private key too. */
export function readPublicKey(pem: string): PublicKey | undefined {
  if (!/^-----BEGIN PUBLIC KEY-----\s/.test(pem.trim())) return undefined
  try {
    const key = createPublicKey(pem)
    if (key.asymmetricKeyType !== 'ed25519') return undefined
    const digest = createHash('sha256')
      .update(key.export({ type: 'spki', format: 'der' }))
      .digest('base64')
    return {
      key,
      fingerprint: `SHA256:${digest.replace(/=+$/, '')}`,
      pem: String(key.export({ type: 'spki', format: 'pem' })),
    }
  } catch {
    return undefined
  }
}
