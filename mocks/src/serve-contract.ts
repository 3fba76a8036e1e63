import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { acceptProblems } from './accept-problems.ts'
import { byRequest } from './by-request/by-request.ts'
import { readContractExamples } from './by-request/contract-examples.ts'
import { byTestNumber } from './by-test-number.ts'
import { containErrors } from './contain-errors.ts'
import type { Contract } from './contracts.ts'
import { describeMock } from './describe-mock.ts'
import { createFront } from './front.ts'
import type { JsonObject } from './json.ts'
import { knownExamples } from './known-examples.ts'
import { closed, listen } from './listen.ts'
import { prismMock } from './prism-mock.ts'
import { invalidDocument, readDocument } from './read-document.ts'

export interface RunningMock {
  readonly name: string
  readonly url: string
  readonly operations: number
  /** Where a validating proxy sends its calls; undefined for a mock. */
  readonly proxied: string | undefined
  close(): Promise<void>
}

export interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly upstream: URL | undefined
  readonly log: (line: string) => void
  /** Where the mock of each documented port listens, of those that run already. */
  readonly addresses: ReadonlyMap<number, string>
}

/** Prism for one contract: a mock, or the validating proxy of `upstream`. */
export async function serveContract(contract: Contract, options: ServeOptions): Promise<RunningMock> {
  const { name, file } = contract
  const { port, host, upstream, log, addresses } = options
  const read = await readDocument(file)
  const document = withAddresses((await contract.complete?.(read)) ?? read, addresses)
  const operations = await operationsOf(file, document)
  const examples = readContractExamples(document)
  const prism = createServer(operations, {
    cors: true,
    config: configFor(upstream),
    components: {
      logger: createLogger(name, { level: 'silent' }),
      mock: knownExamples(byTestNumber(byRequest(acceptProblems(prismMock), examples)), examples),
    },
  })
  containErrors(prism.prism)
  const inner = await prism.listen(0, '127.0.0.1')
  const front = createFront({
    prism: inner,
    description: describeMock(examples),
    log: (line) => log(`${name}: ${line}`),
  })
  try {
    const url = await listen(front, { name, port, host })
    const close = () => closed(front).then(() => prism.close())
    return { name, url, operations: operations.length, proxied: upstream?.href, close }
  } catch (error) {
    await prism.close()
    throw error
  }
}

/** Examples name mocks by their documented ports; those that listen elsewhere are named by where they do. */
function withAddresses(document: JsonObject, addresses: ReadonlyMap<number, string>): JsonObject {
  const text = JSON.stringify(document)
  return JSON.parse(
    text.replace(/http:\/\/localhost:(\d+)/g, (address, port: string) => {
      const url = addresses.get(Number(port))
      return url && new URL(url).port !== port ? url : address
    }),
  )
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
