import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { checkDocument } from '../../src/publishing/check/check-document.ts'
import { fileSource } from '../../src/publishing/read/document-source.ts'

/** A night has time for all of them; `npm test` takes every fifth. */
export const isWhole = process.env.LONG_TESTS === '1'
const some = <Item>(items: readonly Item[]): readonly Item[] =>
  isWhole ? items : items.filter((_, place) => place % 5 === 0)

/** Where the packages lie that the documents come from. */
export const modules = join(import.meta.dirname, '../../../node_modules')
const examples = ['3.0', '3.1'].flatMap((version) =>
  readdirSync(join(modules, '@readme/oas-examples', version, 'json'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `@readme/oas-examples/${version}/json/${name}`),
)
/** The public documents that the tests know, as paths there. */
export const files = some([
  ...examples,
  '@figma/rest-api-spec/openapi/openapi.yaml',
  '@directus/specs/dist/openapi.json',
  '@blockfrost/openapi/openapi.yaml',
  '@scalar/galaxy/dist/3.1.yaml',
  '@digdir/dialogporten-schema/swagger.verified.json',
])

interface Source {
  readonly name: string
  readonly source: string
}

const here = join(import.meta.dirname, '..')
const inFolder = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))

const read = (folder: string): Source[] =>
  inFolder(folder).map((file) => ({ name: basename(file), source: readFileSync(file, 'utf8') }))

/** Documents that refer to files beside them, with those put into them. */
const readWhole = (folder: string, root: string): Promise<Source[]> =>
  Promise.all(
    inFolder(folder).map(async (file) => {
      const { parsed } = await checkDocument(fileSource(file, root))
      return { name: relative(dirname(root), file), source: JSON.stringify(parsed) }
    }),
  )

/** Laid out as the working groups of CAMARA lay out their repositories: each refers to files that all share. */
const camara = join(here, 'fixtures/camara')
const products = join(here, '../../mocks/products')

/** Those that are written here: after the shapes of CAMARA, and of what strangers’ documents do. */
export const documents = some([
  ...read(join(here, 'fixtures/corpus')),
  ...(await readWhole(join(camara, 'API_definitions'), camara)),
  ...(await readWhole(products, products)),
])
