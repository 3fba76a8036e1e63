import type { Fetch } from './fetch.ts'

/** A mock scenario (`Prefer: code=…, example=…`) that was left in the code must not reach a real backend. */
export function withoutScenario(send: Fetch): Fetch {
  return (request) => {
    if (/(code|example)=/.test(request.headers.get('Prefer') as string)) request.headers.delete('Prefer')
    return send(request)
  }
}
