import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { NoResponse } from './no-response.ts'

export const maxBodyBytes = 10_485_760
/** Bodies up to this size are read whole before anything is sent: a slow caller then holds no upstream connection. */
const maxHeldBytes = 65_536

export interface BodyReading {
  /** Null: there is none. A Readable has this length; undefined if unknown. */
  readonly onBody: (body: Buffer | Readable | null, length?: number) => void
  readonly onFault: (reason: NoResponse['reason']) => void
}

/** Whether a request says that it has one. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The body of one call, read at most once. */
export function bodyReader(incoming: IncomingMessage): () => Promise<Buffer | undefined> {
  let reading: Promise<Buffer | undefined> | undefined
  return () => {
    reading ??= peekRequestBody(incoming)
    return reading
  }
}

/**
 * A body before the call is charged: whole, when it is small enough to be held; undefined when there is none or it is larger, and then
 * nothing of it is taken. Rejects with `NoResponse` when the caller leaves.
 */
async function peekRequestBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const { 'content-length': announced = 0, 'transfer-encoding': coding } = incoming.headers
  if (coding === undefined && !Number(announced)) return undefined
  if (Number(announced) > maxHeldBytes) return undefined
  const chunks: Buffer[] = []
  let bytes = 0
  return new Promise((resolve, reject) => {
    function settle(): void {
      incoming.off('data', onData).off('end', onEnd).off('close', onClose)
    }
    function onData(chunk: Buffer): void {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes <= maxHeldBytes) return
      settle()
      incoming.pause()
      incoming.unshift(Buffer.concat(chunks))
      resolve(undefined)
    }
    function onEnd(): void {
      settle()
      resolve(Buffer.concat(chunks))
    }
    function onClose(): void {
      settle()
      reject(new NoResponse('caller_gone'))
    }
    incoming.on('error', () => {})
    if (incoming.destroyed) onClose()
    else incoming.on('data', onData).on('end', onEnd).on('close', onClose)
  })
}

/**
 * Reads the body as the caller's parser delimited it. Its framing upstream follows from the parsed length alone,
 * never from forwarded headers.
 */
export function readRequestBody(incoming: IncomingMessage, { onBody, onFault }: BodyReading): void {
  const { 'content-length': announced, 'transfer-encoding': coding } = incoming.headers
  const length = announced === undefined ? undefined : Number(announced)
  if (coding === undefined && !length) {
    onBody(null)
    return
  }
  // The caller left while the call was being charged, and took what was not read yet with them.
  if (incoming.destroyed) {
    onFault('caller_gone')
    return
  }

  const chunks: Buffer[] = []
  let bytes = 0
  let ended = false
  let flowing: Readable | undefined

  function flow(): void {
    flowing = new Readable({
      read: () => incoming.resume(),
      // The API answered before it had the whole body, or the call was given up: the rest is of no use to anyone.
      destroy(_error, done) {
        stop()
        incoming.resume()
        done(null)
      },
    })
    for (const chunk of chunks) flowing.push(chunk)
    incoming.pause()
    onBody(flowing, length)
  }

  function onData(chunk: Buffer): void {
    bytes += chunk.length
    if (bytes > maxBodyBytes) {
      stop()
      onFault('too_large')
      return
    }
    if (flowing) {
      if (!flowing.push(chunk)) incoming.pause()
      return
    }
    chunks.push(chunk)
    if (bytes > maxHeldBytes) flow()
  }

  function onEnd(): void {
    ended = true
    stop()
    if (flowing) flowing.push(null)
    else onBody(chunks.length === 1 ? (chunks[0] ?? null) : Buffer.concat(chunks))
  }

  function onClose(): void {
    if (ended) return
    stop()
    onFault('caller_gone')
  }

  function stop(): void {
    incoming.off('data', onData).off('end', onEnd).off('close', onClose)
  }

  incoming.on('error', () => {})
  incoming.on('data', onData).on('end', onEnd).on('close', onClose)
  // Looked at before, it was paused.
  incoming.resume()
}
