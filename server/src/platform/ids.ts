import { randomFillSync } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz'
const length = 12

/** Random bytes for many identifiers: each draw costs about as much as ten identifiers. */
const pool = Buffer.alloc(length * 256)
let used = pool.length

/** A new opaque identifier, such as `req_7Hq2mXv9Kd81`: twelve random characters, about 69 bits. */
export function newId(prefix: string): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  let id = `${prefix}_`
  for (const end = used + length; used < end; used += 1) id += alphabet[(pool[used] ?? 0) % alphabet.length]
  return id
}
