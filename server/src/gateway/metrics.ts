import type { FastifyReply } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { Problem } from '../platform/http/problem.ts'
import { NoResponse } from './no-response.ts'

const results = ['answered', 'rejected', 'upstream_failed', 'gateway_failed'] as const
type Result = (typeof results)[number]

/** Calls by the party that decided how they ended, and how long charging takes: the measures of the gateway’s objectives. */
export function createGatewayMetrics(registry: Registry, unbookedMs: () => number) {
  const registers = [registry]
  const calls = new Counter({
    name: 'switchboard_gateway_calls_total',
    help: 'Calls: answered by an API, rejected for their caller’s reasons, failed by an API, failed by the gateway.',
    labelNames: ['result'],
    registers,
  })
  for (const result of results) calls.inc({ result }, 0)
  const charges = new Histogram({
    name: 'switchboard_charge_seconds',
    help: 'Time that a call waits for its charge.',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  })
  new Gauge({
    name: 'switchboard_unbooked_oldest_seconds',
    help: 'How long the oldest call has ended that is not written down yet.',
    registers,
    collect() {
      this.set(unbookedMs() / 1000)
    },
  })
  return {
    onCharged: (ms: number) => charges.observe(ms / 1000),
    /** Counts a call when it has its response, or has failed. */
    async count(reply: FastifyReply, call: Promise<FastifyReply>): Promise<FastifyReply> {
      try {
        const sent = await call
        calls.inc({ result: reply.statusCode >= 500 ? 'upstream_failed' : 'answered' })
        return sent
      } catch (error) {
        calls.inc({ result: failureOf(error) })
        throw error
      }
    },
  }
}

function failureOf(error: unknown): Result {
  if (error instanceof Problem && error.status < 500) return 'rejected'
  return error instanceof NoResponse ? 'upstream_failed' : 'gateway_failed'
}
