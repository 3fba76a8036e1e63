import type { Contract } from './contract/contract.ts'
import { CouldNotRun } from './could-not-run.ts'
import type { HttpResponse } from './http/request.ts'
import type { Transport } from './http/send.ts'
import type { Options } from './options.ts'

/** Where the reference server and most gateways in front of it have the API. */
const usualPath = '/portal-api'

/** The address below which the operations are. Throws CouldNotRun when nothing there speaks this API. */
export async function findBase(contract: Contract, transport: Transport, options: Options): Promise<string> {
  const { url } = options
  if (!contract.isPortal) {
    await get(transport, url, options)
    return url
  }
  const open = contract.operations.filter(
    ({ method, access, parameters }) =>
      method === 'GET' && access === 'public' && !parameters.some(({ required }) => required),
  )
  const seen: string[] = []
  for (const base of url.endsWith(usualPath) ? [url] : [url, `${url}${usualPath}`]) {
    for (const { path } of open) {
      const response = await get(transport, `${base}${path}`, options)
      if (isOurs(response)) return base
      seen.push(`GET ${base}${path} returned ${response.status} ${response.headers['content-type'] ?? ''}`)
    }
  }
  throw new CouldNotRun(
    `${url} doesn’t serve the ${contract.title}. Use the base URL of its paths, such as https://backend.example${usualPath}.\n${seen[0]}`,
  )
}

async function get(transport: Transport, address: string, { headers }: Options): Promise<HttpResponse> {
  const request = {
    method: 'GET',
    target: '',
    headers: { Accept: 'application/json', ...headers },
    body: undefined,
  }
  try {
    return await transport.send(new URL(address), request)
  } catch (error) {
    throw new CouldNotRun(`${address} can’t be reached: ${error instanceof Error ? error.message : error}`)
  }
}

const isOurs = ({ status, headers, body }: HttpResponse): boolean =>
  status === 200 &&
  /[/+]json\b/.test(headers['content-type'] ?? '') &&
  body.toString('utf8').includes('"data"')
