import type { AddressInfo, Server } from 'node:net'

export interface Listener {
  readonly port: number
  readonly url: string
  /** Breaks the connections that are open. */
  close(): Promise<void>
}

/** Starts a stand-in on this machine, on a free port unless one is named. */
export async function listen(server: Server & { closeAllConnections?(): void }, port = 0): Promise<Listener> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections?.()
      }),
  }
}
