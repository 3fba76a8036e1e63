import type { Fetch } from './with-session.ts'

/** A mock scenario (`Prefer: code=…, example=…`) that was left in the code must not reach a real backend. */
export function withoutScenario(send: Fetch): Fetch {
  return (request) => {
    const prefer = request.headers.get('Prefer')
    if (prefer) {
      const kept = prefer.split(/[,;]/).filter((wish) => !/^\s*(code|example|dynamic)\s*=/.test(wish))
      if (kept.length > 0) request.headers.set('Prefer', kept.join(','))
      else request.headers.delete('Prefer')
    }
    return send(request)
  }
}
