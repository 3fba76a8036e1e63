import { type Config, createConfig } from '@redocly/openapi-core'
import { isObject } from '@switchboard/oas/document'

const rules = {
  struct: 'warn',
  'no-unresolved-refs': 'error',
  'operation-operationId-unique': 'error',
  'no-identical-paths': 'warn',
} as const

/** Which rules a document is held against, and what of it are references. */
export const checkerConfig = (): Promise<Config> =>
  createConfig({
    rules,
    // An example is data, whatever it looks like.
    resolve: { doNotResolveExamples: true },
    plugins: [{ id: 'references', typeExtension: { oas3: withMappings } }],
  })

type Types = Record<string, { properties?: Record<string, unknown> }>

/** The values of a discriminator lead to names and addresses, too, which the checker takes for files. */
function withMappings<Given>(given: Given): Given {
  const types = given as Types
  const { Discriminator } = types
  const mapping = (value: unknown) =>
    isObject(value) && Object.values(value).every(isPlace)
      ? 'DiscriminatorMapping'
      : { type: 'object', resolvable: false }
  const properties = { ...Discriminator?.properties, mapping }
  return { ...types, Discriminator: { ...Discriminator, properties } } as Given
}

/** A place of this document, or of a file. */
const isPlace = (target: unknown): boolean =>
  typeof target === 'string' && /^(#\/|\.{0,2}\/|[^:#]+\.(ya?ml|json)(#|$))/.test(target)
