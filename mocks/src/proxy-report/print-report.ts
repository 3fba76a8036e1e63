import type { Breach, ProxyReport } from './proxy-notes.ts'

/** The report as people read it in the log of a CI run. */
export function printedReport({ calls, operations, backend, clients }: ProxyReport): string {
  const ids = Object.keys(operations)
  const unseen = ids.filter((id) => operations[id] === 0)
  return [
    `${calls} ${calls === 1 ? 'call' : 'calls'} passed, to ${ids.length - unseen.length} of ${ids.length} operations.`,
    ...section('The backend broke the contract', backend),
    ...section('Clients broke the contract', clients),
    ...(unseen.length > 0 ? [`Never called: ${unseen.join(', ')}`] : []),
  ].join('\n')
}

function section(title: string, breaches: readonly Breach[]): string[] {
  if (breaches.length === 0) return []
  const places = [...new Set(breaches.map(({ at }) => at))]
  const linesOf = (place: string) =>
    breaches
      .filter(({ at }) => at === place)
      .map(({ what, times }) => `    ${what}${times > 1 ? ` (${times} times)` : ''}`)
  return [`${title}:`, ...places.flatMap((place) => [`  ${place}`, ...linesOf(place)])]
}
