// The mock of one published document, which a stranger wrote: the server forks it with the document on its input, without rights to files,
// and with a limit of memory. Decision 0126.
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { transformOas2Operations } from '@stoplight/http-spec/oas2/operation'
import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation'
import { readContractExamples } from '../by-request/contract-examples.ts'
import { describeMock } from '../describe-mock.ts'
import { createFront } from '../front.ts'
import { listen } from '../listen.ts'
import { startPrism } from '../serve-contract.ts'
import type { WatchData } from './watch.ts'
import { wholeOperation } from './whole-operation.ts'

const everyMs = 250
const [turnMs = 0, maxRssMb = 0] = process.argv.slice(2).map(Number)

const limit = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
/** How much of the processor the turn of the loop may take that begins now; one that takes more is the last. */
function allow(ms: number): void {
  const { user, system } = process.cpuUsage()
  limit[0] = (user + system) / 1000 + ms
}
allow(4 * turnMs)
new Worker(new URL('./watch.ts', import.meta.url), {
  workerData: { limit, maxRssMb, parent: process.ppid } satisfies WatchData,
})
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

/** Nothing is quoted from elsewhere. */
const document = JSON.parse(await text(process.stdin), (key, value) =>
  key === '$ref' && typeof value === 'string' && !value.startsWith('#') ? undefined : value,
)
const name = 'published'
const examples = readContractExamples(document)
// Prism's own reader follows every reference before it begins, which never ends where schemas quote one another a lot.
const operations = document.swagger ? transformOas2Operations(document) : transformOas3Operations(document)
const prism = await startPrism(operations, {
  name,
  examples,
  behind: undefined,
  complete: (operation) => wholeOperation(document, operation),
})
const front = createFront({
  prism: prism.address,
  description: () => describeMock(examples, () => undefined),
  log: () => {},
})
process.send?.(await listen(front, { name, port: 0, host: '127.0.0.1' }))
setInterval(() => allow(turnMs), everyMs)
