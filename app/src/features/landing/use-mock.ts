import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { env } from '../../lib/env.ts'
import { simSwap } from './queries.ts'

export type Outcome =
  | { readonly kind: 'idle' | 'sending' | 'unreachable' }
  | { readonly kind: 'answered'; readonly status: number; readonly ms: number; readonly body: unknown }

export type Mock = ReturnType<typeof useMock>

// The mock takes any key, but the header must be there, as it must on the gateway.
const anyKey = 'mock'
const operation = { id: 'checkSimSwap', path: '/check' }

/** A path is meant at the portal's own address, which may be another than this page's. */
const atPortal = (url: string) => new URL(url, new URL(env.portalUrl, window.location.href))

/** The mock of SIM Swap, as the catalogue describes it: where it is, what it knows, what the call costs for real. */
export function useMock() {
  const version = useQuery(simSwap).data?.data
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' })
  const url = version?.servers.find((server) => server.environment === 'MOCK')?.url
  const testNumbers = version?.test_data.filter((datum) => datum.operation_id === operation.id) ?? []

  async function send(body: unknown): Promise<void> {
    setOutcome({ kind: 'sending' })
    const sentAt = performance.now()
    try {
      const answer = await fetch(atPortal(`${url}${operation.path}`), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': anyKey },
        body: JSON.stringify(body),
      })
      const ms = Math.round(performance.now() - sentAt)
      setOutcome({ kind: 'answered', status: answer.status, ms, body: await answer.json() })
    } catch {
      setOutcome({ kind: 'unreachable' })
    }
  }

  return {
    ready: url !== undefined && testNumbers.length > 0,
    testNumbers,
    price: version?.operations.find((one) => one.operation_id === operation.id)?.price,
    outcome,
    send,
  }
}
