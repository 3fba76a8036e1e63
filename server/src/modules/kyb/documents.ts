import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileTypeFromBuffer } from 'file-type'
import type { AppContext } from '../../platform/app-context.ts'
import type { UploadedFile } from '../../platform/http/multipart.ts'
import { type FieldError, refusedFields } from '../../platform/http/problem.ts'
import { isNamed } from './repo.ts'

const documentFields = ['registration_certificate', 'representative_id', 'proof_of_address'] as const
const optional: ReadonlySet<string> = new Set(['proof_of_address'])
const fields: ReadonlySet<string> = new Set(documentFields)
export const isDocument = (field: string): boolean => fields.has(field)
const maxNameLength = 255

export interface Document {
  readonly field: string
  /** Its name in the folder: chance, so that nothing can be guessed or overwritten. */
  readonly file: string
  readonly name: string
  readonly type: string
  readonly content: Buffer
  readonly sha256: Buffer
}

/** The documents of a form, or a 422 that points at each one that cannot be taken. */
export async function takeDocuments(
  files: Readonly<Record<string, UploadedFile>>,
  required: readonly string[] = documentFields.filter((field) => !optional.has(field)),
): Promise<readonly Document[]> {
  const refused: FieldError[] = []
  const taken: Document[] = []
  for (const field of documentFields) {
    const file = files[field]
    if (!file && !required.includes(field)) continue
    const type = file && !file.tooLarge ? await documentKind(file.content) : undefined
    if (file && type) taken.push(documentOf(field, file, type))
    else refused.push({ pointer: `#/${field}`, ...whyNot(file) })
  }
  if (refused.length > 0) throw refusedFields(refused)
  return taken
}

function whyNot(file: UploadedFile | undefined): Omit<FieldError, 'pointer'> {
  if (!file) return { code: 'required', message: 'Send this document as a file.' }
  if (file.tooLarge) return { code: 'too_large', message: 'Send a file of at most 10 MB.' }
  if (file.content.length === 0)
    return { code: 'empty', message: 'This file is empty. Choose the document again.' }
  return { code: 'media_type', message: 'Send a PDF, PNG or JPEG.' }
}

const documentOf = (field: string, { filename, content }: UploadedFile, type: string): Document => ({
  field,
  file: randomUUID(),
  // A reviewer reads it: nothing in it may turn the direction of the text, so that `gpj.exe` reads as `exe.jpg`.
  name: (filename ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, maxNameLength),
  type,
  content,
  sha256: createHash('sha256').update(content).digest(),
})

const beginnings: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [...Buffer.from('%PDF-')],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

/**
 * Detects a document's type from its content, never from its name or the sender's word. Two checks must agree: a
 * library that knows many formats, so that no other passes as one of ours, and the leading bytes of our own.
 */
export async function documentKind(content: Buffer): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(content)
  if (!type) return undefined
  const begins = beginnings[type.mime]?.every((byte, index) => content[index] === byte)
  return begins ? type.mime : undefined
}

/**
 * Does work that needs the documents in their folder. They are on the disk, for sure, before it begins, so that no
 * submission ever names a file that is not there; when it fails they are taken away again.
 */
export async function withDocuments<Result>(
  folder: string,
  documents: readonly Document[],
  work: (paths: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const paths = new Map(documents.map(({ field, file }) => [field, join(folder, file)]))
  try {
    for (const { field, content } of documents) {
      await writeFile(paths.get(field) ?? '', content, { mode: 0o600, flag: 'wx', flush: true })
    }
    return await work(paths)
  } catch (error) {
    await Promise.all([...paths.values()].map((path) => rm(path, { force: true })))
    throw error
  }
}

const run = promisify(execFile)
const timeoutMs = 60_000
const infectedExit = 1

/**
 * Has each document looked at by the scanner, when there is one. `command` is a program and its arguments, parted by
 * spaces; the path comes last and no shell reads it. A scanner that breaks down lets nothing through.
 */
export async function scanDocuments(command: string, paths: ReadonlyMap<string, string>): Promise<void> {
  const [program, ...options] = command.split(' ').filter(Boolean)
  if (!program) return
  const infected: FieldError[] = []
  for (const [field, path] of paths) {
    if (await isClean(program, [...options, path])) continue
    const message = 'This file contains a virus. Send a clean one.'
    infected.push({ pointer: `#/${field}`, code: 'document_infected', message })
  }
  if (infected.length > 0) throw refusedFields(infected)
}

async function isClean(program: string, args: readonly string[]): Promise<boolean> {
  try {
    await run(program, [...args], { timeout: timeoutMs })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === infectedExit) return false
    throw new Error('The virus scanner failed.', { cause: error })
  }
}

/** A submission is stored long before that; an older file without one was left by a killed process. */
const oldMs = 86_400_000

/** Takes away documents that no submission names: they show people, and nobody would ever look after them. */
export async function purgeDocuments({
  db,
  clock,
  settings,
}: Pick<AppContext, 'db' | 'clock' | 'settings'>): Promise<void> {
  const files = await readdir(settings.kybFolder).catch(() => [])
  for (const file of files) {
    const path = join(settings.kybFolder, file)
    const stats = await stat(path).catch(() => undefined)
    if (!stats?.isFile() || clock().getTime() - stats.mtimeMs < oldMs) continue
    if (!(await isNamed(db, file))) await rm(path, { force: true })
  }
}
