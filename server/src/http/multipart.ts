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

const largestFileBytes = 10_485_760
const mostFiles = 5
const mostFields = 60

export async function takeForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: largestFileBytes, files: mostFiles, fields: mostFields, fieldSize: 100_000 },
    throwFileSizeLimit: false,
  })
}

/** Reads a multipart body whole. `true` and `false` become booleans, as the contract has flags. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) {
    throw new Problem('media_type_unsupported', 'Send the body with Content-Type: multipart/form-data.')
  }
  try {
    return await collect(request.parts())
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) {
      throw new Problem('body_too_large', 'The form has more parts than this call takes.')
    }
    throw new Problem('malformed_json', 'The form cannot be read. Send every part whole.')
  }
}

async function collect(parts: ReturnType<FastifyRequest['parts']>): Promise<Form> {
  const body: Record<string, unknown> = {}
  const files: Record<string, UploadedFile> = {}
  for await (const part of parts) {
    if (part.type === 'file') {
      const content = await part.toBuffer()
      files[part.fieldname] = { filename: part.filename, content, tooLarge: part.file.truncated }
      body[part.fieldname] = ''
    } else body[part.fieldname] = flags.get(String(part.value)) ?? part.value
  }
  return { body, files }
}

const flags = new Map([
  ['true', true],
  ['false', false],
])
