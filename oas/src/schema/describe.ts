import { asArray, isRecord } from '../json.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { countPhrases, numberPhrases } from './bounds.ts'
import { joined, listed, type Phrase, term } from './phrase.ts'
import { partsOf, type ResolvedSchema, resolve, schemasOf } from './resolve.ts'

interface Subject {
  readonly schemas: NamedSchemas
  /** The subject of the condition: `it`, or a field's name. */
  readonly of: Phrase
  /** Fields that are there in any case. */
  readonly present?: ReadonlySet<unknown>
}

const maxDepth = 4
const maxLength = 400

/** The condition under which a value fits a schema, in words: `kind is card`. Keywords without words appear as JSON. */
export function describe(schema: SchemaNode, subject: Subject, depth = 0): Phrase {
  if (schema === true) return ['always']
  const { node } = resolve(schema, subject.schemas)
  const others = Object.keys(node).filter(
    (word) => !spoken.has(word) && !silent.has(word) && !word.startsWith('x-'),
  )
  if (others.length > 0 || depth > maxDepth) return [...subject.of, ' matches ', asJson(schema)]
  const parts = partsOf(node).flatMap((part) => conditions(part, subject, depth))
  return parts.length > 0 ? joined(parts, ' and ') : [...subject.of, ' is there']
}

function conditions(node: ResolvedSchema['node'], subject: Subject, depth: number): Phrase[] {
  const { of, schemas } = subject
  const properties = isRecord(node.properties) ? node.properties : {}
  const required = new Set(asArray(node.required))
  const fields = Object.entries(properties).map(([name, field]): Phrase => {
    const words = describe(field as SchemaNode, { schemas, of: [term(name)] }, depth + 1)
    // JSON Schema takes a field that is missing for one that fits.
    const sure = required.has(name) || subject.present?.has(name)
    return sure ? words : [...words, ' or missing']
  })
  const needed = [...required]
    .filter((name) => !Object.hasOwn(properties, String(name)))
    .map((name): Phrase => [term(name), ' is there'])
  const choices = (['oneOf', 'anyOf'] as const).flatMap((word): Phrase[] => {
    const forms = schemasOf(node[word])
    if (forms.length === 0) return []
    return [
      joined(
        forms.map((choice) => describe(choice, subject, depth + 1)),
        ' or ',
      ),
    ]
  })
  const not = node.not === undefined ? [] : [notWords(node.not as SchemaNode, subject, depth)]
  return [...values(node, of), ...fields, ...needed, ...choices, ...not]
}

function notWords(schema: SchemaNode, subject: Subject, depth: number): Phrase {
  const { node } = resolve(schema, subject.schemas)
  const only = Object.keys(node).filter((word) => !silent.has(word) && word !== 'type')
  if (only.length === 1 && 'const' in node) return [...subject.of, ' isn’t ', term(node.const)]
  if (only.length === 1 && Array.isArray(node.enum))
    return [...subject.of, ' is none of ', ...listed(node.enum)]
  return ['not (', ...describe(schema, subject, depth + 1), ')']
}

function values(node: ResolvedSchema['node'], of: Phrase): Phrase[] {
  if ('const' in node) return [[...of, ' is ', term(node.const)]]
  if (Array.isArray(node.enum))
    return [[...of, node.enum.length === 1 ? ' is ' : ' is one of ', ...listed(node.enum)]]
  const types = asArray(Array.isArray(node.type) ? node.type : [node.type]).filter(
    (type) => type !== undefined && !(type === 'object' && (node.properties || node.required)),
  )
  return [
    ...(types.length > 0 ? [[...of, ' is of type ', types.join(' or ')]] : []),
    ...(typeof node.format === 'string' ? [[...of, ' has the format ', term(node.format)]] : []),
    ...numberPhrases(node).map((bound): Phrase => [...of, ' is ', lower(bound)]),
    ...countPhrases(node).map((bound): Phrase => [...of, ' has ', lower(bound)]),
    ...(typeof node.pattern === 'string' ? [[...of, ' matches ', term(node.pattern)]] : []),
  ]
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const bounds = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
]
const spoken = new Set([
  ...[
    'properties',
    'required',
    'const',
    'enum',
    'type',
    'format',
    'pattern',
    'oneOf',
    'anyOf',
    'allOf',
    'not',
  ],
  ...[...bounds, 'maxItems', 'minProperties', 'maxProperties', 'multipleOf', 'uniqueItems', 'nullable'],
])
const silent = new Set([
  'title',
  'description',
  'examples',
  'example',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
])

function asJson(schema: SchemaNode) {
  const text = JSON.stringify(schema).replaceAll('"x-named":', '"$ref":')
  return term(text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)
}
