import { type Tool as ListedTool, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { Tool } from '@switchboard/oas/tools'
import { isLarge, pageEnd } from './tool-pages.ts'
import type { WordIndex } from './word-index.ts'

/** How an agent sees a large document: by a search, or tool by tool. */
export type Listing = 'search' | 'all'

const findTool: ListedTool = {
  name: 'find_operations',
  title: 'Find operations',
  description:
    'Searches the operations of this API by words, and returns those that fit best, each with its price and the schema of its arguments. Call one with call_operation.',
  inputSchema: {
    type: 'object',
    properties: { words: { type: 'string', description: 'Words of the task, such as `send message`.' } },
    required: ['words'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
}

const callTool: ListedTool = {
  name: 'call_operation',
  title: 'Call an operation',
  description: 'Calls an operation that find_operations returned. Costs the price shown by find_operations.',
  inputSchema: {
    type: 'object',
    properties: {
      name: { type: 'string', description: 'The name, as find_operations returned it.' },
      arguments: { type: 'object', description: 'Must match the schema from find_operations.' },
    },
    required: ['name'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
}

export const searchTools = { find: findTool, call: callTool }

/** As clients list it. */
const listed = ({ operation_id: _, ...tool }: Tool): ListedTool => tool as ListedTool

type Page = { readonly tools: ListedTool[]; readonly nextCursor?: string }

export function toolsPage(tools: readonly Tool[], listing: Listing, cursor: string | undefined): Page {
  if (listing === 'search' && isLarge(tools)) return { tools: [findTool, callTool] }
  const from = cursor === undefined ? 0 : placeOf(cursor)
  if (cursor !== undefined && !(from > 0 && from < tools.length))
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There’s no page with this cursor.')
  const end = pageEnd(tools, from)
  return {
    tools: tools.slice(from, end).map(listed),
    ...(end < tools.length && { nextCursor: cursorAt(end) }),
  }
}

const cursorAt = (place: number): string => Buffer.from(`tools ${place}`).toString('base64url')

function placeOf(cursor: string): number {
  const [, place] = /^tools (\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return Number(place ?? Number.NaN)
}

const mostFound = 5

/** Tools that fit the words best, on one page. */
export function findTools(index: WordIndex<Tool>, words: string): ListedTool[] {
  const matches = index.find(words).slice(0, mostFound)
  return matches.slice(0, pageEnd(matches, 0)).map(listed)
}
