import { createHash } from 'node:crypto'

/** A strong validator per RFC 9110: the same body, the same name. */
export const etagOf = (body: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`

/** Whether the caller holds the answer of this name. What lies between may have made the name a weak one. */
export function isHeld(etag: string, ifNoneMatch: string | undefined): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''))
  return held.includes(etag) || held.includes('*')
}
