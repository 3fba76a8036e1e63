import { gatewayUrl, mockUrl } from '../../catalogue/addresses.ts'

type Address = Parameters<typeof gatewayUrl>[0] & { readonly api: string }

/** Which variable holds a secret, so that Postman masks it, and leaves it out of what is exported. */
const secrets: ReadonlySet<string> = new Set(['testKey', 'liveKey'])

/**
 * One variable chooses the mode: `mode` is `mock`, `test` or `live`, and each mode has its base URL and its key. A client that runs no
 * scripts sends what `baseUrl` and `apiKey` name at first: test calls.
 */
export function modeVariables(address: Address, publicUrl: string) {
  const gateway = `${publicUrl}${gatewayUrl(address)}`
  const values = {
    mode: 'test',
    mockUrl: `${publicUrl}${mockUrl(address)}`,
    // The mock asks for a key and takes any.
    mockKey: 'mock',
    testUrl: gateway,
    testKey: '',
    liveUrl: gateway,
    liveKey: '',
    baseUrl: '{{testUrl}}',
    apiKey: '{{testKey}}',
  }
  return Object.entries(values).map(([key, value]) => ({ key, value, isSecret: secrets.has(key) }))
}

/** Postman runs it before each request of the collection. */
export const chooseMode = {
  listen: 'prerequest',
  script: {
    type: 'text/javascript',
    exec: [
      "const mode = pm.variables.get('mode')",
      "if (!['mock', 'test', 'live'].includes(mode)) throw new Error('Set the variable mode to mock, test or live.')",
      "pm.variables.set('baseUrl', pm.variables.get(mode + 'Url'))",
      "pm.variables.set('apiKey', pm.variables.get(mode + 'Key'))",
    ],
  },
}
