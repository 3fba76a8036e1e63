import { createContext, useContext } from 'react'

/** Origin of the pages, for parts of `ui`, which know no services: links to other origins leave the site. */
export const OriginContext = createContext('')
export const useOrigin = (): string => useContext(OriginContext)
