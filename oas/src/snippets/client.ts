import type { HttpRequest } from '../request/build-request.ts'
import { clientCall, type TypedCall } from '../request/client-call.ts'
import { keyHeader } from '../security/key-header.ts'
import { quoted } from './form.ts'

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
    ...(environment !== 'mock' && { key: header(keyHeader) ?? '' }),
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

/** With what stands before it, as much as the narrowest panel on a wide screen shows. */
const lineLength = 44

/** A value as a person writes it: in one line where there is room, and without quotes that say nothing. */
function literal(value: unknown, depth: number): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const list = Array.isArray(value)
  const entries = list
    ? value.map((item) => literal(item, depth + 1))
    : Object.entries(value).map(([name, one]) => `${property(name)}: ${literal(one, depth + 1)}`)
  const [open, close] = list ? '[]' : '{}'
  if (entries.length === 0) return `${open}${close}`
  const line = list ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`
  if (depth > 0 && line.length <= lineLength && !line.includes('\n')) return line
  const indent = '  '.repeat(depth)
  return `${open}\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}${close}`
}

const property = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))
