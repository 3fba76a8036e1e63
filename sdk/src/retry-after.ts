/** The longest wait, whatever a proxy says. */
export const maxMs = 86_400_000

/** How long a failed response asks to be left alone, in milliseconds: seconds or an HTTP date. 0 for whatever else failed. */
export const retryAfterMs = (failure: unknown, now: number): number => Math.min(askedMs(failure, now), maxMs)

/** The same without an end: a quota may be used up for a month. */
export function askedMs(failure: unknown, now: number): number {
  const value = failure instanceof Response && failure.headers.get('Retry-After')
  if (!value) return 0
  return Math.max(Number(value) * 1000 || Date.parse(value) - now || 0, 0)
}
