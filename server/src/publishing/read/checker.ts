import {
  type Config,
  createConfig,
  getLineColLocation,
  type LocationObject,
  type NormalizedProblem,
  type Source,
} from '@redocly/openapi-core'
import { isInExtension, isObject } from '@switchboard/oas/document'
import type { Finding } from './publish-error.ts'

const rules = {
  struct: 'warn',
  'no-unresolved-refs': 'error',
  'no-identical-paths': 'warn',
  'no-required-schema-properties-undefined': 'warn',
} as const

/** Which rules a document is held against, and what of it are references. */
export const checkerConfig = (): Promise<Config> =>
  createConfig({
    rules,
    // An example is data, whatever it looks like.
    resolve: { doNotResolveExamples: true },
    plugins: [{ id: 'references', typeExtension: { oas3: correctedTypes } }],
  })

interface NodeType {
  readonly name?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
  readonly [other: string]: unknown
}
type Types = Readonly<Record<string, NodeType>>

const named = (name: string, { properties = {}, ...type }: NodeType = {}, more: object = {}): Types => ({
  [name]: { ...type, properties: { ...properties, ...more } },
})

/** The values of a discriminator lead to names and addresses, too, which the checker takes for files. */
function correctedTypes<Given>(rules: Given): Given {
  const types = rules as Types
  const mapping = (value: unknown) =>
    isObject(value) && Object.values(value).every(isPlace)
      ? 'DiscriminatorMapping'
      : { type: 'object', resolvable: false }
  const known = { ...types, ...named('Discriminator', types.Discriminator, { mapping }) }
  return ('DeviceAuthorization' in types ? withVersion32(known) : known) as Given
}

/** Types that the checker has otherwise than OpenAPI 3.2 has them. */
function withVersion32(types: Types): Types {
  const { Discriminator, Encoding, DeviceAuthorization, Response } = types
  const encodings = { prefixEncoding: { name: 'EncodingList', properties: {}, items: 'Encoding' } }
  return {
    ...types,
    ...named('DeviceAuthorization', DeviceAuthorization, { scopes: 'MappingOfTexts' }),
    MappingOfTexts: { properties: {}, additionalProperties: { type: 'string' } },
    ...named('Discriminator', Discriminator, { defaultMapping: { type: 'string' } }),
    ...named('Encoding', Encoding, { encoding: 'EncodingMap', itemEncoding: 'Encoding', ...encodings }),
    ...named('Response', { ...Response, required: [] }),
    NamedMediaTypes: { properties: {}, additionalProperties: 'MediaType' },
  }
}

/** A place of this document, or of a file. */
const isPlace = (target: unknown): boolean =>
  typeof target === 'string' && /^(#\/|\.{0,2}\/|[^:#]+\.(ya?ml|json)(#|$))/.test(target)

/** As many as any page shows: each line is a search of the whole document. */
const maxPlaced = 200

/** Findings of our own, the first of them with their lines. */
export const allPlaced = (source: Source, findings: readonly Omit<Finding, 'line'>[]): Finding[] =>
  findings.map((finding, index) => ({
    ...finding,
    line: index < maxPlaced ? lineOf({ source, pointer: finding.pointer, reportOnKey: true }) : undefined,
  }))

/** Another parser finds it, which does not know all that the first one takes: `!!binary`, and tags of nobody. */
function lineOf(location: LocationObject): number | undefined {
  try {
    return getLineColLocation(location).start.line
  } catch {
    return undefined
  }
}

const remedies: Readonly<Record<string, string>> = {
  'no-unresolved-refs': 'Fix the reference, or add its target.',
}

/** A finding of the checker in our form. */
export function findingOf({ message, location, suggest, ruleId }: NormalizedProblem): Finding {
  const [at] = location
  const hints = [suggest[0] && `Did you mean ${suggest[0]}?`, remedies[ruleId]].filter(Boolean)
  const words = message.replace(/\s+/g, ' ').trim().replace(/\.$/, '')
  return {
    pointer: at?.pointer ?? '#/',
    line: at && lineOf(at),
    text: [`${words}.`, ...hints].join(' '),
  }
}

/** A reference that leads nowhere breaks no page where it stands in an extension, nor one to the fields of a choice. */
export const isError = (problem: NormalizedProblem): boolean => {
  const { severity, ruleId, location } = problem
  if (severity !== 'error' || isOfMapping(problem)) return false
  return !(ruleId === 'no-unresolved-refs' && isInExtension(location[0]?.pointer ?? '#/'))
}

/** Told in words of our own: see lostMappings. */
export const isOfMapping = ({ location: [at] }: NormalizedProblem): boolean =>
  /\/discriminator\/(mapping(\/|$)|defaultMapping$)/.test(at?.pointer ?? '')
