import { createContext, useContext } from 'react'
import type { RouteDefinition } from './route-definition.ts'

interface CurrentPage {
  /** Null at an unknown address. */
  readonly route: RouteDefinition | null
  /** Whether it was reached within the app, not by a page load. */
  readonly arrived: boolean
}

export const PageContext = createContext<CurrentPage>({ route: null, arrived: false })
export const usePage = (): CurrentPage => useContext(PageContext)
