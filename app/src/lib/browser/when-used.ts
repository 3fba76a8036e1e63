/** Calls once, as soon as the visitor has done something. Returns how to stop waiting. */
export function whenUsed(work: () => void): () => void {
  const first = new AbortController()
  const used = ({ type, target }: Event) => {
    // A part of the page may scroll by itself, to what it shows first.
    if (type === 'scroll' && target !== document) return
    first.abort()
    work()
  }
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    window.addEventListener(sign, used, { capture: true, passive: true, signal: first.signal })
  return () => first.abort()
}
