import { asObject, isRecord, type Json } from '../json.ts'
import { formFields } from '../request/form.ts'
import { isJson } from '../request/is-json.ts'
import { resolve, typeOf } from '../schema/resolve.ts'
import { sequenceOf } from '../schema/sequence.ts'
import { namesFor } from './names.ts'
import { plainWords } from './plain-words.ts'
import { type ToolDetail, toolDetails, wholeDetail } from './tool-detail.ts'
import { argumentsOf, bodyArgument, sentContent, type ToolOperation } from './tool-inputs.ts'
import type { ToolBudget, ToolSchema } from './tool-place.ts'
import { newToolBudget, toolSchema } from './tool-schema.ts'

/** A tool as the Model Context Protocol lists it, and the operation that it calls. */
export interface Tool {
  readonly name: string
  readonly operation_id: string
  readonly title: string
  readonly description: string
  readonly inputSchema: ToolSchema & { readonly type: 'object' }
  readonly outputSchema?: ToolSchema & { readonly type: 'object' }
  readonly annotations: {
    readonly readOnlyHint: boolean
    readonly destructiveHint?: boolean
    readonly idempotentHint: boolean
    readonly openWorldHint: true
  }
}

const maxLength = { title: 120, description: 1000 }
const maxFields = 20
/** Of one tool, in JSON. */
const maxCharacters = 24_000

/** Each operation as a tool, in the order of the document. */
export function toolsOf(operations: readonly ToolOperation[]): Tool[] {
  const names = namesFor(operations.map(({ operation_id }) => operation_id))
  return operations.map((operation, index) => toolOf(operation, names[index] ?? ''))
}

const isShort = (tool: Tool): boolean => JSON.stringify(tool).length <= maxCharacters

/** Without its output, and then with less and less detail of its input, where it would fill a model’s context. */
function toolOf(operation: ToolOperation, name: string): Tool {
  const described = describe(operation, name)
  const output = outputOf(operation)
  let tool: Tool | undefined
  for (const [index, detail] of toolDetails.entries()) {
    const left = newToolBudget()
    const inputSchema = inputOf(operation, { detail, left })
    const description = index > 1 ? `${described.description}\n\n${shortened}`.trim() : described.description
    tool = { ...described, description, inputSchema }
    if (left.exceeded) continue
    const promised = output && index === 0 ? { ...tool, outputSchema: output } : tool
    const short = [promised, tool].find(isShort)
    if (short) return short
  }
  return tool && isShort(tool)
    ? tool
    : withTypesAlone({ ...described, inputSchema: { type: 'object' }, ...tool })
}

const shortened =
  'Shortened here: descriptions, conditions and optional fields may be missing. The documentation has them.'

function withTypesAlone(tool: Tool): Tool {
  const { properties = {}, ...input } = tool.inputSchema as Tool['inputSchema'] & {
    properties?: Record<string, ToolSchema>
  }
  const short = Object.entries(properties).map(([name, { type }]) => [name, { type }])
  return { ...tool, inputSchema: { ...input, properties: Object.fromEntries(short) } }
}

function describe(operation: ToolOperation, name: string): Omit<Tool, 'inputSchema'> {
  const { operation_id, method, summary, description, deprecated } = operation
  const title = plainWords(summary, maxLength.title).replace(/\s+/g, ' ') || `${method} ${operation.path}`
  const safe = /^(GET|HEAD|OPTIONS)$/.test(method)
  const texts = [
    deprecated ? 'Deprecated.' : '',
    plainWords(description || summary, maxLength.description),
    streamOf(operation),
    priceOf(operation),
  ]
  return {
    name,
    operation_id,
    title: plainWords(title, maxLength.title),
    description: texts.filter(Boolean).join('\n\n'),
    annotations: {
      readOnlyHint: safe,
      // Of a POST nothing is known: clients then assume the worst.
      ...(method !== 'POST' && { destructiveHint: /^(PUT|PATCH|DELETE)$/.test(method) }),
      idempotentHint: safe || /^(PUT|DELETE)$/.test(method),
      openWorldHint: true,
    },
  }
}

function priceOf({ price, price_unit }: ToolOperation): string {
  if (price === null) return ''
  if (/^[0.]+$/.test(price)) return 'Price: free.'
  return `Price: ${price} credits a ${price_unit ?? 'call'} with a live key; free on the mock and with a test key.`
}

/** A response of one value after the other has no schema of its output. */
function streamOf({ responses, schemas }: ToolOperation): string {
  const good = responses.filter(({ status }) => /^2/.test(status)).flatMap(({ content }) => content)
  const [sequence] = good.flatMap((content) => sequenceOf(content, schemas) ?? [])
  if (!sequence) return ''
  const { node } = resolve(sequence.schema, schemas)
  const fields = Object.keys(isRecord(node.properties) ? node.properties : {})
    .slice(0, maxFields)
    .map((name) => plainWords(name, maxLength.title))
  const which = fields.length > 0 ? `, each with ${enumerated(fields.toSorted())}` : ''
  return `Returns one ${sequence.each} after the other${which}.`
}

const enumerated = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')

interface Room {
  readonly detail: ToolDetail
  readonly left: ToolBudget
}

function inputOf(operation: ToolOperation, room: Room): Tool['inputSchema'] {
  const { schemas } = operation
  const source = { schemas, direction: 'request', ...room } as const
  const properties: [string, ToolSchema][] = []
  const required: string[] = []
  for (const [name, input] of argumentsOf(operation)) {
    const isNeeded = input.required || input.place === 'path'
    const schema = toolSchema(input.schema, { ...source, isNeeded })
    const description = plainWords(input.description, room.detail.words[0]) || schema.description
    properties.push([name, { ...schema, ...(description !== undefined && { description }) }])
    if (isNeeded) required.push(name)
  }
  const body = bodySchema(operation, room)
  if (body) {
    properties.push([bodyArgument, body])
    if (operation.body?.required) required.push(bodyArgument)
  }
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

function bodySchema(operation: ToolOperation, room: Room): ToolSchema | undefined {
  const sent = sentContent(operation)
  if (!sent) return undefined
  const { schemas, body } = operation
  const source = { schemas, direction: 'request', ...room } as const
  const { content, kind } = sent
  const [maxWords] = room.detail.words
  const about = plainWords(body?.description ?? '', maxWords)
  const described = (schema: ToolSchema, more: string): ToolSchema => {
    const description = [about || schema.description, more].filter(Boolean).join(' ')
    return description ? { ...schema, description } : schema
  }
  if (kind === 'file') return described({ type: 'string', contentEncoding: 'base64' }, 'The file, in base64.')
  if (kind === 'text') return described({ type: 'string' }, `As ${content.type}.`)
  if (kind === 'value') return described(toolSchema(content.schema ?? {}, source), '')
  const fields = formFields(operation, content.type) ?? []
  const properties = fields.map((field) => {
    const { name, file, many, schema, description } = field
    const base64 = { type: 'string', contentEncoding: 'base64' }
    const value = file
      ? many
        ? { type: 'array', items: base64 }
        : base64
      : toolSchema(schema, { ...source, isNeeded: field.required })
    const text = [plainWords(description, maxWords), file ? 'In base64.' : ''].filter(Boolean).join(' ')
    return [name, text ? { ...value, description: text } : value]
  })
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  return described(
    {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    },
    'A form.',
  )
}

/** Of a response that isn’t the object of JSON that its tool promises: the text that came instead, and why. */
export const responseProperty = '_response'

/** Of the first good response, where it is an object of JSON. */
function outputOf({ responses, schemas }: ToolOperation): Tool['outputSchema'] {
  const good = responses.filter(({ status }) => /^2/.test(status))
  const bodies = good.flatMap(({ content }) => content)
  const [json] = bodies
  // Where one of several may come, none is promised.
  if (bodies.length !== 1 || !json?.schema || !isJson(json.type)) return undefined
  if (good.some(({ content }) => content.length === 0)) return undefined
  const { node, nullable } = resolve(json.schema, schemas)
  if (nullable || typeOf(node) !== 'object' || Array.isArray(node.type)) return undefined
  const schema = toolSchema(json.schema, { schemas, direction: 'response', detail: wholeDetail })
  const properties = asObject(schema.properties as Json)
  if (Object.hasOwn(properties, responseProperty)) return undefined
  const instead = { type: 'string', description: 'In place of the object, where none came whole.' }
  return { ...schema, properties: { ...properties, [responseProperty]: instead }, type: 'object' }
}
