import { type Config, type Document, lintDocument } from '@redocly/openapi-core'
import { follow, type JsonObject, walkObjects } from '@switchboard/oas/document'
import { allPlaced, findingOf, isError, isOfMapping } from '../read/checker.ts'
import { type Finding, ofDocument, PublishError } from '../read/publish-error.ts'
import type { ConfinedResolver } from '../read/resolvers.ts'

interface Checker {
  readonly config: Config
  readonly resolver: ConfinedResolver
  readonly outline: JsonObject
}

/** Refuses what is an error; answers the rest. */
export async function checkRules(
  document: Document,
  { config, resolver, outline }: Checker,
): Promise<Finding[]> {
  try {
    const problems = await lintDocument({ document, config, externalRefResolver: resolver })
    const broken = problems.filter(isError)
    if (broken.length > 0) throw PublishError.ofFindings(...broken.map(findingOf))
    return problems.filter((problem) => !isOfMapping(problem)).map(findingOf)
  } catch (error) {
    // The checker goes from schema to schema, and has only so many steps.
    if (!(error instanceof RangeError)) throw error
    const lost = allPlaced(document.source, lostReferences(outline))
    if (lost.length > 0) throw PublishError.ofFindings(...lost)
    return [ofDocument('Its schemas are too deeply nested to check against the OpenAPI rules.')]
  }
}

function lostReferences(document: JsonObject): Omit<Finding, 'line'>[] {
  const findings: Omit<Finding, 'line'>[] = []
  walkObjects(document, ({ node: { $ref }, pointer, extension }) => {
    if (extension || typeof $ref !== 'string' || follow(document, $ref) !== undefined) return
    findings.push({ pointer, text: `\`${$ref}\` doesn’t resolve. Fix it, or add its target.` })
  })
  return findings
}
