import { errors } from 'oidc-provider'
import type { Settings } from '../../platform/settings/settings.ts'
import { resourceAt } from './resources.ts'

export const invalidTarget = () =>
  new errors.InvalidTarget('resource must be the address of one MCP server, and one that was granted')

/**
 * The one resource of a token, as it was granted: the one that a request names, or the only one that there is. A request that names several, or leaves a
 * choice of several, is for none (RFC 8707).
 */
export function oneResource(
  settings: Pick<Settings, 'publicUrl'>,
  requested: unknown,
  source: object,
): string {
  const granted = 'resource' in source ? source.resource : undefined
  const [one, ...others] = [requested ?? granted].flat()
  const pathOf = (resource: unknown) =>
    typeof resource === 'string' ? resourceAt(settings, resource)?.path : undefined
  const path = others.length === 0 ? pathOf(one) : undefined
  const match = path && [granted].flat().find((each) => pathOf(each) === path)
  if (!match) throw invalidTarget()
  return `${match}`
}
