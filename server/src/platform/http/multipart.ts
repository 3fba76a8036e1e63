import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

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

/** Reads a multipart body whole. A form that ends early, or holds more parts than any form of ours has, is unreadable. */
export async function readForm(request: FastifyRequest, largestFile = maxFileBytes): Promise<Form> {
  if (!request.isMultipart()) {
    throw new Problem('media_type_unsupported', 'Send the body with Content-Type: multipart/form-data.')
  }
  try {
    return await collect(request.parts({ limits: { ...limits, fileSize: largestFile } }))
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) {
      throw new Problem('body_too_large', 'The form has too many parts.')
    }
    throw new Problem('malformed_json', "The form can't be read. Send it complete, as multipart/form-data.")
  }
}

async function collect(parts: ReturnType<FastifyRequest['parts']>): Promise<Form> {
  const body: Record<string, unknown> = {}
  const files: Record<string, UploadedFile> = {}
  for await (const part of parts) {
    if (part.type === 'field') body[part.fieldname] = textOf(part.value)
    else {
      const content = await part.toBuffer()
      // What a browser sends for a file that nobody chose.
      if (!part.filename && content.length === 0) continue
      files[part.fieldname] = { filename: part.filename, content, tooLarge: part.file.truncated }
      body[part.fieldname] = ''
    }
  }
  return { body, files }
}

/** A part that says it is JSON comes parsed; the contract has it as a text. */
const textOf = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value)
