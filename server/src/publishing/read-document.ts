import {
  bundle,
  type Config,
  type Document,
  makeDocumentFromString,
  Source,
  YamlParseError,
} from '@redocly/openapi-core'
import { type JsonObject, localReferences, walkObjects } from '@switchboard/oas/document'
import { LineCounter, parseDocument, visit } from 'yaml'
import { checkOutline } from './check-outline.ts'
import { checkRules, isError } from './check-rules.ts'
import { checkerConfig } from './checker-config.ts'
import { clean } from './clean.ts'
import { convertSwagger, isSwagger2 } from './convert-swagger.ts'
import { ignoredSiblings } from './ignored-siblings.ts'
import { marked, withLongNumbers, writeYaml } from './long-numbers.ts'
import { lostMappings } from './lost-mappings.ts'
import { findingOf, placed } from './place.ts'
import { type Finding, PublishError } from './publish-error.ts'
import { ConfinedResolver, type DocumentSource, ExactResolver, textOf } from './read-source.ts'

export interface ReadDocument {
  /** As it was written; with the files that it quotes put into it. */
  readonly source: string
  readonly asPublished: JsonObject
  /** The same, as OpenAPI 3 where it was converted. */
  readonly parsed: JsonObject
  readonly converted: boolean
  /** Where it breaks the rules of OpenAPI in ways that can be lived with. */
  readonly warnings: readonly Finding[]
}

/**
 * Reads an OpenAPI 3.0 to 3.2 document, YAML or JSON, and refuses what could not be shown as it is meant. One of Swagger 2.0
 * is converted where that was asked for.
 */
export async function readDocument(
  { content, name, ...place }: DocumentSource,
  { convert = false }: { readonly convert?: boolean } = {},
): Promise<ReadDocument> {
  const source = textOf(content)
  const { document, doubles, exact } = parsed(source, name)
  const outline = clean(exact.parsed)
  if (convert && isSwagger2(outline))
    return readConverted({ document, doubles, exact, outline, resolver: new ExactResolver(place) })
  const findings = checkOutline(outline)
  if (findings.length > 0)
    throw new PublishError(
      '',
      findings.map((finding) => placed(document.source, finding)),
    )
  const local = localReferences(outline as JsonObject)
  const config = await checkerConfig()
  // Another for each reading: it holds what it has read, and putting files together changes that.
  const broken = await checkRules(byPlace(document), {
    config,
    resolver: new ConfinedResolver(place),
    outline: local,
  })
  // What only a lenient reader reads is kept as all read it.
  const kept = doubles ? writeYaml(outline) : source
  const alone = quotesFiles(local) ? undefined : (outline as JsonObject)
  const whole = alone ?? (await bundled(exact, config, new ExactResolver(place)))
  const lost = lostMappings(localReferences(whole)).map((finding) => placed(document.source, finding))
  const ignored = ignoredSiblings(outline as JsonObject).map((finding) => placed(document.source, finding))
  return {
    source: alone ? kept : writeYaml(whole),
    asPublished: whole,
    parsed: whole,
    converted: false,
    warnings: [...(doubles ?? []), ...broken, ...lost, ...ignored],
  }
}

/** With what is referred to by another name referred to by its place: the checker knows no other. */
const byPlace = (document: Document): Document => ({
  ...document,
  parsed: localReferences(document.parsed as JsonObject),
})

interface SwaggerSource extends ParsedDocument {
  readonly outline: JsonObject
  readonly resolver: ConfinedResolver
}

/** A Swagger 2.0 document: what it becomes is checked, what it is stays as it was written. */
async function readConverted({
  document,
  doubles,
  exact,
  outline,
  resolver,
}: SwaggerSource): Promise<ReadDocument> {
  const asWritten = !doubles && !quotesFiles(outline)
  const config = await checkerConfig()
  const asPublished = asWritten ? outline : await bundled(exact, config, resolver)
  const text = writeYaml(convertSwagger(asPublished))
  const read = await lineless(() =>
    readDocument({ content: Buffer.from(text), name: 'converted.yaml', folder: undefined }),
  )
  return {
    ...read,
    source: asWritten ? document.source.body : writeYaml(asPublished),
    asPublished,
    converted: true,
    warnings: [...(doubles ?? []), ...read.warnings.map(withoutLine)],
  }
}

/** Lines are those of what it became, which nobody has before them. */
async function lineless<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PublishError) throw new PublishError(error.message, error.findings.map(withoutLine))
    throw error
  }
}

const withoutLine = (finding: Finding): Finding => ({ ...finding, line: undefined })

/** A document that was published: as it was, and as it is read. */
export function documentIn(source: string): Pick<ReadDocument, 'asPublished' | 'parsed'> {
  const asPublished = clean(parsed(source, 'document.yaml').exact.parsed) as JsonObject
  return { asPublished, parsed: isSwagger2(asPublished) ? convertSwagger(asPublished) : asPublished }
}

interface ParsedDocument {
  /** For the checker, which knows numbers as JavaScript has them. */
  readonly document: Document
  /** With numbers as they are written. */
  readonly exact: Document
  /** Names that stand twice; undefined where every reader reads the document. */
  readonly doubles?: readonly Finding[] | undefined
}

function parsed(source: string, file: string): ParsedDocument {
  try {
    const document = makeDocumentFromString(source, file)
    return { document, exact: { ...document, parsed: withLongNumbers(source, document.parsed) } }
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error
    const lenient = parsedLeniently(source, file)
    if (lenient) return lenient
    // Its line stands beside it, and the file is whatever it was called where it came from.
    const [reason = ''] = error.originalError.message.replace(/ in "[^"\n]*" \(\d+:\d+\)/, '').split('\n')
    throw new PublishError('', [
      { pointer: '#/', line: error.line, text: `The document can't be parsed: ${reason}.` },
    ])
  }
}

/** What other readers of YAML take: a name that stands twice counts as it stands last, a tag of somebody else for nothing. */
function parsedLeniently(source: string, file: string): ParsedDocument | undefined {
  const lines = new LineCounter()
  const read = parseDocument(source, { merge: true, lineCounter: lines, logLevel: 'silent' })
  if (read.errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return undefined
  const doubles = read.errors.map(({ pos: [start] }) => ({
    pointer: '#/',
    line: lines.linePos(start).line,
    text: 'This name is used twice in its object; the last one counts.',
  }))
  try {
    const document = { source: new Source(file, source), parsed: read.toJS() }
    visit(read, {
      Scalar(_key, node) {
        node.value = marked(node)
      },
    })
    return { document, exact: { ...document, parsed: read.toJS() }, doubles }
  } catch (error) {
    // More aliases than a document has.
    if (error instanceof ReferenceError) return undefined
    throw error
  }
}

function quotesFiles(document: JsonObject): boolean {
  let found = false
  walkObjects(document, ({ node: { $ref } }) => {
    found ||= typeof $ref === 'string' && !$ref.startsWith('#')
  })
  return found
}

async function bundled(
  document: Document,
  config: Config,
  externalRefResolver: ConfinedResolver,
): Promise<JsonObject> {
  const { bundle: whole, problems } = await bundle({ doc: byPlace(document), config, externalRefResolver })
  const broken = problems.filter(isError)
  if (broken.length > 0) throw new PublishError('', broken.map(findingOf))
  return clean(whole.parsed) as JsonObject
}
