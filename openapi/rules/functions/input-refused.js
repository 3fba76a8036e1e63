export default function inputRefused(operation, _options, { path }) {
  const takesQuery = (operation.parameters ?? []).some(({ in: place }) => place === 'query')
  if (!operation.requestBody && !takesQuery) return []
  if (operation.responses?.['422']) return []
  return [{ message: 'Takes input, but declares no 422 for input it refuses', path: [...path, 'responses'] }]
}
