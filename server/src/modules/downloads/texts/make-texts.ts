import { toolsOf } from '@switchboard/oas/tools'
import { counted } from '../../../platform/counted.ts'
import { paragraph } from '../../../platform/markdown/nodes.ts'
import { writeMarkdown } from '../../../platform/markdown/write.ts'
import { apiBlocks, mostInFull } from '../markdown/api-markdown.ts'
import { operationBlocks } from '../markdown/operation-blocks.ts'
import { writeWithin } from '../markdown/write-within.ts'
import { collectionText } from '../postman/collection-text.ts'
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
  whole.add(writeWithin(apiBlocks(version, portalUrl), maxLengths.api))
  const inFull = version.operations.length <= mostInFull ? version.operations : []
  for (const operation of [...version.operations, ...version.webhooks]) {
    const at = async (top: number) =>
      writeWithin(
        await operationBlocks(operation, { version, publicUrl: portalUrl, top }),
        maxLengths.operation,
      )
    yield { name: `/${operation.operation_id}`, pieces: piecesOf(await at(1)) }
    if (inFull.includes(operation)) whole.add(await at(2))
  }
  yield { name: '.md', pieces: piecesOf(whole.end()) }
  yield { name: toolsFile, pieces: [JSON.stringify(toolsOf(version.operations))] }
  yield { name: '.postman.json', pieces: piecesOf(collectionText(version, maxLengths.collection)) }
}

class BoundedText {
  readonly #max: number
  #text = ''
  #leftOut = 0

  constructor(max: number) {
    this.#max = max
  }

  /** One that doesn't fit leaves room for those after it. */
  add(part: string): void {
    if (this.#text.length + part.length > this.#max) this.#leftOut += 1
    else this.#text += `${this.#text && '\n'}${part}`
  }

  end(): string {
    if (this.#leftOut === 0) return this.#text
    const words = `${counted(this.#leftOut, 'operation')} left out here, which the table above links to: the text is larger than fits.`
    return `${this.#text}\n${writeMarkdown([paragraph(words)])}`
  }
}
