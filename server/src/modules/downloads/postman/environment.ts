import type { FoundVersion } from '../version/repo.ts'
import { fileName } from '../version/version.ts'
import { modeVariables } from './variables.ts'

/** The variables of a collection as an environment of its own, so that a key is kept apart from what is shared. */
export function environmentOf(version: FoundVersion, publicUrl: string): string {
  const name = fileName(version, '')
  const environment = {
    name,
    values: modeVariables(version, publicUrl)
      // The collection makes them of the others.
      .filter(({ key }) => key !== 'baseUrl' && key !== 'apiKey')
      .map(({ key, value, isSecret }) => ({
        key,
        value,
        type: isSecret ? 'secret' : 'default',
        enabled: true,
      })),
    _postman_variable_scope: 'environment',
  }
  return `${JSON.stringify(environment, null, 2)}\n`
}
