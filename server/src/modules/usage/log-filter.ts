/** Calls of a day and an operation, counted. */
export interface LogCount {
  readonly day: string
  readonly operation: string
  readonly path: string
  readonly calls: number
}

export interface NarrowedFilter {
  readonly counts: readonly LogCount[]
  /** Operations and paths that hold the words; undefined: all do. */
  readonly operations: readonly (readonly [operation: string, path: string])[] | undefined
  /** How the request id has to begin, in small letters; undefined: in any way. */
  readonly idStart: string | undefined
}

const idPrefix = 'req_'
/** Fewer letters begin too many ids to be of use. */
const leastOfId = 3

/**
 * Narrows what the log holds by words, case aside. A word is looked for in operations and paths, of which there are few.
 * One that none of them holds is how a request id begins, with or without `req_`, in three letters or more: an index finds
 * that among millions.
 */
export function narrow(counts: readonly LogCount[], search: string): NarrowedFilter {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !idPrefix.startsWith(word))
  const isKnown = (word: string) => counts.some((count) => holds(count, word))
  const [idWord, ...moreIdWords] = words.filter((word) => !isKnown(word))
  const idStart = idWord?.startsWith(idPrefix) ? idWord : idWord && `${idPrefix}${idWord}`
  const nothing = { counts: [], operations: undefined, idStart: undefined }
  if (moreIdWords.length > 0) return nothing
  if (idStart !== undefined && idStart.length < idPrefix.length + leastOfId) return nothing
  const opWords = words.filter((word) => word !== idWord)
  const matches = counts.filter((count) => opWords.every((word) => holds(count, word)))
  return {
    counts: matches,
    operations: opWords.length > 0 ? distinct(matches) : undefined,
    idStart,
  }
}

const holds = ({ operation, path }: LogCount, word: string): boolean =>
  `${path}\n${operation}`.toLowerCase().includes(word)

function distinct(counts: readonly LogCount[]) {
  const pairs = counts.map(
    ({ operation, path }) => [`${operation} ${path}`, [operation, path] as const] as const,
  )
  return [...new Map(pairs).values()]
}

export interface Window {
  /** First and last day that the page reaches into. */
  readonly first: string
  readonly last: string
  /** Rows of these days to pass over, newest first. */
  readonly offset: number
}

/** The days that a page of a list, newest first, lies in. Undefined past its end. */
export function windowOf(
  counts: readonly LogCount[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Window | undefined {
  const days = [...Map.groupBy(counts, ({ day }) => day)]
    .map(([day, group]) => ({ day, calls: group.reduce((sum, { calls }) => sum + calls, 0) }))
    .sort((one, other) => other.day.localeCompare(one.day))
  let passed = 0
  let last: { readonly day: string; readonly before: number } | undefined
  for (const { day, calls } of days) {
    if (!last && passed + calls > offset) last = { day, before: passed }
    passed += calls
    if (last && passed >= offset + limit) return { first: day, last: last.day, offset: offset - last.before }
  }
  return last && { first: days.at(-1)?.day ?? last.day, last: last.day, offset: offset - last.before }
}
