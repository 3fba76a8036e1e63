import { Counter, Gauge, type Registry } from 'prom-client'
import type { Replica } from './replica.ts'

/** Says in `/metrics` whether the replica is read from, how far it is behind, and how much it takes off the primary. */
export function observeReplica(registry: Registry, replica: Replica): void {
  new Gauge({
    name: 'switchboard_replica_used',
    help: '1 while the replica is read from.',
    registers: [registry],
    collect() {
      this.set(replica.isUsed ? 1 : 0)
    },
  })
  new Gauge({
    name: 'switchboard_replica_behind_bytes',
    help: 'Bytes of the primary’s log that the replica still has to replay.',
    registers: [registry],
    async collect() {
      this.set(await replica.behindBytes())
    },
  })
  new Counter({
    name: 'switchboard_reads_total',
    help: 'Reads that may come from the replica, by where they came from.',
    labelNames: ['source'],
    registers: [registry],
    collect() {
      this.reset()
      for (const source of ['replica', 'primary'] as const) this.inc({ source }, replica.reads[source])
    },
  })
}
