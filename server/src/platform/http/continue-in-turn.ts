import type { Server } from 'node:http'

/**
 * Node writes the 100 Continue of a pipelined request between the head and the body of the response before it. A
 * client that pipelines doesn't wait for a 100, so only a request whose turn it is gets one.
 */
export function continueInTurn(server: Server): void {
  server.on('checkContinue', (request, response) => {
    if (response.socket) response.writeContinue()
    server.emit('request', request, response)
  })
}
