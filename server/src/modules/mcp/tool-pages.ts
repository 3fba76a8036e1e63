import type { Tool } from '@switchboard/oas/tools'

/** Of one page, in characters of JSON. */
const maxPage = 60_000
/** The protocol's own client takes a list of more than 64 for one without end. */
const maxPages = 50

/** Whether they are more than a page: an agent then finds them by a search, unless it asks for all. */
export const isLarge = (tools: readonly Tool[]): boolean => pageEnd(tools, 0) < tools.length

/** The end of the page that begins at a place; it holds one tool at least, and more where the list would have too many pages. */
export function pageEnd(tools: readonly Tool[], from: number): number {
  const least = Math.ceil(tools.length / maxPages)
  let length = 0
  for (let place = from; place < tools.length; place += 1) {
    length += JSON.stringify(tools[place]).length
    if (length > maxPage && place >= from + least) return place
  }
  return tools.length
}
