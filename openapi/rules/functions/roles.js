const known = ['VISITOR', 'USER', 'ADMIN']

export default function roles(operation, _options, { path }) {
  const named = operation['x-roles']
  const at = (message) => [{ message, path: named ? [...path, 'x-roles'] : [...path] }]
  if (!Array.isArray(named) || named.length === 0) return at('x-roles must name at least one role')
  const unknown = named.filter((role) => !known.includes(role))
  if (unknown.length > 0) return at(`x-roles knows no ${unknown.join(', ')}`)
  const { security } = operation
  if (!Array.isArray(security)) return []
  const open = security.length === 0 || security.some((need) => Object.keys(need).length === 0)
  if (open === named.includes('VISITOR')) return []
  return at(
    open
      ? 'Needs no token, so x-roles must include VISITOR'
      : 'Needs a token, so x-roles cannot include VISITOR',
  )
}
