import { paths } from '../paths.ts'

const pages = Object.values(paths).map(
  (path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
)
/** A name with an ending is a file beside a page, such as its text for machines. */
const file = /\.[a-z]\w*$/i

/** Whether an address is one of the app's own. Downloads, checkouts and tools of development never are. */
export const isPage = (path: string): boolean => !file.test(path) && pages.some((page) => page.test(path))
