import { useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { useAppState } from './services.ts'

/** What the page at hand says to the frame around it: the specification's `page` (decision 0034). */
const createPage = () => proxy({ welcome: true })

export const usePageState = () => useSnapshot(useAppState(createPage))

/** For a page that asks who somebody is, or whom they act for: nobody is welcomed beside it. */
export function useWelcome(welcome: boolean): void {
  const page = useAppState(createPage)
  useLayoutEffect(() => {
    page.welcome = welcome
    return () => {
      page.welcome = true
    }
  }, [page, welcome])
}
