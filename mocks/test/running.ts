import { fileURLToPath } from 'node:url'
import { listContracts } from '../src/contracts.ts'
import { type StartOptions, startMocks } from '../src/start-mocks.ts'

export const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))

/** The demo products on free ports. */
export async function startProducts(options: StartOptions = {}) {
  const contracts = (await listContracts()).filter(({ port }) => port >= 4012)
  return startMocks({ contracts, ports: () => 0, ...options })
}
