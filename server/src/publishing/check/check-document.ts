import { type JsonObject, localReferences } from '@switchboard/oas/document'
import { allPlaced, checkerConfig } from '../read/checker.ts'
import { clean } from '../read/clean.ts'
import { convertSwagger, isSwagger2 } from '../read/convert-swagger.ts'
import { type DocumentSource, textOf, uploaded } from '../read/document-source.ts'
import { writeYaml } from '../read/long-numbers.ts'
import {
  bundled,
  byPlace,
  type ParsedDocument,
  type PublishedDocument,
  parseDocument,
  quotesFiles,
} from '../read/parse-document.ts'
import { type Finding, PublishError } from '../read/publish-error.ts'
import { ConfinedResolver, ExactResolver } from '../read/resolvers.ts'
import { swaggerPlace } from '../read/swagger-place.ts'
import { checkOutline } from './check-outline.ts'
import { checkRules } from './check-rules.ts'
import { checkTexts } from './check-texts.ts'
import { ignoredSiblings } from './ignored-siblings.ts'
import { lostMappings } from './lost-mappings.ts'
import { checkIds } from './repeated-ids.ts'

export interface CheckedDocument extends PublishedDocument {
  /** As it was written; with the files that it quotes put into it. */
  readonly source: string
  readonly converted: boolean
  /** Where it breaks the rules of OpenAPI in ways that can be lived with. */
  readonly warnings: readonly Finding[]
}

/**
 * Reads an OpenAPI 3.0 to 3.2 document, YAML or JSON, and refuses what could not be shown as it is meant. One of Swagger 2.0
 * is converted where that was asked for.
 */
export async function checkDocument(
  { content, name, ...place }: DocumentSource,
  { convert = false }: { readonly convert?: boolean } = {},
): Promise<CheckedDocument> {
  const source = textOf(content)
  const { document, doubles, exact } = parseDocument(source, name)
  const outline = clean(exact.parsed)
  if (convert && isSwagger2(outline))
    return checkConverted({ document, doubles, exact, outline, resolver: new ExactResolver(place) })
  const findings = checkOutline(outline)
  if (findings.length > 0) throw PublishError.ofFindings(...allPlaced(document.source, findings))
  const local = localReferences(outline as JsonObject)
  const config = await checkerConfig()
  // Another for each reading: it holds what it has read, and putting files together changes that.
  const broken = await checkRules(byPlace(document), {
    config,
    resolver: new ConfinedResolver(place),
    outline: local,
  })
  // Source that only a lenient parser reads is stored in a form that every parser reads.
  const text = doubles ? writeYaml(outline) : source
  const alone = quotesFiles(local) ? undefined : (outline as JsonObject)
  const whole = alone ?? (await bundled(exact, config, new ExactResolver(place)))
  const repeated = checkIds(whole, (findings) => allPlaced(document.source, findings))
  const unread = allPlaced(document.source, [
    ...lostMappings(localReferences(whole)),
    ...ignoredSiblings(outline as JsonObject),
    ...checkTexts(whole),
  ])
  return {
    source: alone ? text : writeYaml(whole),
    asPublished: whole,
    parsed: whole,
    converted: false,
    warnings: [...(doubles ?? []), ...broken, ...repeated, ...unread],
  }
}

interface SwaggerSource extends ParsedDocument {
  readonly outline: JsonObject
  readonly resolver: ConfinedResolver
}

/** A Swagger 2.0 document: its conversion is checked, its source stays as written. */
async function checkConverted({
  document,
  doubles,
  exact,
  outline,
  resolver,
}: SwaggerSource): Promise<CheckedDocument> {
  const asWritten = !doubles && !quotesFiles(outline)
  const config = await checkerConfig()
  const asPublished = asWritten ? outline : await bundled(exact, config, resolver)
  const text = writeYaml(convertSwagger(asPublished))
  const toOriginal = (findings: readonly Finding[]) =>
    allPlaced(
      document.source,
      findings.map((finding) => ({ ...finding, pointer: swaggerPlace(outline, finding.pointer) })),
    )
  const checked = await checkDocument({
    ...uploaded(Buffer.from(text)),
    name: 'converted.yaml',
  }).catch((error: unknown) => {
    if (!(error instanceof PublishError)) throw error
    throw new PublishError(error.message, { findings: toOriginal(error.findings) })
  })
  return {
    ...checked,
    source: asWritten ? document.source.body : writeYaml(asPublished),
    asPublished,
    converted: true,
    warnings: [...(doubles ?? []), ...toOriginal(checked.warnings)],
  }
}
