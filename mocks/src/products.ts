import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JsonObject } from './json.ts'
import { readDocument } from './read-document.ts'

/** A demo API product with its OpenAPI document, complete in itself. */
export interface Product {
  readonly name: string
  readonly file: string
  readonly document: JsonObject
}

const folder = fileURLToPath(new URL('../products', import.meta.url))

interface ProductFile {
  readonly name: string
  readonly file: string
}

export const productFiles = () => documentsIn(folder)

async function documentsIn(folder: string): Promise<ProductFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort()
  return names.map((name) => ({ name: basename(name, '.yaml'), file: join(folder, name) }))
}

/** The demo API products in alphabetical order. */
export const listProducts = async (): Promise<Product[]> => readAll(await productFiles())

/** Versions before those, which are documented and no longer played: the mock of the newer one answers their calls. */
export async function listEarlierProducts(): Promise<Product[]> {
  const files = await documentsIn(join(folder, 'earlier'))
  return readAll(files.map(({ name, file }) => ({ name: name.replace(/-[\d.]+$/, ''), file })))
}

const readAll = (files: readonly ProductFile[]): Promise<Product[]> =>
  Promise.all(files.map(async ({ name, file }) => ({ name, file, document: await readDocument(file) })))
