import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Operation } from '@switchboard/oas/document'
import { leadsElsewhere } from '@switchboard/oas/paths'
import { ToolRequestError, type ToolSchema, toolRequest } from '@switchboard/oas/tools'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { fits } from './output-schema.ts'
import { bodyBytes } from './request-body.ts'
import { failure, noteOf, objectIn, problemAdvice, textsIn } from './tool-results.ts'
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

/** More would fill a model’s context, and a server’s memory. */
const maxBytes = 200_000

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
      result: failure('These arguments make it a call of another operation. Use its tool, or other values.'),
    }
  const sent = await bodyBytes(request)
  const response = await app.inject({
    method: request.method as 'GET',
    url: request.url.slice(origin.length),
    headers: {
      ...Object.fromEntries(request.headers.map(([name, value]) => [name.toLowerCase(), value])),
      ...(sent && { 'content-type': sent.type }),
      ...(caller.key && { 'x-api-key': caller.key }),
      'user-agent': 'Switchboard-MCP',
    },
    ...(sent && { payload: sent.body }),
    remoteAddress: caller.address,
    signal: caller.signal,
    payloadAsStream: true,
  })
  const { body, whole, broke } = await readAtMost(response, caller.signal)
  if (broke) return { result: failure('The response broke off, so the call wasn’t charged.') }
  const { statusCode: status, headers } = response
  const type = String(headers['content-type'] ?? '')
  const note = noteOf({
    status,
    headers,
    isMock: caller.key === undefined,
    cutAt: whole ? undefined : maxBytes,
  })
  if (status >= 400) {
    const result = failure(`${body.toString('utf8')}\n\n${note}`, problemAdvice(body, headers, publicUrl))
    const approvalId = approvalIn(status, body)
    return { result, ...(approvalId && { approvalId }) }
  }
  if (!isText(type) && body.length > 0) {
    const content = /^image\/(?:png|jpeg|gif|webp)$/.test(type) && whole ? imageOf(body, type) : undefined
    const about = content ? note : `${body.length} bytes of ${type || 'an unknown type'}. ${note}`
    return { result: { content: [...(content ? [content] : []), { type: 'text', text: about }] } }
  }
  const text = body.toString('utf8')
  const content = textsIn([text, note])
  if (!outputSchema) return { result: { content } }
  const structured = whole ? objectIn(text) : undefined
  if (structured && fits(outputSchema, structured))
    return { result: { content, structuredContent: structured } }
  const advice = `${note} The call succeeded, but the response isn’t what the API documents. Don’t repeat it.`
  return { result: failure(text, advice) }
}

/** The call that waits, where the response says so. */
function approvalIn(status: number, body: Buffer): string | undefined {
  const { code, approval_id: id } = (status === 403 && objectIn(body.toString('utf8'))) || {}
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

/** The rest of a longer response is given up, as by a program that closes its connection. */
async function readAtMost({ raw, stream }: LightMyRequestResponse, signal: AbortSignal) {
  const chunks: Buffer[] = []
  let bytes = 0
  const leave = () => raw.res.destroy()
  signal.addEventListener('abort', leave, { once: true })
  try {
    for await (const chunk of stream()) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes <= maxBytes) continue
      leave()
      return { body: Buffer.concat(chunks).subarray(0, maxBytes), whole: false }
    }
    return { body: Buffer.concat(chunks), whole: true }
  } catch (error) {
    if (signal.aborted) throw error
    return { body: Buffer.concat(chunks), whole: false, broke: true }
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

const isText = (type: string): boolean =>
  type === '' || /^text\/|[/+](?:json|xml|yaml|javascript)\b|x-www-form-urlencoded|ndjson/i.test(type)

const imageOf = (body: Buffer, mimeType: string) =>
  ({ type: 'image', data: body.toString('base64'), mimeType }) as const
