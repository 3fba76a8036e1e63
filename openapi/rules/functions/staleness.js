import { isRead } from './reads.js'

/** Reads that a write or an event of a stream names. */
const namedIn = (node) =>
  node === null || typeof node !== 'object'
    ? []
    : Object.entries(node).flatMap(([key, value]) =>
        key === 'x-invalidates' || key === 'x-tells' ? value : namedIn(value),
      )

export default function staleness(operation, _options, { path, documentInventory }) {
  const { operationId, responses } = operation
  const isJson = Object.values(responses ?? {}).some(({ content }) => content?.['application/json'])
  if (!isJson || !isRead(path[path.length - 1], operationId)) return []
  const { paths, components } = documentInventory.resolved
  const named = namedIn({ paths, schemas: components?.schemas })
  // A contract of reads alone.
  if (named.length === 0) return []
  const isNamed = named.includes(operationId)
  const reason = operation['x-never-stale']
  if (isNamed && reason === undefined) return []
  if (!isNamed && typeof reason === 'string' && reason !== '') return []
  const message = isNamed
    ? `A write or an event makes ${operationId} stale: remove its x-never-stale`
    : `Nothing makes ${operationId} stale: name it in the x-invalidates of a write or the x-tells of an event, or say why not in its x-never-stale`
  return [{ message, path }]
}
