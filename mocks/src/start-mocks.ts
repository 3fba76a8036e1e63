import { type Contract, listContracts } from './contracts.ts'
import { MockError } from './mock-error.ts'
import { type RunningMock, serveContract } from './serve-contract.ts'

export interface StartOptions {
  /** The port of each contract; 0 takes a free one. Their documented ports if left out. */
  readonly ports?: (contract: Contract) => number
  /** Which contracts to mock. All if left out. */
  readonly contracts?: readonly Contract[]
  /** Gets a line for each refused request and violation. Silent if left out. */
  readonly log?: (line: string) => void
  /** Turns the portal mock into Prism's validating proxy of this address. */
  readonly proxy?: string | undefined
  /** IDs and tags of the operations that are proxied; all if left out. The others stay mocked. */
  readonly live?: readonly string[] | undefined
  readonly host?: string
}

export interface Mocks {
  readonly servers: readonly RunningMock[]
  /** The address of a mock by the name of its contract. */
  url(name: string): string
  close(): Promise<void>
}

/** Starts the mocks: all of them, or, when one cannot start, none. */
export async function startMocks(options: StartOptions = {}): Promise<Mocks> {
  const { ports = ({ port }) => port, log = () => {}, proxy, live, host = '127.0.0.1' } = options
  const contracts = options.contracts ?? (await listContracts())
  const portalUpstream = proxy === undefined ? undefined : upstreamOf(proxy)
  const servers: RunningMock[] = []
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()))
  }

  const placeOf = (server: RunningMock) => contracts.findIndex(({ name }) => name === server.name)

  try {
    const addresses = new Map<number, string>()
    // The portal names the addresses of the others, so it comes last.
    for (const contract of [...contracts].sort(
      (one, other) => Number(isPortal(one)) - Number(isPortal(other)),
    )) {
      const upstream = isPortal(contract) ? portalUpstream : undefined
      const server = await serveContract(contract, {
        port: ports(contract),
        host,
        upstream,
        live,
        log,
        addresses,
      })
      addresses.set(contract.port, server.url)
      servers.push(server)
    }
    servers.sort((one, other) => placeOf(one) - placeOf(other))
  } catch (error) {
    await close()
    throw error
  }

  return { servers, close, url: (name) => urlOf(servers, name) }
}

const isPortal = ({ name }: Contract): boolean => name === 'portal'

function urlOf(servers: readonly RunningMock[], name: string): string {
  const mock = servers.find((server) => server.name === name)
  if (!mock) throw new MockError('contract_unknown', `No mock of ${name} is running.`)
  return mock.url
}

function upstreamOf(proxy: string): URL {
  const url = URL.canParse(proxy) ? new URL(proxy) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw new MockError('proxy_invalid', `PROXY isn’t an http address: ${proxy}`)
}
