import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../../lib/services.ts'
import { simSwapQuery } from './queries.ts'

export type Outcome =
  | { readonly kind: 'idle' | 'sending' | 'unreachable' }
  | { readonly kind: 'answered'; readonly status: number; readonly ms: number; readonly body: unknown }

export type Mock = ReturnType<typeof useMock>

// The mock takes any key, but the header must be there, as it must on the gateway.
const anyKey = 'mock'
const documentedBase = '/sim-swap/v1'
const operation = { id: 'checkSimSwap', path: '/check' }

/** The mock of SIM Swap, as the catalogue describes it: where it is, what it knows, what the call costs for real. */
export function useMock() {
  const { portal, portalUrl, fetch } = useServices()
  const version = useQuery(simSwapQuery(portal)).data?.data
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' })
  const base = version?.servers.find((server) => server.environment === 'MOCK')?.url
  // A path is meant at the portal's own address, which may be another than this page's.
  const url = new URL(`${base ?? documentedBase}${operation.path}`, portalUrl).href
  const testNumbers = version?.test_data.filter((datum) => datum.operation_id === operation.id) ?? []

  async function send(body: unknown): Promise<void> {
    setOutcome({ kind: 'sending' })
    const sentAt = performance.now()
    try {
      const request = new Request(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': anyKey },
        body: JSON.stringify(body),
      })
      const response = await fetch(request)
      const ms = Math.round(performance.now() - sentAt)
      setOutcome({ kind: 'answered', status: response.status, ms, body: await response.json() })
    } catch {
      setOutcome({ kind: 'unreachable' })
    }
  }

  return {
    url,
    ready: base !== undefined && testNumbers.length > 0,
    testNumbers,
    price: version?.operations.find((one) => one.operation_id === operation.id)?.price,
    outcome,
    send,
  }
}
