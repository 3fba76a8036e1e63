// A few reads are POST calls, because the specification has them so: they are told by their name.
const isRead = (method, operationId) => method === 'get' || /^(get|list|sync)[A-Z]/.test(operationId)

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

function readsOf({ paths }) {
  const operations = Object.values(paths).flatMap((item) => Object.entries(item))
  return new Set(
    operations.filter(([method, one]) => isRead(method, one?.operationId)).map(([, one]) => one.operationId),
  )
}
