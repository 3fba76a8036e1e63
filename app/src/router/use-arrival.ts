import { useEffect, useRef } from 'react'

interface Arrival {
  readonly path: string
  readonly title: string
}

const site = 'Switchboard'

/**
 * What a page load does by itself and an app must do by hand: the title, the top of the page, the focus in its content,
 * and the new page's name said aloud (by the live region that the app renders with it).
 */
export function useArrival({ path, title }: Arrival): void {
  const before = useRef<string | null>(null)

  useEffect(() => {
    document.title = `${title} · ${site}`
  }, [title])

  useEffect(() => {
    const first = before.current === null
    const moved = before.current !== path
    before.current = path
    if (first || !moved) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
