const known = ['OWNER', 'PUBLISHER', 'FINANCE', 'SUPPORT', 'AUDITOR']

export default function staffRoles(operation, _options, { path }) {
  const { security, 'x-roles': roles, 'x-staff-roles': named } = operation
  const at = (message) => [{ message, path: named === undefined ? [...path] : [...path, 'x-staff-roles'] }]
  const isOfStaff = Array.isArray(roles) && roles.includes('ADMIN') && Boolean(security?.length)
  if (!isOfStaff)
    return named === undefined ? [] : at('Knows no administrator, so x-staff-roles says nothing')
  if (named === 'all') return []
  if (!Array.isArray(named) || named.length === 0) {
    return at('x-staff-roles lists which administrators may call, or is `all`')
  }
  const unknown = named.filter((role) => !known.includes(role))
  if (unknown.length > 0) return at(`x-staff-roles knows no ${unknown.join(', ')}`)
  if (!named.includes('OWNER')) return at('An owner may do everything')
  const isRead = path.at(-1) === 'get'
  if (isRead !== named.includes('AUDITOR')) return at('An auditor reads everything, and changes nothing')
  return []
}
