import { getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { acceptProblems } from './accept-problems.ts'
import { byTestNumber } from './by-test-number.ts'
import type { Contract } from './contracts.ts'
import type { JsonObject } from './json.ts'
import { MockError } from './mock-error.ts'
import { prismLog } from './prism-log.ts'
import { prismMock } from './prism-mock.ts'
import { invalidDocument, readDocument } from './read-document.ts'

export interface RunningMock {
  readonly name: string
  readonly url: string
  readonly operations: number
  /** Where a validating proxy sends its calls; undefined for a mock. */
  readonly proxied?: string | undefined
  close(): Promise<void>
}

export interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly upstream?: URL | undefined
  readonly log: (line: string) => void
}

/** Prism for one contract: a mock, or the validating proxy of `upstream`. */
export async function serveContract(contract: Contract, options: ServeOptions): Promise<RunningMock> {
  const { port, host, upstream, log } = options
  const operations = await operationsOf(contract.file, await readDocument(contract.file))
  const server = createServer(operations, {
    cors: true,
    config: configFor(upstream),
    components: { logger: prismLog(contract.name, log), mock: byTestNumber(acceptProblems(prismMock)) },
  })
  const url = await server.listen(port, host).catch((reason: unknown) => {
    throw listenError(contract.name, port, String(reason))
  })
  const close = () => server.close()
  return { name: contract.name, url, operations: operations.length, proxied: upstream?.href, close }
}

function configFor(upstream: URL | undefined): IHttpConfig {
  const checks = { validateRequest: true, validateResponse: true, checkSecurity: true, errors: false }
  const shared = { ...checks, upstreamProxy: undefined, mock: { dynamic: false } }
  return upstream ? { ...shared, isProxy: true, upstream } : { ...shared, isProxy: false }
}

async function operationsOf(file: string, document: JsonObject) {
  const operations = await getHttpOperationsFromSpec(document).catch((cause: unknown) => {
    throw invalidDocument(file, cause)
  })
  if (operations.length === 0) throw invalidDocument(file, 'it has no operations')
  return operations
}

// Prism rejects with the text of the system error alone, so the text is all there is to tell by.
function listenError(name: string, port: number, reason: string): MockError {
  if (!reason.includes('EADDRINUSE')) {
    return new MockError('listen_failed', `The ${name} mock cannot listen on port ${port}: ${reason}`)
  }
  const advice = 'Stop what listens there, or move all mocks: FIRST_PORT=5010.'
  return new MockError('port_in_use', `Port ${port} of the ${name} mock is in use. ${advice}`)
}
