import {
  bundle,
  type Config,
  type Document,
  makeDocumentFromString,
  Source,
  YamlParseError,
} from '@redocly/openapi-core'
import { type JsonObject, localReferences, walkObjects } from '@switchboard/oas/document'
import { LineCounter, parseDocument as parseYaml, visit } from 'yaml'
import { findingOf, isError } from './checker.ts'
import { clean } from './clean.ts'
import { convertSwagger, isSwagger2 } from './convert-swagger.ts'
import { marked, withLongNumbers } from './long-numbers.ts'
import { type Finding, PublishError } from './publish-error.ts'
import type { ConfinedResolver } from './resolvers.ts'

export interface ParsedDocument {
  /** For the checker, which knows numbers as JavaScript has them. */
  readonly document: Document
  /** With numbers as they are written. */
  readonly exact: Document
  /** Names that stand twice; undefined where every reader reads the document. */
  readonly doubles?: readonly Finding[] | undefined
}

/** A text as YAML or JSON has it. */
export function parseDocument(source: string, file: string): ParsedDocument {
  try {
    const document = makeDocumentFromString(source, file)
    return { document, exact: { ...document, parsed: withLongNumbers(source, document.parsed) } }
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error
    const lenient = parsedLeniently(source, file)
    if (lenient) return lenient
    // Its line stands beside it, and the file is whatever it was called where it came from.
    const [reason = ''] = error.originalError.message.replace(/ in "[^"\n]*" \(\d+:\d+\)/, '').split('\n')
    throw PublishError.ofFindings({
      pointer: '#/',
      line: error.line,
      text: `The document can’t be parsed: ${reason}.`,
    })
  }
}

/** Reads YAML as other parsers do: the last of several equal keys wins, and unknown tags are ignored. */
function parsedLeniently(source: string, file: string): ParsedDocument | undefined {
  const lines = new LineCounter()
  const read = parseYaml(source, { merge: true, lineCounter: lines, logLevel: 'silent' })
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

export interface PublishedDocument {
  readonly asPublished: JsonObject
  /** The same, as OpenAPI 3 where it was converted. */
  readonly parsed: JsonObject
}

/** A document that was published: as it was, and as it is read. */
export function documentIn(source: string): PublishedDocument {
  const asPublished = clean(parseDocument(source, 'document.yaml').exact.parsed) as JsonObject
  return { asPublished, parsed: isSwagger2(asPublished) ? convertSwagger(asPublished) : asPublished }
}

/** With what is referred to by another name referred to by its place: the checker knows no other. */
export const byPlace = (document: Document): Document => ({
  ...document,
  parsed: localReferences(document.parsed as JsonObject),
})

export function quotesFiles(document: JsonObject): boolean {
  let hasFiles = false
  walkObjects(document, ({ node: { $ref } }) => {
    hasFiles ||= typeof $ref === 'string' && !$ref.startsWith('#')
  })
  return hasFiles
}

/** With the files that it quotes put into it. */
export async function bundled(
  document: Document,
  config: Config,
  externalRefResolver: ConfinedResolver,
): Promise<JsonObject> {
  const { bundle: whole, problems } = await bundle({ doc: byPlace(document), config, externalRefResolver })
  const broken = problems.filter(isError)
  if (broken.length > 0) throw PublishError.ofFindings(...broken.map(findingOf))
  return clean(whole.parsed) as JsonObject
}
