export default function idempotency(operation, _options, { path }) {
  const marked = operation['x-idempotent'] === true
  const method = path[path.length - 1]
  const takesKey = (operation.parameters ?? []).some(
    ({ in: place, name }) => place === 'header' && name.toLowerCase() === 'idempotency-key',
  )
  if (marked && method === 'get') return [{ message: 'A read is not marked x-idempotent', path }]
  if (marked && !takesKey) return [{ message: 'x-idempotent, but takes no Idempotency-Key header', path }]
  if (takesKey && !marked)
    return [{ message: 'Takes an Idempotency-Key header, but is not x-idempotent', path }]
  if (marked && !('422' in (operation.responses ?? {})))
    return [{ message: 'A key of another form is a 422, which is not declared', path }]
  return []
}
