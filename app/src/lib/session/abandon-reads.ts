type Fetch = (request: Request) => Promise<Response>

interface AbandonableReads {
  readonly layer: (send: Fetch) => Fetch
  /** The page is about to be left: reads under way are given up, and none begins any more. */
  abandon(): void
}

/**
 * A read that a logout overtakes would be rejected, and shown as an error until the page is gone. Once abandoned,
 * reads neither resolve nor reject. Writes continue as they are.
 */
export function abandonableReads(): AbandonableReads {
  const abandoned = new AbortController()
  const never = new Promise<never>(() => {})
  return {
    abandon: () => abandoned.abort(),
    layer: (send) => (request) => {
      if (request.method !== 'GET') return send(request)
      const { signal } = abandoned
      if (signal.aborted) return never
      return send(new Request(request, { signal: AbortSignal.any([request.signal, signal]) })).catch(
        (error) => {
          if (signal.aborted) return never
          throw error
        },
      )
    },
  }
}
