import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Operation } from '@switchboard/oas/document'
import { leadsElsewhere } from '@switchboard/oas/paths'
import { isJson } from '@switchboard/oas/request'
import { responseProperty, ToolRequestError, type ToolSchema, toolRequest } from '@switchboard/oas/tools'
import type { FastifyInstance } from 'fastify'
import { agentName } from '../../platform/brand/brand.ts'
import { fits } from './output-schema.ts'
import { bodyBytes } from './request-body.ts'
import { readBody } from './response-body.ts'
import { contentOf, maxBytesOf } from './response-content.ts'
import { exactly, failure, noteOf, objectIn, problemAdvice, textsIn } from './tool-results.ts'
import type { ToolVersion } from './tools-repo.ts'

/** The agent that calls. */
export interface Caller {
  readonly key: string | undefined
  readonly address: string
  readonly signal: AbortSignal
}

interface ToolCall {
  /** The schema that the tool promises of its response. */
  readonly outputSchema: ToolSchema | undefined
  readonly operation: Operation
  /** Of all operations of the version. */
  readonly match: ToolVersion['match']
  readonly values: Readonly<Record<string, unknown>>
  /** Path of the gateway’s address of the version, or of its mock. */
  readonly base: string
  readonly caller: Caller
}

export interface OperationResult {
  readonly result: CallToolResult
  /** Of a call that waits for a person. */
  readonly approvalId?: string
}

const origin = 'http://portal.invalid'

/**
 * Calls an operation at the gateway or at the mock, as any program does: with the same key, by the same route, so that a tool has
 * neither rights nor prices of its own. See decision 0100.
 */
export async function callOperation(
  app: FastifyInstance,
  publicUrl: string,
  { outputSchema, operation, match, values, base, caller }: ToolCall,
): Promise<OperationResult> {
  const request = requestOf(operation, values, base)
  if (request instanceof ToolRequestError) return { result: failure(request.message) }
  // Its price and its effects would be those of another.
  if (leadsElsewhere(match, operation, request.url.slice(`${origin}${base}`.length)))
    return {
      result: failure('These arguments lead to another operation. Use its tool, or other values.'),
    }
  const sent = await bodyBytes(request)
  const response = await app.inject({
    method: request.method as 'GET',
    url: request.url.slice(origin.length),
    headers: {
      'user-agent': `${agentName()}-MCP`,
      'accept-encoding': 'identity',
      ...Object.fromEntries(request.headers.map(([name, value]) => [name.toLowerCase(), value])),
      ...(sent && { 'content-type': sent.type }),
      ...(caller.key && { 'x-api-key': caller.key }),
    },
    ...(sent && { payload: sent.body }),
    remoteAddress: caller.address,
    signal: caller.signal,
    payloadAsStream: true,
  })
  const { statusCode: status, headers } = response
  const type = String(headers['content-type'] ?? '')
  const body = await readBody(response, { maxBytes: maxBytesOf(type), signal: caller.signal })
  if (body.broke) return { result: failure('The response broke off, so the call wasn’t charged.') }
  const received = contentOf(type, body, String(headers['x-request-id'] ?? ''))
  const { text = '', block, remark } = received
  const note = noteOf({ status, headers, isMock: caller.key === undefined, remark })
  const blocks = block ? [block] : []
  if (status >= 400) {
    const texts = textsIn([
      [text, note].filter(Boolean).join('\n\n'),
      problemAdvice(text, headers, publicUrl),
    ])
    const approvalId = approvalIn(status, text)
    return { result: { isError: true, content: [...blocks, ...texts] }, ...(approvalId && { approvalId }) }
  }
  const content = [...blocks, ...textsIn([text, note])]
  if (!outputSchema) return { result: { content } }
  return { result: structuredResult(outputSchema, content, { type, text, whole: received.whole, note }) }
}

interface Received {
  readonly type: string
  readonly text: string
  readonly whole: boolean
  readonly note: string
}

/** Clients throw a result away that lacks what its tool promises, and with it what was paid for, unless it is an error. */
function structuredResult(
  schema: ToolSchema,
  content: CallToolResult['content'],
  { type, text, whole, note }: Received,
): CallToolResult {
  const value = whole ? objectIn(text) : undefined
  if (value && fits(schema, value)) return { content, structuredContent: exactly(text, value) }
  if (whole && text !== '' && isJson(type)) {
    const advice = 'The call succeeded, but the response isn’t what the API documents. Don’t repeat it.'
    return failure(text, `${note} ${advice}`)
  }
  return {
    content,
    structuredContent: { [responseProperty]: [note, text].filter(Boolean).join('\n\n') },
  }
}

/** The call that waits, where the response says so. */
function approvalIn(status: number, text: string): string | undefined {
  const { code, approval_id: id } = (status === 403 && objectIn(text)) || {}
  return code === 'approval_required' && typeof id === 'string' ? id : undefined
}

function requestOf(operation: Operation, values: ToolCall['values'], base: string) {
  try {
    return toolRequest(operation, values, `${origin}${base}`)
  } catch (error) {
    if (error instanceof ToolRequestError) return error
    if (error instanceof RangeError) return new ToolRequestError('The arguments are nested too deeply.')
    throw error
  }
}
