const storageKey = 'switchboard.scenarios'

/** By method and path of an operation, which status and named example its mock is asked for: `200 zeroBalance`. */
export type Scenarios = Readonly<Record<string, string>>

export function readScenarios(): Scenarios {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

export const writeScenarios = (scenarios: Scenarios): void =>
  localStorage.setItem(storageKey, JSON.stringify(scenarios))

/** The fetch of the app in development: asks the mock for what was chosen at `/__dev/mock`. */
export function withScenarios(send: (request: Request) => Promise<Response>, portalUrl: string) {
  const base = new URL(portalUrl, location.href).href.replace(/\/$/, '')
  return (request: Request): Promise<Response> => {
    const [address = ''] = request.url.split('?')
    const chosen =
      address.startsWith(base) && readScenarios()[`${request.method} ${address.slice(base.length)}`]
    if (chosen) {
      const [status, example] = chosen.split(' ')
      request.headers.set('Prefer', `code=${status}, example=${example}`)
    }
    return send(request)
  }
}
