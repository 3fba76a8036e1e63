import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz'

/** A new opaque identifier, such as `req_7Hq2mXv9Kd81`: twelve random characters, about 69 bits. */
export function newId(prefix: string): string {
  const letters = [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length])
  return `${prefix}_${letters.join('')}`
}
