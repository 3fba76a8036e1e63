import { isRead, readsOf } from './reads.js'

export default function invalidates(operation, _options, { path, documentInventory }) {
  const stale = operation['x-invalidates']
  if (stale === undefined) return []
  const at = (message, ...more) => ({ message, path: [...path, 'x-invalidates', ...more] })
  if (!Array.isArray(stale) || stale.length === 0) return [at('x-invalidates must name at least one read')]
  if (isRead(path[path.length - 1], operation.operationId)) return [at('A read makes nothing stale')]
  const reads = readsOf(documentInventory.resolved)
  return stale.flatMap((id, index) =>
    reads.has(id) ? [] : [at(`x-invalidates names ${id}, which is no read`, index)],
  )
}
