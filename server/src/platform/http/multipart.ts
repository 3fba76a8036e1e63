import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Places } from './places.ts'
import { comeAgain, Problem } from './problem.ts'
import { whenOver } from './when-over.ts'

export interface UploadedFile {
  /** As the sender named it: never a path, never to be trusted. */
  readonly filename: string
  readonly content: Buffer
  /** Whether the content was cut off because it is larger than the server takes. */
  readonly tooLarge: boolean
}

export interface Form {
  /** Text fields as text; files as the empty text, so that the contract's schema sees that they are there. */
  readonly body: unknown
  readonly files: Readonly<Record<string, UploadedFile>>
}

const maxFileBytes = 10_485_760
const maxFiles = 5
const maxFields = 60
const limits = { files: maxFiles, fields: maxFields, fieldSize: 100_000 }

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { ...limits, fileSize: maxFileBytes },
    throwFileSizeLimit: false,
  })
}

/** A form is in memory with its files until its response is over: an account alone has two, however slowly they arrive. */
export class FormPlaces {
  readonly #accounts = new Places({ size: 16, share: 0.125 })
  readonly #networks = new Places({ size: 16, share: 0.5 })

  /** Throws when there is none. */
  enter(account: string, network: string, reply: FastifyReply): void {
    const shares = [
      [this.#networks, network],
      [this.#accounts, account],
    ] as const
    for (const [places, caller] of shares) {
      const place = places.enter(caller)
      if (typeof place === 'string') throw comeAgain('Other files are still arriving.')
      whenOver(reply, place)
    }
  }
}

/** Reads a multipart body whole. A form that ends early, or holds more parts than any form of ours has, is unreadable. */
export async function readForm(request: FastifyRequest, largestFile = maxFileBytes): Promise<Form> {
  if (!request.isMultipart()) {
    throw new Problem('media_type_unsupported', 'Send the body with Content-Type: multipart/form-data.')
  }
  try {
    const parts = request.parts({ limits: { ...limits, fileSize: largestFile } })
    // Not all of it is of one file: no file is larger.
    return await collect(parts, Math.min(Number(request.headers['content-length'] ?? 0), largestFile))
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) {
      throw new Problem('body_too_large', 'The form has too many parts.')
    }
    throw new Problem('malformed_json', 'The form can’t be read. Send it complete, as multipart/form-data.')
  }
}

async function collect(parts: ReturnType<FastifyRequest['parts']>, expectedBytes: number): Promise<Form> {
  const body: Record<string, unknown> = {}
  const files: Record<string, UploadedFile> = {}
  for await (const part of parts) {
    if (part.type === 'field') body[part.fieldname] = textOf(part.value)
    else {
      const content = await contentOf(part.file, expectedBytes)
      // Browsers send this for a file field left empty.
      if (!part.filename && content.length === 0) continue
      files[part.fieldname] = { filename: part.filename, content, tooLarge: part.file.truncated }
      body[part.fieldname] = ''
    }
  }
  return { body, files }
}

const firstBytes = 65_536

/**
 * A file, put to its place piece by piece. To put a large one together at its end would keep everybody waiting; memory that was only
 * reserved costs nothing until something is written to it.
 */
async function contentOf(file: AsyncIterable<Buffer>, expectedBytes: number): Promise<Buffer> {
  let room = Buffer.allocUnsafeSlow(Math.max(expectedBytes, firstBytes))
  let length = 0
  for await (const piece of file) {
    if (length + piece.length > room.length) {
      const larger = Buffer.allocUnsafeSlow(2 * (length + piece.length))
      room.copy(larger, 0, 0, length)
      room = larger
    }
    length += piece.copy(room, length)
  }
  return room.subarray(0, length)
}

/** A part that says it is JSON comes parsed; the contract has it as a text. */
const textOf = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value)
