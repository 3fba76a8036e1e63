import type { HttpRequest } from '../request/build-request.ts'
import { clientCall, type TypedCall } from '../request/client-call.ts'
import { credentialIn } from '../security/key-header.ts'
import { literal, quoted } from './literal.ts'

/** The call by the typed client of its API, as it would be written by hand. */
export function clientSample({ method, headers }: HttpRequest, typed: TypedCall): string | undefined {
  const call = clientCall(typed)
  if (!call) return undefined
  const { params, body, answered } = call
  const { api, baseUrl, environment, operation } = typed
  const header = (wanted: string) => headers.find(([name]) => name === wanted)?.[1]
  const prefer = environment === 'mock' && header('Prefer')
  const options = {
    baseUrl,
    // The gateway takes an access token in the place of a key as well.
    ...(environment !== 'mock' && { key: headers.map(credentialIn).find(Boolean) ?? '' }),
    environment,
  }
  const init = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(body !== undefined && { body }),
    ...(prefer && { headers: { Prefer: prefer } }),
  }
  const name = camelCase(api)
  const rest = Object.keys(init).length > 0 ? `, ${literal(init, 0)}` : ''
  return `import { createApi } from '@switchboard/sdk/apis'

const ${name} = createApi(${quoted(api)}, ${literal(options, 0)})

const { ${answered ? 'data, error' : 'error, response'} } = await ${name}.${method}(${quoted(operation.path)}${rest})
if (error) throw new Error(\`\${error.code}: \${error.detail}\`)

console.log(${answered ? 'data' : 'response.status'})`
}

const camelCase = (api: string): string => api.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())
