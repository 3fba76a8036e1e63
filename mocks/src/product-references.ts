import { type JsonObject as OpenApiDocument, readReference } from '@switchboard/oas/document'

import { asObject, type JsonObject } from './json.ts'
import { listEarlierProducts, listProducts, type Product } from './products.ts'

interface ExampleOf {
  readonly name: string
  readonly summary: string
  readonly data: object
  readonly when?: object
}

/**
 * The portal's document with the documentation of every demo product among its examples, read from the products themselves: the
 * mock shows the same as a server to which they were published.
 */
export async function withProductReferences(portal: JsonObject): Promise<JsonObject> {
  const read = [
    ...(await listProducts()).map((product) => readProduct(product)),
    ...(await listEarlierProducts()).map((product) => ({ ...readProduct(product), isEarlier: true })),
  ]
  const references = read.map((product) => {
    const { api, version, index } = product
    return { name: exampleName(api, product), summary: index.title, data: { api, version, ...index } }
  })
  const operations = read.flatMap((product) => {
    const { api, version } = product
    return product.operations.map((operation) => ({
      name: exampleName(operation.operation_id, product),
      summary: operation.summary,
      data: operation,
      when: { api, version, operation_id: operation.operation_id },
    }))
  })
  const changelogs = read.map((product) => {
    const { api, version, index } = product
    return {
      name: exampleName(api, product),
      summary: `${index.title} has one document`,
      data: { api, version, releases: [firstRelease(index.full_version, version)] },
    }
  })
  const added = new Map<string, readonly ExampleOf[]>([
    ['/api/api-reference', references],
    ['/api/api-reference/operation', operations],
    ['/api/api-reference/changelog', changelogs],
  ])
  const paths = Object.fromEntries(
    Object.entries(asObject(portal.paths)).map(([path, item]) => [path, withExamples(item, added.get(path))]),
  )
  return { ...portal, paths }
}

function readProduct({ name, document }: Product) {
  const { index, operations } = readReference(document as OpenApiDocument)
  const version = `v${index.full_version.split('.')[0]}`
  return { api: name, version, index, operations, isEarlier: false }
}

/** Those of the contract come first, and stay the default. */
function withExamples(item: unknown, added: readonly ExampleOf[] | undefined): unknown {
  if (!added) return item
  const copy = structuredClone(item) as { get: JsonObject }
  const success = asObject(asObject(copy.get.responses)['200'])
  const content = asObject(asObject(success.content)['application/json'])
  const own = asObject(content.examples)
  content.examples = {
    ...own,
    ...Object.fromEntries(
      added
        .filter(({ name }) => !(name in own))
        .map(({ name, summary, data, when }) => [
          name,
          { summary, value: { data }, ...(when && { 'x-when': when }) },
        ]),
    ),
  }
  return copy
}

const firstRelease = (full_version: string, version: string) => ({
  full_version,
  version,
  released_on: '2026-07-14',
  compared_with: null,
  changes: [],
  changes_left_out: 0,
})

/** The newest version goes by the plain name. */
const exampleName = (name: string, { version, isEarlier }: ReturnType<typeof readProduct>): string =>
  camelCaseOf(name) + (isEarlier ? version.toUpperCase() : '')

const camelCaseOf = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
