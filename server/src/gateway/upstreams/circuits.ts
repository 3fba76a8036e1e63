import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhen,
  SamplingBreaker,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { NoResponse } from '../no-response.ts'
import type { UpstreamResponse } from '../read-response.ts'

/** Open once half of the calls of 30 s have failed, of at least one each second; probed after 10 s. */
const windowMs = 30_000
const threshold = 0.5
const minimumRps = 1
const probeAfterMs = 10_000
const maxTargets = 5_000
/** The statuses of a server that cannot do its work. A 500 can be of the caller's making, for one request alone. */
const failureStatuses: ReadonlySet<number> = new Set([502, 503, 504])

const policy = handleWhen(
  (error) => error instanceof NoResponse && (error.reason === 'unreachable' || error.reason === 'late'),
).orWhenResult((response) => failureStatuses.has((response as UpstreamResponse).status))

/** Which targets are left alone for a while, as this process has seen them. */
export function createCircuits() {
  const circuits = new LRUCache<string, CircuitBreakerPolicy>({ max: maxTargets })

  function circuitOf(target: string): CircuitBreakerPolicy {
    const known = circuits.get(target)
    if (known) return known
    const breaker = new SamplingBreaker({ threshold, duration: windowMs, minimumRps })
    const circuit = circuitBreaker(policy, { halfOpenAfter: probeAfterMs, breaker })
    circuits.set(target, circuit)
    return circuit
  }

  return {
    /** Rejects with a `NoResponse` of which nothing was sent while the circuit is open. */
    async call(target: string, exchange: () => Promise<UpstreamResponse>): Promise<UpstreamResponse> {
      try {
        return await circuitOf(target).execute(exchange)
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error
        throw new NoResponse('unreachable', {
          sent: false,
          cause: error,
          retryAfterSeconds: probeAfterMs / 1000,
        })
      }
    },
    isOpen: (target: string): boolean => circuits.peek(target)?.state === CircuitState.Open,
  }
}

export type Circuits = ReturnType<typeof createCircuits>
