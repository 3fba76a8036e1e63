import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Jobs } from './platform/jobs/run.ts'

/** Exit codes, for the process that started this one. */
export const exitStatus = {
  finished: 0,
  couldNotStart: 1,
  /** Requests or jobs had to be cut off, or another signal came meanwhile. */
  cut: 3,
  /** An error that nothing caught: EX_SOFTWARE of sysexits.h. */
  failed: 70,
} as const

/** A call that is cut off needs a moment to be refunded. */
const afterCutMs = 2_000
const poolsMs = 3_000
/** PostgreSQL writes down all it has in memory first. */
const databaseMs = 15_000

interface RunningServer {
  readonly app: FastifyInstance
  readonly jobs: Jobs | undefined
  readonly endPools: () => Promise<void>
  readonly closeDatabase: () => Promise<void>
}

/** Ends all within the grace and a few seconds. Returns whether everything was finished. */
export async function shutDown(
  { app, jobs, endPools, closeDatabase }: RunningServer,
  graceMs: number,
): Promise<boolean> {
  const work = Promise.all([app.close(), jobs?.stop()])
  let finished = await settles(work, graceMs)
  if (!finished) {
    app.log.warn(
      { graceMs, ...app.drain.cut() },
      'the shutdown ran out of time: open requests and jobs are cut off',
    )
    await settles(work, afterCutMs)
  }
  const last = [
    { step: 'pools', end: endPools, withinMs: poolsMs },
    { step: 'database', end: closeDatabase, withinMs: databaseMs },
  ]
  for (const { step, end, withinMs } of last) {
    if (await settles(end(), withinMs)) continue
    app.log.warn({ step, withinMs }, 'the shutdown doesn’t wait any longer')
    finished = false
  }
  return finished
}

/** A step logs its own errors, or they no longer matter: only its end counts. */
async function settles(work: Promise<unknown>, withinMs: number): Promise<boolean> {
  const timer = new AbortController()
  const late = pause(withinMs, false, { signal: timer.signal }).catch(() => false)
  const done = work.then(
    () => true,
    () => true,
  )
  const settled = await Promise.race([done, late])
  timer.abort()
  return settled
}
