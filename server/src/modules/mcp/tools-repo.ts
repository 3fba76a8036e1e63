import type { Operation } from '@switchboard/oas/document'
import { createMatcher, type Matcher } from '@switchboard/oas/paths'
import type { Tool } from '@switchboard/oas/tools'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { mcpUrl } from '../catalogue/addresses.ts'
import { readOperations } from '../catalogue/repo.ts'
import type { Library } from '../downloads/library.ts'
import { toolsFile } from '../downloads/texts/make-texts.ts'
import { type PageAddress, versionAt } from '../downloads/version/repo.ts'
import { findOperation } from '../reference/repo.ts'
import { isLarge } from './tool-pages.ts'
import { WordIndex } from './word-index.ts'

/** A published version with its tools. */
export interface ToolVersion {
  readonly api: string
  readonly version: string
  readonly full_version: string
  readonly name: string
  readonly summary: string
  readonly tools: readonly Tool[]
  readonly byName: ReadonlyMap<string, Tool>
  /** Whether they are more than a page: an agent then searches them. */
  readonly large: boolean
  /** Its tools by their words; made when they are first searched. */
  index(): Promise<WordIndex<Tool>>
  operation(tool: Tool): Promise<Operation>
  readonly match: Matcher<Pick<Operation, 'method' | 'path'>>
}

export const indexTools = (tools: readonly Tool[]): Promise<WordIndex<Tool>> =>
  WordIndex.of(tools, ({ name, operation_id, title, description }) => ({
    head: `${name} ${operation_id} ${title}`,
    text: description,
  }))

/** Of all that is kept, in characters of JSON. */
const maxCharacters = 24_000_000
/** How long a tool may be called without looking whether its version was published anew. Clients keep lists for longer. */
const keptMs = 1_000

export const noVersion = () =>
  new Problem(
    'not_found',
    'No version of an API has this address. /.well-known/mcp.json lists the MCP servers.',
  )

/** Tools were made at publication; parsed ones are kept until the version is published anew. */
export function createToolVersions(db: Queries, library: Library) {
  const parsed = new LRUCache<string, Pick<ToolVersion, 'tools' | 'byName' | 'large' | 'match' | 'index'>>({
    max: 200,
  })
  const operations = new LRUCache<string, Operation>({ maxSize: maxCharacters })
  const recent = new LRUCache<string, ToolVersion>({ max: 200, ttl: keptMs })

  /** With the name of a tool that is called, the version may be a moment old if it has that tool. */
  return async function toolVersionAt(address: PageAddress, toolName?: string): Promise<ToolVersion> {
    const place = mcpUrl(address)
    const last = recent.get(place)
    if (toolName !== undefined && last?.byName.has(toolName)) return last
    const version = await readVersion(address)
    recent.set(place, version)
    return version
  }

  async function readVersion(address: PageAddress): Promise<ToolVersion> {
    const row = await versionAt(db, address)
    if (!row) throw noVersion()
    const { api, version, full_version, name, summary, stamp } = row
    const key = `${api} ${version} ${stamp}`
    let entry = parsed.get(key)
    if (!entry) {
      const tools: Tool[] = JSON.parse(await library.readText(row, toolsFile))
      const { operations: all } = await readOperations(db, { api, version })
      let toolIndex: Promise<WordIndex<Tool>> | undefined
      entry = {
        tools,
        byName: new Map(tools.map((tool) => [tool.name, tool])),
        large: isLarge(tools),
        match: createMatcher(all as Pick<Operation, 'method' | 'path'>[]),
        index: () => (toolIndex ??= indexTools(tools)),
      }
      parsed.set(key, entry)
    }
    return {
      ...{ api, version, full_version, name, summary, ...entry },
      async operation({ operation_id }) {
        const place = `${key} ${operation_id}`
        const known = operations.get(place)
        if (known) return known
        const text = await findOperation(db, { api, version, operation_id })
        if (text === undefined) throw new Error(`${api} ${version} has no operation ${operation_id}.`)
        const operation: Operation = JSON.parse(text)
        operations.set(place, operation, { size: text.length })
        return operation
      },
    }
  }
}
