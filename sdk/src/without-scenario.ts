import type { Fetch } from './fetch.ts'

/** A mock scenario (`Prefer: code=…, example=…`) that was left in the code must not reach a real backend. */
export function withoutScenario(send: Fetch): Fetch {
  return (request) => {
    if (/(code|example)=/.test(request.headers.get('Prefer') ?? '')) request.headers.delete('Prefer')
    return send(request)
  }
}
