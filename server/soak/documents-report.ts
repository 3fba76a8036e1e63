export interface DocumentResult {
  readonly kind: string
  readonly size: number
  readonly request: string
  /** 0 where there was none, or half of one. */
  readonly status: number
  /** Of the thread that serves, in one turn of its loop. */
  readonly blockedMs: number
  /** The longest garbage collection of that thread meanwhile, by the clock. */
  readonly collectedMs: number
  readonly seconds: number
}

interface Figures {
  readonly results: readonly DocumentResult[]
  readonly outcomes: { readonly published: number; readonly refused: number }
  readonly pages: { readonly drawn: number; readonly left: number }
  readonly peakBytes: number
  readonly hasPages: boolean
}

/** More of the serving thread than this, for one document, is felt by everybody else. */
const maxBlockingMs = 50

/** The figures in words. Throws them where a promise is broken. */
export function reportOf({ results, outcomes, pages, peakBytes, hasPages }: Figures): string {
  const failed = results.filter(isFailed)
  const slow = results.filter(({ blockedMs }) => blockedMs > maxBlockingMs)
  const statuses = [...Map.groupBy(results, ({ status }) => status)].toSorted(([one], [other]) => one - other)
  const longest = maxOf(results, ({ seconds }) => seconds)
  const figures = [
    hasPages
      ? `${pages.drawn} pages were drawn, ${pages.left} were left to the browser`
      : 'pages were left out: the app isn’t built (npm run build)',
    `${outcomes.published + outcomes.refused} documents (${outcomes.published} published, ${outcomes.refused} refused), ${results.length} requests`,
    `statuses: ${statuses.map(([status, { length }]) => `${status} × ${length}`).join(', ')}`,
    `${slow.length} took more than ${maxBlockingMs} ms of the serving thread, ${failed.length} failed; at most ${Math.round(peakBytes / 1024 / 1024)} MB`,
    ...(longest ? [`the longest took ${longest.seconds.toFixed(1)} s: ${nameOf(longest)}`] : []),
    'the worst of each kind:',
    ...new Set(results.map(({ kind }) => rowOf(kind, results))),
    'the worst of all:',
    ...results
      .toSorted((one, other) => other.blockedMs - one.blockedMs)
      .slice(0, 12)
      .map(lineOf),
    ...(failed.length > 0 ? ['failed:', ...failed.slice(0, 40).map(lineOf)] : []),
  ].join('\n')
  if (failed.length > 0 || slow.length > 0) throw new Error(figures)
  return figures
}

/** A document may be rejected, and no call of the gateway has a key. All else that is requested is there. */
export function isFailed({ request, status }: DocumentResult): boolean {
  if (status === 0 || status >= 500) return true
  return status >= 400 && !request.startsWith('/gateway/') && request !== 'publish'
}

/** The request of a kind that took most of the serving thread. */
export function rowOf(kind: string, results: readonly DocumentResult[]): string {
  const own = results.filter((one) => one.kind === kind)
  const worst = maxOf(own, ({ blockedMs }) => blockedMs)
  return worst ? `  ${inMs(worst)}  ${kind}: ${worst.request}, size ${worst.size}` : `  none  ${kind}`
}

const inMs = ({ blockedMs }: DocumentResult): string => `${String(Math.round(blockedMs)).padStart(4)} ms`
const lineOf = (result: DocumentResult): string =>
  `  ${inMs(result)}  ${result.status}  ${nameOf(result)} (garbage collection: ${Math.round(result.collectedMs)} ms)`
const nameOf = ({ request, kind, size }: DocumentResult): string => `${request} of ${kind}, size ${size}`

function maxOf<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (most, item) => (most === undefined || measure(item) > measure(most) ? item : most),
    undefined,
  )
}
