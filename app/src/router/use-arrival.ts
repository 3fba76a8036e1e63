import { useEffect, useLayoutEffect, useState } from 'react'
import type { PageHead } from '../lib/browser/page-head.ts'
import { useServices } from '../lib/services.ts'

interface Arrival {
  readonly path: string
  readonly head: PageHead
}

/**
 * Parts of a page load that an app must do itself: the title and the scroll position. Returns whether the person has
 * moved on from the loaded page; then the content takes the focus.
 */
export function useArrival({ path, head }: Arrival): boolean {
  const { head: target, drawn } = useServices()
  const [first] = useState(path)
  const [arrived, setArrived] = useState(false)
  if (path !== first && !arrived) setArrived(true)

  target.draw(head)
  const { title, summary } = head
  // A drawn page came with its own title, which the route's would replace until the page is taken over.
  const titled = drawn && !arrived && path === first
  // Before the effects of the page within: an error page has the last word on the title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same title may follow an error
  useLayoutEffect(() => {
    if (!titled) target.show({ title, summary })
  }, [target, title, summary, path, titled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page begins at its top
  useEffect(() => {
    if (arrived) window.scrollTo(0, 0)
  }, [path, arrived])

  return arrived
}
