import { type Config, type Document, lintDocument, type NormalizedProblem } from '@redocly/openapi-core'
import { follow, isInExtension, type JsonObject, walkObjects } from '@switchboard/oas/document'
import { findingOf, placed } from './place.ts'
import { type Finding, PublishError } from './publish-error.ts'
import type { ConfinedResolver } from './read-source.ts'

interface CheckedDocument {
  readonly config: Config
  readonly resolver: ConfinedResolver
  readonly outline: JsonObject
}

/** Refuses what is an error; answers the rest. */
export async function checkRules(document: Document, checked: CheckedDocument): Promise<Finding[]> {
  const { config, resolver, outline } = checked
  try {
    const problems = await lintDocument({
      document,
      config,
      externalRefResolver: resolver,
    })
    const broken = problems.filter(isError)
    if (broken.length > 0) throw new PublishError('', broken.map(findingOf))
    return problems.filter((problem) => !isOfMapping(problem)).map(findingOf)
  } catch (error) {
    // The checker goes from schema to schema, and has only so many steps.
    if (!(error instanceof RangeError)) throw error
    const lost = lostReferences(outline).map((finding) => placed(document.source, finding))
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

/** A reference that leads nowhere breaks no page where it stands in an extension, nor one to the fields of a choice. */
export const isError = (problem: NormalizedProblem): boolean => {
  const { severity, ruleId, location } = problem
  if (severity !== 'error' || isOfMapping(problem)) return false
  return !(ruleId === 'no-unresolved-refs' && isInExtension(location[0]?.pointer ?? '#/'))
}

/** Told in words of our own: see lostMappings. */
const isOfMapping = ({ location: [at] }: NormalizedProblem): boolean =>
  /\/discriminator\/mapping(\/|$)/.test(at?.pointer ?? '')

function lostReferences(document: JsonObject): Omit<Finding, 'line'>[] {
  const found: Omit<Finding, 'line'>[] = []
  walkObjects(document, ({ node: { $ref }, pointer, extension }) => {
    if (extension || typeof $ref !== 'string' || follow(document, $ref) !== undefined) return
    found.push({ pointer, text: `\`${$ref}\` doesn't resolve. Fix it, or add its target.` })
  })
  return found
}
