import { createContext, useContext } from 'react'

/** Origin of the pages, for parts of `ui`, which know no services: what leads elsewhere leaves the site. */
export const OriginContext = createContext('')
export const useOrigin = (): string => useContext(OriginContext)
