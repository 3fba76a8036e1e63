import { useEffect } from 'react'
import { useLocation } from 'wouter'

export interface PageHead {
  readonly title: string
  /** What a shared link, or a list of found pages, says below the title. */
  readonly summary?: string | undefined
}

/** The title of every page that says that there is nothing at its address. The server answers 404 with it. */
export const notFoundTitle = '404 Not Found'

export function applyHead({ title, summary }: PageHead): void {
  document.title = `${title} · Switchboard`
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  if (description && summary) description.content = summary
}

/** For a part of a page that knows better than the route table what the page is: its title and summary take their place. */
export function usePageHead(head: PageHead): void {
  const [path] = useLocation()
  // On the server there are no effects; what is drawn last, drawn innermost, has the last word there, too.
  if (import.meta.env.SSR) applyHead(head)
  const { title, summary } = head
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address has set the page's own title anew
  useEffect(() => applyHead({ title, summary }), [title, summary, path])
}
