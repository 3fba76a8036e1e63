const counts = ['page', 'limit', 'total']

export default function pageMeta(operation, _options, { path }) {
  const names = (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name)
  const takesPage = names.includes('page') && names.includes('limit')
  const schema = operation.responses?.['200']?.content?.['application/json']?.schema
  const meta = schema?.properties?.meta
  const answersPage = counts.every((count) => meta?.properties?.[count] && meta.required?.includes(count))
  const at = [...path, 'responses', '200']
  if (takesPage && !(answersPage && schema.required?.includes('meta')))
    return [
      {
        message: 'Takes page and limit, but the 200 answer requires no `meta` with page, limit and total',
        path: at,
      },
    ]
  if (!takesPage && meta) return [{ message: 'Answers `meta`, but does not take page and limit', path: at }]
  return []
}
