const kinds = ['always', 'enrolled']

export default function stepUp(operation, _options, { path }) {
  const kind = operation['x-step-up']
  const at = (message) => [{ message, path: [...path] }]
  if (kind !== undefined && !kinds.includes(kind)) return at(`x-step-up is ${kinds.join(' or ')}`)
  const { security, responses, 'x-roles': roles } = operation
  if (kind && !security?.length) return at('Asks for a proof of a session, but takes no token')
  const { 'x-service-accounts': open } = operation
  if (open !== undefined && (open !== true || kind !== 'enrolled' || roles?.join() !== 'ADMIN'))
    return at('x-service-accounts is true, of a call for administrators whose proof a program can do without')
  // A deployment may ask administrators for a second factor.
  const isForAdmins = Array.isArray(roles) && roles.every((role) => role === 'ADMIN')
  const declared = responses?.['428'] !== undefined
  const needed = kind !== undefined || isForAdmins
  if (needed && !declared) return at('May ask for a proof, but declares no 428')
  if (declared && !needed)
    return at('Declares a 428, but has no x-step-up and is not for administrators alone')
  return []
}
