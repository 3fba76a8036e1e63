import {
  bundle,
  type Config,
  createConfig,
  type Document,
  makeDocumentFromString,
  stringifyYaml,
  YamlParseError,
} from '@redocly/openapi-core'
import { isObject, type JsonObject } from '@switchboard/oas/document'
import { checkOutline } from './check-outline.ts'
import { checkRules } from './check-rules.ts'
import { clean } from './clean.ts'
import { findingOf, placed } from './place.ts'
import { type Finding, PublishError } from './publish-error.ts'
import { ConfinedResolver, type DocumentSource, textOf } from './read-source.ts'

export interface ReadDocument {
  /** As it was written; with the files that it quotes put into it. */
  readonly source: string
  readonly parsed: JsonObject
  /** Where it breaks the rules of OpenAPI in ways that can be lived with. */
  readonly warnings: readonly Finding[]
}

/** Reads an OpenAPI 3.0 or 3.1 document, YAML or JSON, and refuses what could not be shown as it is meant. */
export async function readDocument({ content, name, folder }: DocumentSource): Promise<ReadDocument> {
  const source = textOf(content)
  const document = parsed(source, name)
  const outline = clean(document.parsed)
  const findings = checkOutline(outline)
  if (findings.length > 0)
    throw new PublishError(
      '',
      findings.map((finding) => placed(document.source, finding)),
    )
  const config = await createConfig({
    rules: {
      struct: 'warn',
      'no-unresolved-refs': 'error',
      'operation-operationId-unique': 'error',
      'no-identical-paths': 'warn',
    },
  })
  const warnings = await checkRules(document, { config, folder, outline: outline as JsonObject })
  if (!quotesFiles(outline)) return { source, parsed: outline as JsonObject, warnings }
  const whole = await bundled(document, config, folder)
  return { source: stringifyYaml(whole), parsed: whole, warnings }
}

function parsed(source: string, file: string): Document {
  try {
    return makeDocumentFromString(source, file)
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error
    // Its line stands beside it, and the file is whatever it was called where it came from.
    const [reason = ''] = error.originalError.message.replace(/ in "[^"\n]*" \(\d+:\d+\)/, '').split('\n')
    throw new PublishError('', [
      { pointer: '#/', line: error.line, text: `The document can't be parsed: ${reason}.` },
    ])
  }
}

const quotesFiles = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(quotesFiles)
  if (!isObject(value)) return false
  if (typeof value.$ref === 'string' && !value.$ref.startsWith('#')) return true
  return Object.values(value).some(quotesFiles)
}

async function bundled(document: Document, config: Config, folder: string | undefined): Promise<JsonObject> {
  const { bundle: whole, problems } = await bundle({
    doc: document,
    config,
    externalRefResolver: new ConfinedResolver(folder),
  })
  const broken = problems.filter(({ severity }) => severity === 'error')
  if (broken.length > 0) throw new PublishError('', broken.map(findingOf))
  return clean(whole.parsed) as JsonObject
}
