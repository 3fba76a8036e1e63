import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useServices } from '../services.ts'
import type { PageHead } from './page-head.ts'

/** For a part of a page that knows better than the route table what the page is: its title and summary take their place. */
export function usePageHead(head: PageHead): void {
  const [path] = useLocation()
  const target = useServices().head
  target.draw(head)
  const { title, summary } = head
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address has set the page's own title anew
  useEffect(() => target.show({ title, summary }), [target, title, summary, path])
}
