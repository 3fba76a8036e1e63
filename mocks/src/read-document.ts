import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parse } from 'yaml'
import { isObject, type JsonObject } from './json.ts'
import { MockError } from './mock-error.ts'
import { type Parts, selfContained } from './self-contained.ts'

/** Reads an OpenAPI document, YAML or JSON, with what it quotes from folders beside it. */
export async function readDocument(file: string): Promise<JsonObject> {
  const path = relative(process.cwd(), file)
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new MockError('bundle_missing', `${path} is missing. Run \`npm run generate\`, which writes it.`, {
      cause,
    })
  })
  try {
    const document: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text)
    if (!isObject(document) || typeof document.openapi !== 'string' || !document.openapi.startsWith('3.')) {
      throw new Error('it has no `openapi: 3.x`')
    }
    return selfContained(document, await readParts(dirname(file)))
  } catch (cause) {
    throw invalidDocument(file, cause)
  }
}

/** The one wording for a document that cannot be mocked, whoever found out. */
export function invalidDocument(file: string, cause: unknown): MockError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new MockError('document_invalid', `${relative(process.cwd(), file)} can’t be mocked: ${reason}`, {
    cause,
  })
}

async function readParts(folder: string): Promise<Parts> {
  const paths = await readdir(folder, { recursive: true })
  const parts = paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes('/') && path.endsWith('.yaml'))
    .map(async (path) => [path, parse(await readFile(join(folder, path), 'utf8'))] as const)
  return Object.fromEntries(await Promise.all(parts))
}
