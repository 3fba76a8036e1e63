import { type Config, type Document, lintDocument, type NormalizedProblem } from '@redocly/openapi-core'
import { follow, isObject, type JsonObject } from '@switchboard/oas/document'
import { findingOf, placed } from './place.ts'
import { type Finding, PublishError } from './publish-error.ts'
import { ConfinedResolver } from './read-source.ts'

interface CheckedDocument {
  readonly config: Config
  readonly folder: string | undefined
  readonly outline: JsonObject
}

/** Refuses what is an error; answers the rest. */
export async function checkRules(document: Document, checked: CheckedDocument): Promise<Finding[]> {
  const { config, folder, outline } = checked
  try {
    const problems = await lintDocument({
      document,
      config,
      externalRefResolver: new ConfinedResolver(folder),
    })
    const broken = problems.filter(isError)
    if (broken.length > 0) throw new PublishError('', broken.map(findingOf))
    return problems.map(findingOf)
  } catch (error) {
    // The checker goes from schema to schema, and has only so many steps.
    if (!(error instanceof RangeError)) throw error
    const lost = lostReferences(outline, '#')
      .filter(({ pointer }) => !isInExtension(pointer))
      .map((finding) => placed(document.source, finding))
    if (lost.length > 0) throw new PublishError('', lost)
    return [
      {
        pointer: '#/',
        line: undefined,
        text: 'Its schemas are too deeply nested to check against the OpenAPI rules.',
      },
    ]
  }
}

/** A reference that leads nowhere breaks no page where it stands in an extension. */
export const isError = ({ severity, ruleId, location: [at] }: NormalizedProblem): boolean =>
  severity === 'error' && !(ruleId === 'no-unresolved-refs' && isInExtension(at?.pointer ?? '#/'))

/** Maps whose names are free: an `x-correlator` among parameters is one of them. */
const maps = new Set([
  ...[
    'callbacks',
    'content',
    'encoding',
    'examples',
    'headers',
    'links',
    'mapping',
    'parameters',
    'pathItems',
  ],
  ...['paths', 'properties', 'patternProperties', 'dependentSchemas', '$defs', 'requestBodies', 'responses'],
  ...['schemas', 'scopes', 'securitySchemes', 'variables', 'webhooks', 'mediaTypes'],
])

function isInExtension(pointer: string): boolean {
  let inMap = false
  for (const name of pointer.replace(/^#?\//, '').split('/')) {
    if (!inMap && name.startsWith('x-')) return true
    inMap = !inMap && maps.has(name)
  }
  return false
}

function lostReferences(
  document: JsonObject,
  pointer: string,
  value: unknown = document,
): Omit<Finding, 'line'>[] {
  if (typeof value !== 'object' || value === null) return []
  const { $ref } = value as { $ref?: unknown }
  const lost = isObject(value) && typeof $ref === 'string' && follow(document, $ref) === undefined
  const own = lost ? [{ pointer, text: `\`${$ref}\` doesn't resolve. Fix it, or add its target.` }] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, item]) =>
      lostReferences(document, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, item),
    ),
  ]
}
