import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhen,
  SamplingBreaker,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { UpstreamKey } from '../../modules/upstreams/repo.ts'
import { NoResponse } from '../no-response.ts'
import type { UpstreamResponse } from '../read-response.ts'

/** Open once half of the calls of 30 s have failed, of at least one each second. */
const windowMs = 30_000
const threshold = 0.5
const minimumRps = 1
const maxTargets = 5_000
/** The statuses of a server that cannot do its work. A 500 can be of the caller's making, for one request alone. */
const failureStatuses: ReadonlySet<number> = new Set([502, 503, 504])

const isNoAnswer = (error: unknown): boolean =>
  error instanceof NoResponse && (error.reason === 'unreachable' || error.reason === 'late')
const policy = handleWhen(isNoAnswer).orWhenResult((response) =>
  failureStatuses.has((response as UpstreamResponse).status),
)

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
  onState(target: CircuitTarget, state: 'CLOSED' | 'OPEN' | 'HALF_OPEN'): void
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

/** Which targets are left alone for a while, as this process has seen them. */
export function createCircuits({ probeAfterMs, observer }: CircuitsOptions) {
  const circuits = new LRUCache<string, CircuitBreakerPolicy>({ max: maxTargets })

  function circuitOf(target: CircuitTarget): CircuitBreakerPolicy {
    const known = circuits.get(target.key)
    if (known) return known
    const breaker = new SamplingBreaker({ threshold, duration: windowMs, minimumRps })
    const circuit = circuitBreaker(policy, { halfOpenAfter: probeAfterMs, breaker })
    circuits.set(target.key, circuit)
    circuit.onStateChange((state) => {
      if (state !== CircuitState.Isolated) observer?.onState(target, stateNames[state])
    })
    return circuit
  }

  async function observe(
    target: CircuitTarget,
    exchange: () => Promise<UpstreamResponse>,
  ): Promise<UpstreamResponse> {
    const begun = performance.now()
    try {
      const response = await exchange()
      observer?.onCall(target, performance.now() - begun, response.status)
      return response
    } catch (error) {
      if (isNoAnswer(error)) observer?.onCall(target, performance.now() - begun, undefined)
      throw error
    }
  }

  return {
    /** Rejects with a `NoResponse` of which nothing was sent while the circuit is open. */
    async call(target: CircuitTarget, exchange: () => Promise<UpstreamResponse>): Promise<UpstreamResponse> {
      try {
        return await circuitOf(target).execute(() => observe(target, exchange))
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error
        throw new NoResponse('unreachable', {
          sent: false,
          cause: error,
          retryAfterSeconds: Math.ceil(probeAfterMs / 1000),
        })
      }
    },
  }
}

const stateNames = {
  [CircuitState.Closed]: 'CLOSED',
  [CircuitState.Open]: 'OPEN',
  [CircuitState.HalfOpen]: 'HALF_OPEN',
} as const

export type Circuits = ReturnType<typeof createCircuits>
