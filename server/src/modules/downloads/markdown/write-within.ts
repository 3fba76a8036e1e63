import { paragraph } from '../../../platform/markdown/nodes.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { writeMarkdown } from '../../../platform/markdown/write.ts'

interface Section {
  readonly blocks: readonly Block[]
  readonly length: number
}

const leftOut = () => paragraph('The rest is too long to show here. See the OpenAPI document.')

/** Blocks as Markdown of a bounded length. The largest sections lose their ends and say so; each keeps its beginning, small ones are whole. */
export function writeWithin(blocks: readonly Block[], maxLength: number): string {
  const whole = writeMarkdown(blocks)
  if (whole.length <= maxLength) return whole
  const sections = sectionsOf(blocks)
  const share = shareOf(
    sections.map(({ length }) => length),
    maxLength,
  )
  return writeMarkdown(
    sections.flatMap((section) => (section.length <= share ? section.blocks : cut(section, share))),
  )
}

/** A section begins with a heading below the first one; the blocks before them are a section, too. */
function sectionsOf(blocks: readonly Block[]): Section[] {
  const [first] = blocks
  const depth = first?.type === 'heading' ? first.depth + 1 : 2
  const parts: Block[][] = [[]]
  for (const block of blocks)
    if (block.type === 'heading' && block.depth <= depth) parts.push([block])
    else parts.at(-1)?.push(block)
  return parts.map((part) => ({ blocks: part, length: writeMarkdown(part).length + 1 }))
}

/** The share of each: small ones leave the rest of theirs to the large ones. */
function shareOf(lengths: readonly number[], maxLength: number): number {
  let rest = maxLength
  for (const [index, length] of lengths.toSorted((one, other) => one - other).entries()) {
    const share = rest / (lengths.length - index)
    if (length > share) return share
    rest -= length
  }
  return rest
}

function cut({ blocks }: Section, maxLength: number): Block[] {
  const beginning: Block[] = []
  let room = maxLength - writeMarkdown([leftOut()]).length
  for (const block of blocks) {
    const { length } = writeMarkdown([block])
    if (length > room) {
      beginning.push(...beginningOf(block, room / length))
      break
    }
    beginning.push(block)
    room -= length + 1
  }
  return [...beginning, leftOut()]
}

/** As many rows of a table as fit, by their share; of other blocks a part says nothing. */
function beginningOf(block: Block, share: number): Block[] {
  if (block.type !== 'table') return []
  const lengths = block.children.map((row) => writeMarkdown([{ ...block, children: [row] }]).length)
  const max = lengths.reduce((sum, length) => sum + length, 0) * share
  let length = 0
  const rows = block.children.filter((_row, index) => {
    length += lengths[index] ?? 0
    return length <= max
  })
  return rows.length > 1 ? [{ ...block, children: rows }] : []
}
