import { asObject, asText, clipped, type Json, type JsonObject, withTitle } from '../json.ts'
import { referenced } from '../pointer.ts'
import type { Operation, SecurityRequirement } from '../types.ts'
import { inputsOf } from './inputs.ts'
import { maxLengths } from './max-lengths.ts'
import type { PlacedOperation } from './operations-of.ts'
import { readContent } from './read-content.ts'
import { readHeaders } from './read-headers.ts'
import { type FindOperation, readLinks } from './read-links.ts'
import { readRequirements } from './read-security.ts'
import type { SchemaCollector } from './schema-collector.ts'

export interface ExchangeSource extends PlacedOperation {
  readonly document: JsonObject
  readonly schemas: SchemaCollector
  readonly find: FindOperation
  /** A call that the API makes: how others prove themselves to it says nothing of that. */
  readonly outgoing?: boolean
}

interface Exchange
  extends Pick<Operation, 'description' | 'deprecated' | 'inputs' | 'body' | 'responses' | 'security'> {
  readonly security_requirements: SecurityRequirement[][] | null
}

/** Request, responses and authentication: of an operation, and of the calls that an API makes. */
export const readExchange = ({
  document,
  raw,
  schemas,
  find,
  outgoing = false,
  ...placed
}: ExchangeSource): Exchange => ({
  description: clipped(
    asText(raw.description).trim() ? raw.description : placed.pathItem.description,
    maxLengths.text,
  ),
  deprecated: raw.deprecated === true,
  inputs: inputsOf({ document, raw, schemas, ...placed }),
  body: bodyOf({ document, raw, schemas, outgoing }),
  responses: responsesOf({ document, raw, schemas, find, outgoing }),
  ...readRequirements(outgoing ? {} : document, raw),
})

type ContentSource = Pick<ExchangeSource, 'document' | 'raw' | 'schemas' | 'outgoing'>

function bodyOf({ document, raw, schemas, outgoing }: ContentSource): Operation['body'] {
  if (raw.requestBody === undefined) return null
  const body = referenced(document, raw.requestBody)
  return {
    required: body.required === true,
    description: clipped(body.description, maxLengths.note),
    content: readContent(document, body.content, schemas, outgoing ? 'response' : 'request'),
  }
}

function responsesOf({
  document,
  raw,
  schemas,
  find,
  outgoing,
}: ContentSource & Pick<ExchangeSource, 'find'>): Operation['responses'] {
  const known = Object.entries(asObject(raw.responses))
    // Classes of statuses are often written in small letters.
    .map(([status, value]): [string, Json] => [status.replace(/^(\d)xx$/i, '$1XX'), value])
    .filter(([status]) => /^([1-5]\d\d|[1-5]XX|default)$/.test(status))
  return known
    .sort(([one], [other]) => one.localeCompare(other))
    .slice(0, maxLengths.answers)
    .map(([status, value]) => {
      const response = referenced(document, value)
      const links = readLinks(document, response.links, find)
      return {
        status,
        description: clipped(withTitle(response.summary, response.description), maxLengths.note),
        headers: readHeaders(document, response.headers, schemas),
        content: readContent(document, response.content, schemas, outgoing ? 'request' : 'response'),
        ...(links.length > 0 && { links }),
      }
    })
}
