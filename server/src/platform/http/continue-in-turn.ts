import type { Server } from 'node:http'

/**
 * Node writes the 100 Continue of a request that came while the one before was being answered between the head and the body
 * of its response. Whoever sends requests ahead does not wait for a 100; only a request whose turn it is gets one.
 */
export function continueInTurn(server: Server): void {
  server.on('checkContinue', (request, response) => {
    if (response.socket) response.writeContinue()
    server.emit('request', request, response)
  })
}
