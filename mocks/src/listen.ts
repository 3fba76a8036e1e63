import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MockError } from './mock-error.ts'

export interface ListenOptions {
  readonly name: string
  readonly port: number
  readonly host: string
}

/** Listens and returns the address. An error for a port in use explains the remedy. */
export function listen(server: Server, { name, port, host }: ListenOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EADDRINUSE') {
        const message = `The ${name} mock can’t listen on ${host}:${port}: ${cause.message}`
        return reject(new MockError('listen_failed', message, { cause }))
      }
      const advice = 'Stop the program that uses it, or move all mocks: FIRST_PORT=5010.'
      reject(new MockError('port_in_use', `Port ${port} of the ${name} mock is in use. ${advice}`, { cause }))
    })
    server.listen(port, host, () => resolve(addressOf(server.address() as AddressInfo)))
  })
}

export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function addressOf({ address, family, port }: AddressInfo): string {
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}
