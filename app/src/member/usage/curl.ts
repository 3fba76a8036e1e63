import type { components } from '@switchboard/sdk'

type Call = Pick<components['schemas']['LoggedCall'], 'method' | 'url' | 'key_type'>

const withBody: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH'])

/** The call as a line for a shell. Key and body aren't in the log, so the person fills them in. */
export function curlOf({ method, url, key_type }: Call, portalUrl: string): string | null {
  if (url === null) return null
  const lines = [
    `curl -X ${method} ${quoted(new URL(url, portalUrl).href)}`,
    `-H ${quoted(`X-API-Key: YOUR_${key_type}_KEY`)}`,
  ]
  if (withBody.has(method)) lines.push(`-H 'Content-Type: application/json'`, '-d @request.json')
  return lines.join(' \\\n  ')
}

/** Path parameters stand in braces, which an address would else write as signs; a shell takes nothing in quotes for its own. */
const quoted = (text: string): string =>
  `'${text.replaceAll('%7B', '{').replaceAll('%7D', '}').replaceAll("'", "'\\''")}'`
