import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { documentTitle } from '../../../router/document-title.ts'

/** The title of what was loaded takes the place of the page's own. */
export function useTitle(title: string): void {
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address has set the page's own title anew
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title, path])
}
