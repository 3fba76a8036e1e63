import { useRef, useState } from 'react'

/** A question that a write waits for: `ask` resolves when the person goes on, and throws an AbortError when they go back. */
export function useQuestion<About>() {
  const [about, setAbout] = useState<About | null>(null)
  const settle = useRef<(goesOn: boolean) => void>(undefined)
  return {
    /** The subject of the open question. */
    about,
    async ask(next: About): Promise<void> {
      setAbout(next)
      const goesOn = await new Promise<boolean>((resolve) => {
        settle.current = resolve
      })
      setAbout(null)
      if (!goesOn) throw new DOMException('Not confirmed', 'AbortError')
    },
    goOn: () => settle.current?.(true),
    goBack: () => settle.current?.(false),
  }
}
