import { createContext, useContext } from 'react'
import type { Row } from '../routes.tsx'

/** The row of the page that is shown; null on an address that nobody knows. */
export const PageContext = createContext<Row | null>(null)
export const usePage = (): Row | null => useContext(PageContext)
