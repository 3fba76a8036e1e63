import type { Server } from 'node:http'

/**
 * A client that waits for a 100 Continue gets it when its body is asked for: one that is rejected before sends nothing, and its
 * connection ends, since the next bytes could be the body after all. Node writes the 100 Continue of a pipelined request between
 * the head and the body of the response before it. A client that pipelines doesn't wait for a 100, so only a request whose turn
 * it is gets one.
 */
export function continueInTurn(server: Server): void {
  server.on('checkContinue', (request, response) => {
    const { shouldKeepAlive } = response
    const read = request._read
    response.shouldKeepAlive = false
    request._read = (size) => {
      request._read = read
      if (!response.headersSent) {
        response.shouldKeepAlive = shouldKeepAlive
        if (response.socket) response.writeContinue()
      }
      read.call(request, size)
    }
    server.emit('request', request, response)
  })
}
