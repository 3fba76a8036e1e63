import { gatewayUrl } from '../../catalogue/addresses.ts'
import type { FoundVersion } from '../version/repo.ts'
import { fileName } from '../version/version.ts'

/** The variables of a collection as an environment of its own, so that a key is kept apart from what is shared. */
export function environmentOf(version: FoundVersion, publicUrl: string): string {
  const name = fileName(version, '')
  const environment = {
    name,
    values: [
      { key: 'baseUrl', value: `${publicUrl}${gatewayUrl(version)}`, type: 'default', enabled: true },
      // Postman masks it, and leaves it out of what is exported.
      { key: 'apiKey', value: '', type: 'secret', enabled: true },
    ],
    _postman_variable_scope: 'environment',
  }
  return `${JSON.stringify(environment, null, 2)}\n`
}
