import { toolsOf } from '@switchboard/oas/tools'
import { paragraph } from '../../../platform/markdown/nodes.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { writeMarkdown } from '../../../platform/markdown/write.ts'
import { apiBlocks, mostInFull } from '../markdown/api-markdown.ts'
import { operationBlocks } from '../markdown/operation-blocks.ts'
import { collectionOf } from '../postman/collection.ts'
import { piecesOf, portalUrl } from '../version/live-places.ts'
import type { PublishedVersion } from '../version/version.ts'

/** Limits of one response: more would keep the server busy, and nobody would read it. */
const maxLengths = { operation: 300_000, api: 1_500_000, collection: 3_000_000 }

/** The name that a version’s tools for agents are kept under. */
export const toolsFile = '.tools.json'

export interface MadeText {
  /** `.md`, `.postman.json`, `.tools.json`, or a slash and the identifier of an operation. */
  readonly name: string
  readonly pieces: readonly string[]
}

/** Makes all texts of a version for other readers. Parsing foreign texts is costly, so it happens once, at publication. */
export async function* makeTexts(version: PublishedVersion): AsyncGenerator<MadeText> {
  const whole = new BoundedText(maxLengths.api)
  whole.add(written(apiBlocks(version, portalUrl)))
  const inFull = version.operations.length <= mostInFull ? version.operations : []
  for (const operation of [...version.operations, ...version.webhooks]) {
    const at = async (top: number) =>
      written(await operationBlocks(operation, { version, publicUrl: portalUrl, top }))
    yield { name: `/${operation.operation_id}`, pieces: piecesOf(await at(1)) }
    if (inFull.includes(operation) && whole.hasRoom) whole.add(await at(2))
  }
  yield { name: '.md', pieces: piecesOf(whole.text) }
  yield { name: toolsFile, pieces: [JSON.stringify(toolsOf(version.operations))] }
  yield { name: '.postman.json', pieces: piecesOf(collectionText(version)) }
}

class BoundedText {
  readonly #max: number
  text = ''
  hasRoom = true

  constructor(max: number) {
    this.#max = max
  }

  add(part: string): void {
    this.hasRoom = this.text.length + part.length <= this.#max
    const more = this.hasRoom ? part : writeMarkdown([paragraph('The other operations are left out here.')])
    this.text += `${this.text && '\n'}${more}`
  }
}

/** The blocks that fit, written, and a word on the rest. */
function written(blocks: readonly Block[]): string {
  const whole = writeMarkdown(blocks)
  if (whole.length <= maxLengths.operation) return whole
  let length = 0
  const fitting = blocks.filter((block) => {
    length += length > maxLengths.operation ? 0 : writeMarkdown([block]).length
    return length <= maxLengths.operation
  })
  const rest = paragraph('The rest is left out here: it’s larger than fits. The document has it.')
  return writeMarkdown([...fitting, rest])
}

/** With fewer operations where all of them are too many. */
function collectionText(version: PublishedVersion): string {
  let operations = version.operations
  for (;;) {
    const text = JSON.stringify(collectionOf({ ...version, operations }, portalUrl))
    if (text.length <= maxLengths.collection || operations.length === 0) return text
    const fitting = Math.floor((operations.length * maxLengths.collection) / text.length)
    operations = operations.slice(0, Math.min(fitting, operations.length - 1))
  }
}
