import type { ReceivedResponse, ResponseCheck } from '@switchboard/conformance/responses'

/** One way in which a side broke the contract, and how often. */
export interface Breach {
  /** The operation, or method and path of what is none. */
  readonly at: string
  readonly what: string
  readonly times: number
}

/** Traffic through the proxy. */
export interface ProxyReport {
  readonly calls: number
  /** How often each operation of the contract was called. */
  readonly operations: Readonly<Record<string, number>>
  readonly backend: readonly Breach[]
  readonly clients: readonly Breach[]
}

/** Keeps what passes through the proxy, the faults of the backend apart from those of its clients. */
export class ProxyNotes {
  readonly #check: ResponseCheck
  readonly #calls = new Map<string, number>()
  readonly #backend = new Map<string, Breach>()
  readonly #clients = new Map<string, Breach>()
  #total = 0

  constructor(check: ResponseCheck) {
    this.#check = check
  }

  /** A request of a client, with what Prism has against it. */
  request(method: string, path: string, objections: readonly string[]): void {
    this.#total += 1
    const operation = this.#check.operationAt(method, path)
    if (operation) this.#calls.set(operation, (this.#calls.get(operation) ?? 0) + 1)
    else count(this.#clients, `${method} ${path}`, 'the contract has no such operation')
    for (const objection of operation ? objections : []) count(this.#clients, operation ?? '', objection)
  }

  /** The backend's response, before any change. */
  response(path: string, response: ReceivedResponse): void {
    const operation = this.#check.operationAt(response.method, path)
    if (!operation) return
    for (const { check, expected, got } of this.#check.faultsOf(operation, response))
      count(this.#backend, operation, `${check}: expected ${expected}, got ${got}`)
  }

  /** The backend could not be reached, or broke off. */
  broken(method: string, path: string, reason: string): void {
    count(
      this.#backend,
      this.#check.operationAt(method, path) ?? `${method} ${path}`,
      `connection: ${reason}`,
    )
  }

  report(): ProxyReport {
    return {
      calls: this.#total,
      operations: Object.fromEntries(this.#check.operations.map((id) => [id, this.#calls.get(id) ?? 0])),
      backend: [...this.#backend.values()],
      clients: [...this.#clients.values()],
    }
  }
}

function count(breaches: Map<string, Breach>, at: string, what: string): void {
  const key = `${at} ${what}`
  breaches.set(key, { at, what, times: (breaches.get(key)?.times ?? 0) + 1 })
}
