import { createHash } from 'node:crypto'

/** A validator per RFC 9110: the same body, the same name. Weak, because the body may be sent packed or not. */
export const etagOf = (body: unknown): string =>
  `W/"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`

/** Whether the caller holds the answer of this name. */
export function isHeld(etag: string, ifNoneMatch: string | undefined): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((name) => bare(name.trim()))
  return held.includes(bare(etag)) || held.includes('*')
}

const bare = (name: string): string => name.replace(/^W\//, '')
