import { useEffect, useLayoutEffect, useState } from 'react'
import { applyHead, type PageHead } from '../lib/page-head.ts'

interface Arrival extends PageHead {
  readonly path: string
}

/**
 * What a page load does by itself and an app must do by hand: the title and the top of the page. Answers whether the
 * person has moved on from the page that was loaded; then the content takes the focus.
 */
export function useArrival({ path, title, summary }: Arrival): boolean {
  const [first] = useState(path)
  const [moved, setMoved] = useState(false)
  if (path !== first && !moved) setMoved(true)

  if (import.meta.env.SSR) applyHead({ title, summary })
  // Before the effects of the page within: an error page has the last word on the title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same title may follow an error
  useLayoutEffect(() => applyHead({ title, summary }), [title, summary, path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page begins at its top
  useEffect(() => {
    if (moved) window.scrollTo(0, 0)
  }, [path, moved])

  return moved
}
