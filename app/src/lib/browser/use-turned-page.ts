import { type RefObject, useEffect, useRef } from 'react'

/** The heading of a list in pages: another page of it is read from there on, and the path alone does not say so. */
export function useTurnedPage<Heading extends HTMLElement>(page: number): RefObject<Heading | null> {
  const heading = useRef<Heading>(null)
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
