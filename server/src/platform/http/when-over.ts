import type { FastifyReply } from 'fastify'

/** Calls back once, when a response is sent or its caller is gone; immediately if the caller left before. */
export function whenOver({ raw: response }: FastifyReply, callback: () => void): void {
  if (response.destroyed) callback()
  else response.once('close', callback)
}
