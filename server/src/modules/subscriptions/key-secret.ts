import { randomBytes } from 'node:crypto'
import { sha256 } from '../../platform/sha256.ts'

export type KeyType = 'TEST' | 'LIVE'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 32
const checksumLength = 6

export const prefixOf = (type: KeyType): 'sb_test_' | 'sb_live_' =>
  type === 'TEST' ? 'sb_test_' : 'sb_live_'

/** The environment that a text in place of a key means, whether or not anybody holds it; undefined for neither. */
export const environmentOf = (key: string): KeyType | undefined =>
  (['TEST', 'LIVE'] as const).find((type) => key.startsWith(prefixOf(type)))

/** A new key: the prefix tells the environment, the checksum a typing error from a wrong key. About 190 bits. */
export function newKey(type: KeyType): string {
  // Bytes of 248 and above would favour the first letters.
  const letters = Array.from({ length: randomLength }, () => alphabet[evenByte() % alphabet.length]).join('')
  const body = `${prefixOf(type)}${letters}`
  return body + checksum(body)
}

/** Whether a text can be a key at all; says nothing about whether anybody holds it. */
export function isWellFormed(key: string): boolean {
  const body = key.slice(0, -checksumLength)
  return /^sb_(test|live)_[0-9A-Za-z]{38}$/.test(key) && checksum(body) === key.slice(-checksumLength)
}

/** The stored form of a key. Keys are random, so a plain hash is enough. */
export const hashKey = sha256

function evenByte(): number {
  for (;;) {
    const [byte = 255] = randomBytes(1)
    if (byte < 248) return byte
  }
}

function checksum(body: string): string {
  let value = sha256(body).readUIntBE(0, 6)
  return Array.from({ length: checksumLength }, () => {
    const letter = alphabet[value % alphabet.length]
    value = Math.floor(value / alphabet.length)
    return letter
  }).join('')
}
