export default function securityExplicit(operation, _options, { path }) {
  const { security, responses } = operation
  const at = (message, ...more) => [{ message, path: [...path, ...more] }]
  if (!Array.isArray(security)) return at('Say `security: []` for public, or `[{ bearer: [] }]`')
  const needsToken = security.length > 0 && security.every((need) => Object.keys(need).length > 0)
  if (needsToken && !responses?.['401']) return at('A call that needs a token declares no 401', 'responses')
  return []
}
