// The process that publishes, on a connection of its own: documents of others are read, checked and compared here, so that
// however long that takes, and whatever memory it needs, the server answers calls meanwhile. See publisher.ts.
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { type Db, dbOn, openPool, type Tx } from '../platform/db/client.ts'
import { withIdempotency } from '../platform/http/idempotency.ts'
import { Problem } from '../platform/http/problem.ts'
import { saveDraft } from './drafts/save-draft.ts'
import { previewPublication } from './preview-publication.ts'
import { readAgain } from './publish/read-again.ts'
import { publishChecked, reprice, rollBack } from './publish-checked.ts'
import type { JobOutcome, ProcessJob, PublishJob, RepriceJob, RollBackJob, SentJob } from './publish-jobs.ts'
import type { WatchData } from './publish-watch.ts'

/** A killed process releases its locks only after this. */
const silenceMs = 120_000

const operations = {
  publish: 'adminPublishApi',
  reprice: 'adminSetApiPrices',
  rollBack: 'adminRollBackApi',
} as const

async function answer(db: Db, job: ProcessJob): Promise<JobOutcome> {
  if (job.kind === 'check') return { answer: await previewPublication(db, job) }
  if (job.kind === 'draft') return { answer: await saveDraft(db, job) }
  if (job.kind === 'readAgain') return { answer: await readAgain(db) }
  const prepared = await preparedOf(db, job)
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL idle_in_transaction_session_timeout = ${sql.lit(silenceMs)}`.execute(tx)
    return { answer: await once(tx, job, () => prepared(tx)) }
  })
}

type WritingJob = (PublishJob | RepriceJob | RollBackJob) & ProcessJob

function preparedOf(db: Db, job: WritingJob) {
  if (job.kind === 'publish') return publishChecked(db, job)
  return job.kind === 'reprice' ? reprice(db, job) : rollBack(db, job)
}

/** In the transaction that does it: a copy of the request waits for the first, then answers the same. */
async function once(tx: Tx, job: WritingJob, work: () => Promise<object>) {
  if (!job.repeat) return (await work()) as never
  const { user, now, repeat, kind } = job
  const call = { db: tx, clock: () => now, actor: user, query: {}, body: repeat.body }
  const request = { call, operation: operations[kind], key: repeat.key }
  return (await withIdempotency(request, async () => ({
    status: 200,
    ...((await work()) as { body: unknown }),
  }))) as never
}

async function outcomeOf(job: ProcessJob): Promise<JobOutcome> {
  const db = dbOn(openPool({ url: job.url, poolSize: 1 }))
  try {
    return await answer(db, job)
  } catch (error) {
    if (!(error instanceof Problem))
      return { failure: error instanceof Error ? `${error.stack}` : String(error) }
    const { code, detail, errors } = error
    return { problem: { code, detail, errors } }
  } finally {
    await db.destroy()
  }
}

const limit = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(
  Number.POSITIVE_INFINITY,
)
new Worker(new URL('./publish-watch.ts', import.meta.url), {
  workerData: { limit, parent: process.ppid } satisfies WatchData,
})

/** One job runs at a time, so all input belongs to it. */
function inputOf(bytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let left = bytes
  return new Promise((resolve) => {
    if (left === 0) return resolve(Buffer.concat(parts))
    process.stdin.on('data', function take(part: Buffer) {
      parts.push(part)
      left -= part.length
      if (left > 0) return
      process.stdin.off('data', take).pause()
      resolve(Buffer.concat(parts))
    })
    process.stdin.resume()
  })
}

process.on('message', async ({ bytes, ...sent }: SentJob) => {
  const job = (bytes === undefined ? sent : { ...sent, content: await inputOf(bytes) }) as ProcessJob
  const { user, system } = process.cpuUsage()
  limit[0] = (user + system) / 1000 + job.processorMs
  const outcome = await outcomeOf(job)
  limit[0] = Number.POSITIVE_INFINITY
  process.send?.(outcome)
})
process.on('disconnect', () => process.exit())
// A terminal sends them to all of its processes: the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
