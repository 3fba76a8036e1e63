import { randomBytes } from 'node:crypto'
import { sha256 } from './sha256.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 32
const checksumLength = 6

/** A new key: the prefix tells what it is for, the checksum a typing error from a wrong key. About 190 bits. */
export function randomKey(prefix: string): string {
  // Bytes of 248 and above would favour the first letters.
  const letters = Array.from({ length: randomLength }, () => alphabet[evenByte() % alphabet.length]).join('')
  const body = `${prefix}${letters}`
  return body + checksum(body)
}

/** Whether a text can be a key of this prefix at all; says nothing about whether anybody holds it. */
export function isKeyOf(prefix: string, key: string): boolean {
  const end = -checksumLength
  const length = prefix.length + randomLength + checksumLength
  return key.length === length && key.startsWith(prefix) && checksum(key.slice(0, end)) === key.slice(end)
}

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
