import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** How much later than the finger is up a touch becomes a click. */
const clickWithinMs = 300

/**
 * Promises the moment when no press on the element is half done. What is replaced before has a press that began on it, and no click:
 * the browser finds nothing to give it to.
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
