// The thread that publishes, on a connection of its own: documents of others are read, checked and compared here, so that
// however long that takes, and whatever memory it needs, the server answers calls meanwhile. See publisher.ts.
import { parentPort } from 'node:worker_threads'
import { sql } from 'kysely'
import { type Db, dbOn, openPool, type Tx } from '../platform/db/client.ts'
import { withIdempotency } from '../platform/http/idempotency.ts'
import { Problem } from '../platform/http/problem.ts'
import { previewPublication } from './preview-publication.ts'
import { readAgain } from './publish/read-again.ts'
import { publishChecked, reprice } from './publish-checked.ts'
import type { JobOutcome, PublishJob, RepriceJob, ThreadJob } from './publish-jobs.ts'

/** Whoever is killed in the middle lets go of their locks after it. */
const silenceMs = 120_000

const operations = { publish: 'adminPublishApi', reprice: 'adminSetApiPrices' } as const

async function answer(db: Db, job: ThreadJob): Promise<JobOutcome> {
  if (job.kind === 'check') return { answer: await previewPublication(db, job) }
  if (job.kind === 'readAgain') return { answer: await readAgain(db) }
  const prepared = job.kind === 'publish' ? await publishChecked(db, job) : await reprice(db, job)
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL idle_in_transaction_session_timeout = ${sql.lit(silenceMs)}`.execute(tx)
    return { answer: await once(tx, job, () => prepared(tx)) }
  })
}

/** In the transaction that does it: a copy of the request waits for the first, then answers the same. */
async function once(tx: Tx, job: (PublishJob | RepriceJob) & ThreadJob, work: () => Promise<object>) {
  if (!job.repeat) return (await work()) as never
  const { user, now, repeat, kind } = job
  const call = { db: tx, clock: () => now, actor: user, query: {}, body: repeat.body }
  const request = { call, operation: operations[kind], key: repeat.key }
  return (await withIdempotency(request, async () => ({
    status: 200,
    ...((await work()) as { body: unknown }),
  }))) as never
}

async function outcomeOf(job: ThreadJob): Promise<JobOutcome> {
  const db = dbOn(openPool({ url: job.url, poolSize: 1 }))
  try {
    return await answer(db, job)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code, detail, errors } = error
    return { problem: { code, detail, errors } }
  } finally {
    await db.destroy()
  }
}

// What nobody foresaw ends the thread, and the publisher hears of it.
parentPort?.on('message', async (job: ThreadJob) => parentPort?.postMessage(await outcomeOf(job)))
