import { createHash } from 'node:crypto'

const maxLength = 64
const hashLength = 8

/**
 * A name of each text that every client takes: at most 64 letters, digits, hyphens and underscores, and no two that differ in capitals
 * alone. A text that is none itself gets a hash of it at the end, so that its name stays the same whatever stands beside it.
 */
export function namesFor(texts: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  const names: string[] = []
  // Texts that are names come first and keep their places, whatever their order in the document.
  const inTurn = [...texts.entries()].sort(
    ([, one], [, other]) => Number(isName(other)) - Number(isName(one)) || (one < other ? -1 : 1),
  )
  for (const [place, text] of inTurn) {
    const name = freeName(text, taken)
    taken.add(name.toLowerCase())
    names[place] = name
  }
  return names
}

function freeName(text: string, taken: ReadonlySet<string>): string {
  if (isName(text) && !taken.has(text.toLowerCase())) return text
  const hash = createHash('sha256').update(text.toWellFormed()).digest('hex')
  const words = text.replace(/[^A-Za-z0-9_-]+/g, '_').replace(/^_+|_+$/g, '')
  for (let length = hashLength; ; length += 1) {
    const end = length <= hash.length ? hash.slice(0, length) : `${hash.slice(0, hashLength)}_${length}`
    const name = [words.slice(0, Math.max(0, maxLength - end.length - 1)), end].filter(Boolean).join('_')
    if (!taken.has(name.toLowerCase())) return name
  }
}

const isName = (text: string): boolean => new RegExp(`^[A-Za-z0-9_-]{1,${maxLength}}$`).test(text)
