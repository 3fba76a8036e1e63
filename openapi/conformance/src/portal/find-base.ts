import type { Contract } from '../engine/contract/contract.ts'
import { CouldNotRun } from '../engine/could-not-run.ts'
import { reach } from '../engine/find-base.ts'
import type { HttpResponse } from '../engine/http/request.ts'
import type { Transport } from '../engine/http/send.ts'
import type { Options } from '../engine/options.ts'

/** Where the reference server and most gateways in front of it have the API. */
const usualPath = '/portal-api'

/** The address below which the operations are. Throws CouldNotRun when nothing there speaks this API. */
export async function findBase(contract: Contract, transport: Transport, options: Options): Promise<string> {
  const { url } = options
  const open = contract.operations.filter(
    ({ method, access, parameters }) =>
      method === 'GET' && access === 'public' && !parameters.some(({ required }) => required),
  )
  const seen: string[] = []
  for (const base of url.endsWith(usualPath) ? [url] : [url, `${url}${usualPath}`]) {
    for (const { path } of open) {
      const response = await reach(transport, `${base}${path}`, options)
      if (isOurs(response)) return base
      seen.push(`GET ${base}${path} returned ${response.status} ${response.headers['content-type'] ?? ''}`)
    }
  }
  throw new CouldNotRun(
    `${url} doesn’t serve the ${contract.title}. Use the base URL of its paths, such as https://backend.example${usualPath}.\n${seen[0]}`,
  )
}

const isOurs = ({ status, headers, body }: HttpResponse): boolean =>
  status === 200 &&
  /[/+]json\b/.test(headers['content-type'] ?? '') &&
  body.toString('utf8').includes('"data"')
