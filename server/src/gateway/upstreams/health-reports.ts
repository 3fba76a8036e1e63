import { reportCircuits } from '../../modules/upstreams/health.ts'
import { addCalls, type CircuitReport, type TargetCalls } from '../../modules/upstreams/health-repo.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { newId } from '../../platform/ids.ts'
import { bucketOf, noLatencies } from '../../platform/time/latency.ts'
import type { CircuitObserver, CircuitTarget } from './circuits.ts'

interface Tally extends TargetCalls {
  calls: number
  failed: number
  readonly latencies: number[]
}

type Options = Pick<AppContext, 'db' | 'clock' | 'log'> & { readonly everyMs: number }

/**
 * Counts calls to the targets of upstreams, and writes them down every few seconds for all processes together: a call costs an addition.
 * A report that is lost costs nothing else; circuits are reported in full each time.
 */
export function createHealthReports({ db, clock, log, everyMs }: Options) {
  const process = newId('prc')
  let tallies = new Map<string, Tally>()
  const open = new Map<string, CircuitReport>()
  let hadOpen = false
  let reporting: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function report(): Promise<void> {
    const rows = [...tallies.values()]
    tallies = new Map()
    try {
      if (rows.length > 0) await addCalls(db, rows, clock())
      if (open.size === 0 && !hadOpen) return
      const circuits = [...open.values()]
      await reportCircuits(db, { process, circuits }, clock())
      hadOpen = circuits.length > 0
    } catch (error) {
      log.warn({ err: error }, 'the health of upstreams isn’t written down')
    }
  }

  function schedule(): void {
    timer ??= setTimeout(async () => {
      reporting = report()
      await reporting
      timer = undefined
      // A circuit stays open while nobody calls: it is reported until it closes.
      if (tallies.size > 0 || open.size > 0 || hadOpen) schedule()
    }, everyMs).unref()
  }

  function tallyOf({ key, url, upstream }: CircuitTarget): Tally | undefined {
    const known = tallies.get(key)
    if (known || !upstream) return known
    const { api, version, environment } = upstream
    const tally = { api, version, environment, url, calls: 0, failed: 0, latencies: noLatencies() }
    tallies.set(key, tally)
    return tally
  }

  /** An upstream that was set anew begins with closed circuits. */
  function dropOlder({ upstream }: CircuitTarget): void {
    for (const [key, { api, version, environment, revision }] of open)
      if (
        api === upstream?.api &&
        version === upstream.version &&
        environment === upstream.environment &&
        revision !== upstream.revision
      )
        open.delete(key)
  }

  return {
    onCall(target, ms, status) {
      const tally = tallyOf(target)
      if (!tally) return
      if (open.size > 0) dropOlder(target)
      tally.calls += 1
      if (status === undefined || status >= 500) tally.failed += 1
      const bucket = bucketOf(ms)
      if (status !== undefined) tally.latencies[bucket] = (tally.latencies[bucket] ?? 0) + 1
      schedule()
    },
    onState({ key, url, upstream }, state) {
      if (!upstream) return
      const { api, version, environment, revision } = upstream
      if (state === 'CLOSED') open.delete(key)
      else open.set(key, { api, version, environment, url, revision, state })
      schedule()
    },
    /** Writes down what is left. Circuits stay as they are: a successor meets the same targets. */
    async stop() {
      clearTimeout(timer)
      await reporting
      if (tallies.size > 0) await report()
    },
  } satisfies CircuitObserver & { stop(): Promise<void> }
}
