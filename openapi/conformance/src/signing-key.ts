import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { CouldNotRun } from './engine/could-not-run.ts'

/** The Ed25519 private key in a PEM file. */
export async function readSigningKey(file: string): Promise<KeyObject> {
  const pem = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CouldNotRun(`The key ${file} can’t be read: ${error.message}`)
  })
  const key = keyOf(pem)
  if (key?.asymmetricKeyType === 'ed25519') return key
  throw new CouldNotRun(
    `${file} doesn’t contain an Ed25519 private key. Create one with: openssl genpkey -algorithm ed25519 -out ${file}`,
  )
}

function keyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}
