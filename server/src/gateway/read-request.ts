import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { NoResponse } from './no-response.ts'

export const maxBodyBytes = 10_485_760
/** Bodies up to this size are read whole before anything is sent: a slow caller then holds no upstream connection. */
const maxHeldBytes = 65_536

export interface BodyReading {
  /** How long it may take to arrive, and each further 64 KB of a longer one. */
  readonly maxMs: number
  /** Null: there is none. A Readable has this length; undefined if unknown. */
  readonly onBody: (body: Buffer | Readable | null, length?: number) => void
  readonly onFault: (reason: NoResponse['reason']) => void
}

/** Whether a request says that it has one. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * A body before the call has a place: whole, when it is small enough to be held; undefined when it is larger, and then nothing
 * of it is taken. Rejects with `NoResponse` when the caller leaves or sends too slowly.
 */
export async function readSmallBody(incoming: IncomingMessage, maxMs: number): Promise<Buffer | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxHeldBytes) return undefined
  const chunks: Buffer[] = []
  let bytes = 0
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => {
      settle()
      reject(new NoResponse('caller_slow'))
    }, maxMs)
    function settle(): void {
      clearTimeout(tooLong)
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
export function readRequestBody(incoming: IncomingMessage, { maxMs, onBody, onFault }: BodyReading): void {
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
  let bytesAtLook = 0
  let waited = false
  const pace = setInterval(() => {
    // Where the API takes nothing, nothing can arrive.
    if (!waited && bytes - bytesAtLook < maxHeldBytes) {
      stop()
      onFault('caller_slow')
    }
    waited = incoming.isPaused()
    bytesAtLook = bytes
  }, maxMs)

  function pause(): void {
    waited = true
    incoming.pause()
  }

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
    pause()
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
      if (!flowing.push(chunk)) pause()
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
    clearInterval(pace)
    incoming.off('data', onData).off('end', onEnd).off('close', onClose)
  }

  incoming.on('error', () => {})
  incoming.on('data', onData).on('end', onEnd).on('close', onClose)
  // Looked at before, it was paused.
  incoming.resume()
}
