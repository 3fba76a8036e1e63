import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the packages lie that the documents come from. */
export const modules = join(import.meta.dirname, '../../../node_modules')
const examples = ['3.0', '3.1'].flatMap((version) =>
  readdirSync(join(modules, '@readme/oas-examples', version, 'json'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `@readme/oas-examples/${version}/json/${name}`),
)
/** Every public document that the tests know, as a path there. */
export const files = [
  ...examples,
  '@figma/rest-api-spec/openapi/openapi.yaml',
  '@directus/specs/dist/openapi.json',
  '@blockfrost/openapi/openapi.yaml',
  '@scalar/galaxy/dist/3.1.yaml',
  '@digdir/dialogporten-schema/swagger.verified.json',
]

const read = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }))

/** Those that are written here: after the shapes of CAMARA, and of what strangers' documents do. */
export const documents = [
  ...read(join(import.meta.dirname, '../fixtures/corpus')),
  ...read(join(import.meta.dirname, '../../../mocks/products')),
]
