import { type RunningServer, until } from '../test/support/process.ts'

/** Spreads calls over servers, as a proxy does. */
export class Balancer {
  readonly #servers = new Set<RunningServer>()
  readonly #begun = new Map<RunningServer, number>()
  #turn = 0

  add(server: RunningServer): void {
    this.#servers.add(server)
  }

  async send<Result>(call: (url: string) => Promise<Result>): Promise<Result> {
    const servers = [...this.#servers]
    this.#turn += 1
    const server = servers[this.#turn % servers.length]
    if (!server) throw new Error('No server is there to take a call.')
    this.#count(server, 1)
    try {
      return await call(server.url)
    } finally {
      this.#count(server, -1)
    }
  }

  /** Sends it no more calls, and waits for those that it has. */
  async remove(server: RunningServer): Promise<void> {
    this.#servers.delete(server)
    await until('its calls are answered', () => this.#begun.get(server) === 0)
  }

  #count(server: RunningServer, change: number): void {
    this.#begun.set(server, (this.#begun.get(server) ?? 0) + change)
  }
}
