import { createContext, useContext } from 'react'
import type { Row } from '../routes.tsx'

interface PageShown {
  /** Null on an address that nobody knows. */
  readonly row: Row | null
  /** Whether it was reached within the app, not by a page load. */
  readonly arrived: boolean
}

export const PageContext = createContext<PageShown>({ row: null, arrived: false })
export const usePage = (): PageShown => useContext(PageContext)
