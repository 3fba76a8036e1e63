import { CouldNotRun } from './could-not-run.ts'
import type { HttpResponse } from './http/request.ts'
import type { Transport } from './http/send.ts'
import type { Options } from './options.ts'

/** The response at an address. Throws CouldNotRun where nothing answers. */
export async function reach(
  transport: Transport,
  address: string,
  { headers }: Pick<Options, 'headers'>,
): Promise<HttpResponse> {
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
