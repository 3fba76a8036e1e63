import { readFile } from 'node:fs/promises'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { acceptProblems } from './accept-problems.ts'
import { byRequest } from './by-request/by-request.ts'
import { type ContractExamples, readContractExamples } from './by-request/contract-examples.ts'
import { byTestNumber } from './by-test-number.ts'
import { containErrors } from './contain-errors.ts'
import type { Contract } from './contracts.ts'
import { coverageOf, findLiveOperations } from './coverage.ts'
import { describeMock } from './describe-mock.ts'
import { createFront } from './front.ts'
import type { JsonObject } from './json.ts'
import { knownExamples } from './known-examples.ts'
import { closed, listen } from './listen.ts'
import { namedViolations } from './named-violations.ts'
import { prismMock } from './prism-mock.ts'
import { routeOf } from './prism-route.ts'
import { LiveStreams } from './proxy-report/live-streams.ts'
import { ProxyNotes, type ProxyReport } from './proxy-report/proxy-notes.ts'
import { openTap } from './proxy-report/tap.ts'
import { invalidDocument, readDocument } from './read-document.ts'

const problemsFile = new URL('../../openapi/dist/problems.json', import.meta.url)

export interface RunningMock {
  readonly name: string
  readonly url: string
  readonly operations: number
  /** Where a validating proxy sends its calls; undefined for a mock. */
  readonly proxied: string | undefined
  /** Traffic through a validating proxy; undefined for a mock. */
  readonly report: (() => ProxyReport) | undefined
  close(): Promise<void>
}

export interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly upstream: URL | undefined
  /** IDs and tags of the operations that the upstream has; all if left out. The others are mocked. */
  readonly live?: readonly string[] | undefined
  readonly log: (line: string) => void
  /** Where the mock of each documented port listens, of those that run already. */
  readonly addresses: ReadonlyMap<number, string>
}

/** Prism for one contract: a mock, or the validating proxy of `upstream`. */
export async function serveContract(contract: Contract, options: ServeOptions): Promise<RunningMock> {
  const { name, file } = contract
  const { port, host, upstream, live, log, addresses } = options
  const read = await readDocument(file)
  const document = withAddresses((await contract.complete?.(read)) ?? read, addresses)
  const operations = await operationsOf(file, document)
  const examples = readContractExamples(document)
  const watched = upstream && (await watch(upstream, read))
  const liveOperations = watched && findLiveOperations(document, live)
  const start = (behind?: URL) => startPrism(operations, { name, examples, behind })
  const prism = await start(watched?.tap.url)
  const mock = liveOperations && (await start())
  const takes = (method: string, path: string) => {
    const id = watched?.operationAt(method, path)
    return id !== undefined && !liveOperations?.has(id)
  }
  const front = createFront({
    prism: prism.address,
    description: () =>
      describeMock(examples, (id) => watched && coverageOf(id, watched.notes.report(), liveOperations)),
    log: (line) => log(`${name}: ${line}`),
    noteRequest: watched && ((...request) => watched.notes.request(...request)),
    streams: watched?.streams,
    tap: watched?.tap.url,
    beside: mock && { prism: mock.address, takes },
  })
  const closeBehind = () => Promise.all([prism.server.close(), mock?.server.close(), watched?.tap.close()])
  try {
    const url = await listen(front, { name, port, host })
    const close = async () => {
      await closed(front)
      await closeBehind()
    }
    const report = watched && (() => watched.notes.report())
    return { name, url, operations: operations.length, proxied: upstream?.href, report, close }
  } catch (error) {
    await closeBehind()
    throw error
  }
}

interface PrismOptions {
  readonly name: string
  readonly examples: ContractExamples
  /** Target of the proxy; a mock without one. */
  readonly behind: URL | undefined
  /** Makes a called operation whole, where that wasn't done before. */
  readonly complete?: (operation: Operation) => Operation
}

type Operations = Parameters<typeof createServer>[0]
export type Operation = Operations[number]

export async function startPrism(operations: Operations, { name, examples, behind, complete }: PrismOptions) {
  const server = createServer(operations, {
    cors: true,
    config: configFor(behind),
    components: {
      logger: createLogger(name, { level: 'silent' }),
      route: routeOf(operations, complete),
      mock: knownExamples(
        namedViolations(byTestNumber(byRequest(acceptProblems(prismMock), examples))),
        examples,
      ),
    },
  })
  containErrors(server.prism)
  return { server, address: await server.listen(0, '127.0.0.1') }
}

type Document = Parameters<typeof import('@switchboard/conformance/responses').createResponseCheck>[0]

/** The backend as Prism sees it, with notes on it. The module that checks responses is loaded only for a proxy. */
async function watch(upstream: URL, document: JsonObject) {
  const { createResponseCheck } = await import('@switchboard/conformance/responses')
  const problems = JSON.parse(await readFile(problemsFile, 'utf8')) as Document
  const check = createResponseCheck(document as Document, problems)
  const notes = new ProxyNotes(check)
  const streams = new LiveStreams()
  const tap = await openTap(upstream, notes, streams)
  return { notes, streams, tap, operationAt: check.operationAt }
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
