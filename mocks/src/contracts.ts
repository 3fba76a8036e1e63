import { fileURLToPath } from 'node:url'
import type { JsonObject } from './json.ts'
import { withProductReferences } from './product-references.ts'
import { productFiles } from './products.ts'

/** A document to mock, and the port where people look for it. */
export interface Contract {
  readonly name: string
  readonly file: string
  readonly port: number
  /** Adds to the document before it is mocked. */
  readonly complete?: (document: JsonObject) => Promise<JsonObject>
}

const bundle = (name: string) => fileURLToPath(new URL(`../../openapi/dist/${name}.json`, import.meta.url))
const firstProductPort = 4012

/** Every contract of this repository: portal, content, then the demo products in alphabetical order. */
export async function listContracts(): Promise<Contract[]> {
  const products = await productFiles()
  return [
    { name: 'portal', file: bundle('portal'), port: 4010, complete: withProductReferences },
    { name: 'content', file: bundle('content'), port: 4011 },
    ...products.map((product, index) => ({ ...product, port: firstProductPort + index })),
  ]
}
