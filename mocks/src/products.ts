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

export async function productFiles(): Promise<{ name: string; file: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort()
  return names.map((name) => ({ name: basename(name, '.yaml'), file: join(folder, name) }))
}

/** The demo API products in alphabetical order. */
export async function listProducts(): Promise<Product[]> {
  const files = await productFiles()
  return Promise.all(
    files.map(async ({ name, file }) => ({ name, file, document: await readDocument(file) })),
  )
}
