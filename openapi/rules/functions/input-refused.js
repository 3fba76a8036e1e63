const unreadable = ['400', '413', '415']

export default function inputRefused(operation, _options, { path }) {
  const { parameters = [], requestBody, responses = {} } = operation
  const takesQuery = parameters.some(({ in: place }) => place === 'query')
  const invalid = requestBody || takesQuery ? ['422'] : []
  // A body that is sent to a write which takes none is read all the same.
  const needed = path.at(-1) === 'get' ? invalid : [...unreadable, ...invalid]
  const missing = needed.filter((status) => !responses[status])
  if (missing.length === 0) return []
  const message = `May be sent input, but declares no ${missing.join(', ')} for input it refuses`
  return [{ message, path: [...path, 'responses'] }]
}
