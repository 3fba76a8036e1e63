/** So many calls of one operation in a month. */
export interface MixLine {
  readonly api: string
  readonly operationId: string
  readonly calls: number
}

const mostCalls = 1_000_000_000
const mostLines = 50

/** The mix in an address: `?calls=sim-swap.checkSimSwap.10000&calls=…`. Unreadable parts are left out. */
export function readMix(search: string): readonly MixLine[] {
  const lines = new Map<string, MixLine>()
  for (const text of new URLSearchParams(search).getAll('calls')) {
    const line = readLine(text)
    if (line) lines.set(keyOf(line), line)
  }
  return [...lines.values()].slice(0, mostLines)
}

/** The same address with another mix; other parameters stay. */
export function writeMix(search: string, mix: readonly MixLine[]): string {
  const query = new URLSearchParams(search)
  query.delete('calls')
  for (const { api, operationId, calls } of mix) query.append('calls', `${api}.${operationId}.${calls}`)
  return query.toString()
}

export const keyOf = ({ api, operationId }: Pick<MixLine, 'api' | 'operationId'>): string =>
  `${api}.${operationId}`

/** A number as people write it, with commas and spaces, capped at the largest. */
export const readCalls = (text: string): number => Math.min(mostCalls, Number(text.replace(/\D/g, '')))

export const setCalls = (mix: readonly MixLine[], key: string, calls: number): readonly MixLine[] =>
  mix.map((line) => (keyOf(line) === key ? { ...line, calls } : line))

export const addLine = (mix: readonly MixLine[], line: MixLine): readonly MixLine[] =>
  mix.some((one) => keyOf(one) === keyOf(line)) ? mix : [...mix, line]

export const dropLine = (mix: readonly MixLine[], key: string): readonly MixLine[] =>
  mix.filter((line) => keyOf(line) !== key)

// An API's slug holds no dot; an operationId may.
function readLine(text: string): MixLine | undefined {
  const [, api, operationId, calls] = /^([^.]+)\.(.+)\.(\d+)$/.exec(text) ?? []
  return api && operationId && calls ? { api, operationId, calls: readCalls(calls) } : undefined
}
