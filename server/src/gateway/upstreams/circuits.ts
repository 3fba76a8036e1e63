import { LRUCache } from 'lru-cache'
import type { UpstreamKey } from '../../modules/upstreams/repo.ts'
import { NoResponse } from '../no-response.ts'
import type { UpstreamResponse } from '../read-response.ts'
import { type CircuitState, TargetCircuit } from './target-circuit.ts'

const maxTargets = 5_000
/** The statuses of a server that cannot do its work. A 500 can be of the caller's making, for one request alone. */
const failureStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/** One address of an upstream. */
export interface CircuitTarget {
  /** Of the circuit. */
  readonly key: string
  readonly url: string
  /** Its upstream; undefined for mocks and for those of the deployment. */
  readonly upstream?: (UpstreamKey & { readonly revision: string }) | undefined
}

export interface CircuitObserver {
  /** A call ended after so long. `status` is undefined where none came in time. */
  onCall(target: CircuitTarget, ms: number, status: number | undefined): void
  onState(target: CircuitTarget, state: CircuitState): void
}

export const observeAll = (observers: readonly CircuitObserver[]): CircuitObserver => ({
  onCall(...call) {
    for (const observer of observers) observer.onCall(...call)
  },
  onState(...state) {
    for (const observer of observers) observer.onState(...state)
  },
})

interface CircuitsOptions {
  readonly probeAfterMs: number
  readonly observer?: CircuitObserver
}

interface Exchange {
  readonly target: CircuitTarget
  /** The account that calls. */
  readonly account: string
  readonly send: () => Promise<UpstreamResponse>
}

/** Which targets are left alone for a while, as this process has seen them. */
export function createCircuits({ probeAfterMs, observer }: CircuitsOptions) {
  const circuits = new LRUCache<string, TargetCircuit>({ max: maxTargets })

  function circuitOf(target: CircuitTarget): TargetCircuit {
    const known = circuits.get(target.key)
    if (known) return known
    const onState = (state: CircuitState) => observer?.onState(target, state)
    const circuit = new TargetCircuit({ probeAfterMs, onState })
    circuits.set(target.key, circuit)
    return circuit
  }

  return {
    /**
     * Rejects with a `NoResponse` of which nothing was sent while the target is left alone. Faults of others count
     * neither against the API nor for it.
     */
    async call({ target, account, send }: Exchange): Promise<UpstreamResponse> {
      const circuit = circuitOf(target)
      const begunAt = performance.now()
      if (!circuit.admits(account, begunAt)) {
        const retryAfterSeconds = Math.ceil(probeAfterMs / 1000)
        throw new NoResponse('unreachable', { sent: false, fault: 'GATEWAY', retryAfterSeconds })
      }
      try {
        const response = await send()
        const now = performance.now()
        observer?.onCall(target, now - begunAt, response.status)
        if (failureStatuses.has(response.status)) circuit.fail(account, now)
        else circuit.succeed(account, now)
        return response
      } catch (error) {
        const now = performance.now()
        if (error instanceof NoResponse && error.fault === 'API') {
          observer?.onCall(target, now - begunAt, undefined)
          circuit.fail(account, now)
        }
        throw error
      }
    },
  }
}

export type Circuits = ReturnType<typeof createCircuits>
