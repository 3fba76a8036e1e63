import { readsOf } from './reads.js'

export default function tells(stream, _options, { path, documentInventory }) {
  const at = (message, ...more) => ({ message, path: [...path, 'contentSchema', ...more] })
  const events = stream.contentSchema?.oneOf
  if (!events) return [at('A stream of events lists its events in `oneOf`')]
  const reads = readsOf(documentInventory.resolved)
  const all = events.flatMap((event) => event['x-tells'] ?? [])
  return events.flatMap((event, index) => {
    const problem = (message) => at(message, 'oneOf', index, 'x-tells')
    const stale = event['x-tells']
    if (typeof event.properties?.type?.const !== 'string') return [problem('An event has no constant `type`')]
    if (!Array.isArray(stale)) return [problem('x-tells of an event must list reads, or none')]
    const unknown = stale.filter((id) => !reads.has(id))
    const unheard = index === 0 ? all.filter((id) => !stale.includes(id)) : []
    return [
      ...unknown.map((id) => problem(`x-tells names ${id}, which is no read`)),
      ...unheard.map((id) => problem(`x-tells of the first event leaves out ${id}`)),
    ]
  })
}
