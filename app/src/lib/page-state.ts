import { useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { useAppState } from './services.ts'

/** State that the current page gives to the frame around it: the specification's `page` (decision 0034). */
const createPage = () => proxy({ welcome: true })

export const usePageState = () => useSnapshot(useAppState(createPage))

/** For pages before the person or their account is certain: they show no welcome. */
export function useWelcome(welcome: boolean): void {
  const page = useAppState(createPage)
  useLayoutEffect(() => {
    page.welcome = welcome
    return () => {
      page.welcome = true
    }
  }, [page, welcome])
}
