const known = ['OWNER', 'DEVELOPER', 'BILLING', 'VIEWER']

export default function teamRoles(operation, _options, { path }) {
  const { security, 'x-roles': roles, 'x-team-roles': named } = operation
  const at = (message) => [{ message, path: named === undefined ? [...path] : [...path, 'x-team-roles'] }]
  const isOfUsers = Array.isArray(roles) && roles.includes('USER') && Boolean(security?.length)
  if (!isOfUsers) return named === undefined ? [] : at('Knows no user, so x-team-roles says nothing')
  if (named === 'person') return []
  if (!Array.isArray(named) || named.length === 0) {
    return at('x-team-roles lists who of a team may call, or is `person` for what concerns nobody else')
  }
  const unknown = named.filter((role) => !known.includes(role))
  if (unknown.length > 0) return at(`x-team-roles knows no ${unknown.join(', ')}`)
  if (!named.includes('OWNER')) return at('The owner of an account may do everything for it')
  return []
}
