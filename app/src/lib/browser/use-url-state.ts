import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from './use-search.ts'

/** How a part of a page's state stands in the query of its address. Neither way has a question mark. */
export interface UrlCodec<State> {
  read(search: string): State
  /** The query with this state in it; other parameters stay. */
  write(search: string, state: State): string
}

interface ShowOptions {
  /** For what changes with each key: going back should not undo it letter by letter. */
  readonly replace?: boolean
}

export type ShowState<State> = (state: State, options?: ShowOptions) => void

/**
 * State that a person can share, come back to and undo with the browser's own buttons: it is in the address and nowhere else. A part of
 * a page that links to another state, such as a pager, makes the address with href().
 */
export function useUrlState<State>({ read, write }: UrlCodec<State>) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const show: ShowState<State> = (state, { replace = false } = {}) => {
    // A write may end when the person has gone on to another page.
    if (isLeft.current) return
    const query = write(search, state)
    navigate(query ? `${path}?${query}` : path, { replace })
  }
  return [read(search), show] as const
}
