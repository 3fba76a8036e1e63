import { createHash } from 'node:crypto'

/** A validator per RFC 9110: the same body, the same name. Weak, because the body may be sent packed or not. */
export function etagOf(body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

/** Whether the caller holds the response of this name. */
export function isHeld(etag: string, ifNoneMatch: string | undefined): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((name) => bare(name.trim()))
  return tags.includes(bare(etag)) || tags.includes('*')
}

const bare = (name: string): string => name.replace(/^W\//, '')
