import { createPublicKey, type KeyObject, sign as signBytes, verify as verifyBytes } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'
import type { Result } from './engine/result.ts'

/** Names what is signed, and how. Another form of the result has another name. */
export const signedFormat = 'switchboard-conformance-result/1'

/** A result, with a proof of the checker's user. */
export interface SignedResult {
  readonly format: string
  readonly result: Result
  /** The Ed25519 public key that verifies it: SPKI, as PEM. */
  readonly publicKey: string
  /** Of the canonical JSON (RFC 8785) of `{ format, result }`, in Base64. */
  readonly signature: string
}

/** Signs a result with an Ed25519 private key. */
export function sign(result: Result, privateKey: KeyObject): SignedResult {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })
  const signature = signBytes(null, signedBytes({ format: signedFormat, result }), privateKey)
  return {
    format: signedFormat,
    result,
    publicKey: String(publicKey),
    signature: signature.toString('base64'),
  }
}

/** Whether the result was signed by the owner of this key, and is as it was signed. Throws for JSON that is nested too deep. */
export function verify(
  signed: Pick<SignedResult, 'format' | 'result' | 'signature'>,
  key: KeyObject,
): boolean {
  if (key.asymmetricKeyType !== 'ed25519') return false
  const signature = Buffer.from(signed.signature, 'base64')
  return verifyBytes(null, signedBytes(signed), key, signature)
}

const signedBytes = ({ format, result }: Pick<SignedResult, 'format' | 'result'>) =>
  Buffer.from(canonicalJson({ format, result }), 'utf8')
