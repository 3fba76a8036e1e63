import { setImmediate } from 'node:timers/promises'
import { Gauge, Histogram, type Registry } from 'prom-client'
import type { PatientPool } from './patient-pool.ts'

/** How long work waits for a connection, and how much of it does. */
export function observePools(registry: Registry, pools: Readonly<Record<string, PatientPool>>): void {
  const options = { labelNames: ['pool'] as const, registers: [registry] }
  const waits = new Histogram({
    ...options,
    name: 'switchboard_database_wait_seconds',
    help: 'Time until a connection to the database was there, or the wait for one ended without.',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5],
  })
  for (const [name, pool] of Object.entries(pools)) {
    waits.zero({ pool: name })
    pool.onWaited = (ms) => waits.observe({ pool: name }, ms / 1000)
  }
  new Gauge({
    ...options,
    name: 'switchboard_database_waiting',
    help: 'Work that waits for a connection to the database.',
    async collect() {
      // Other figures of this response have just asked for connections: that isn’t waiting yet.
      await setImmediate()
      for (const [name, pool] of Object.entries(pools)) this.set({ pool: name }, pool.waitersCount)
    },
  })
}
