/** A few reads are POST calls, because the specification has them so: they are told by their name. */
export const isRead = (method, operationId) => method === 'get' || /^(get|list|sync)[A-Z]/.test(operationId)

/** The operationIds of all reads of a document. */
export function readsOf({ paths }) {
  const operations = Object.values(paths).flatMap((item) => Object.entries(item))
  return new Set(
    operations.filter(([method, one]) => isRead(method, one?.operationId)).map(([, one]) => one.operationId),
  )
}
