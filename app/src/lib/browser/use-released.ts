import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** How much later than the finger is up a touch becomes a click. */
const clickWithinMs = 300

/**
 * Resolves when no press on the element is in progress. Replacing an element during a press loses its click: the
 * browser has no element left to send it to.
 */
export function useReleased(element: RefObject<HTMLElement | null>): () => Promise<void> {
  const press = useRef(Promise.resolve())

  useEffect(() => {
    const pressed = element.current
    const begin = () => {
      const listening = new AbortController()
      press.current = new Promise((resolve) => {
        const end = () => {
          listening.abort()
          resolve()
        }
        const { signal } = listening
        for (const sign of ['click', 'pointercancel']) window.addEventListener(sign, end, { signal })
        window.addEventListener('pointerup', () => setTimeout(end, clickWithinMs), { signal })
      })
    }
    pressed?.addEventListener('pointerdown', begin)
    return () => pressed?.removeEventListener('pointerdown', begin)
  }, [element])

  return useCallback(() => press.current, [])
}
