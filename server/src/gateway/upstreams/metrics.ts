import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { CircuitObserver, CircuitTarget } from './circuits.ts'

/** Of so many targets each has metrics of its own; those beyond are counted together. */
const maxTargets = 200
const labelNames = ['api', 'version', 'environment', 'target'] as const
type Labels = Record<(typeof labelNames)[number], string>
const others: Labels = { api: 'other', version: 'other', environment: 'other', target: 'other' }

/** Calls to targets with their time, and circuits, as this process has them. */
export function createUpstreamMetrics(registry: Registry): CircuitObserver {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'switchboard_upstream_seconds',
    help: 'Time until a target of an upstream responded, or failed to.',
    labelNames: [...labelNames, 'result'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers,
  })
  const isOpen = new Gauge({
    name: 'switchboard_upstream_circuit_open',
    help: '1 while a target is left alone or probed because it failed, 0 otherwise.',
    labelNames,
    registers,
  })
  const openings = new Counter({
    name: 'switchboard_upstream_circuit_openings_total',
    help: 'How often the circuit of a target has opened.',
    labelNames,
    registers,
  })
  const known = new Map<string, Labels>()

  /** Undefined for mocks and addresses of the deployment. */
  function labelsOf({ upstream, url }: CircuitTarget): Labels | undefined {
    if (!upstream) return undefined
    const { api, version, environment } = upstream
    const key = `${api} ${version} ${environment} ${url}`
    const labels = known.get(key)
    if (labels) return labels
    if (known.size >= maxTargets) return others
    const own = { api, version, environment, target: url }
    known.set(key, own)
    return own
  }

  return {
    onCall(target, ms, status) {
      const labels = labelsOf(target)
      if (!labels) return
      const result = status === undefined || status >= 500 ? 'failed' : 'ok'
      seconds.observe({ ...labels, result }, ms / 1000)
      // A target that was entered again begins with a closed circuit.
      if (status !== undefined && status < 500) isOpen.set(labels, 0)
    },
    onState(target, state) {
      const labels = labelsOf(target)
      if (!labels || labels === others) return
      isOpen.set(labels, state === 'CLOSED' ? 0 : 1)
      if (state === 'OPEN') openings.inc(labels)
    },
  }
}
