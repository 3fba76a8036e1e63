import { createHash } from 'node:crypto'

const maxLength = 64
const hashLength = 8

/**
 * A name of each text that every client takes: at most 64 letters, digits, hyphens and underscores. A text that is none itself gets
 * a hash of it at the end, so that its name stays the same whatever stands beside it.
 */
export function namesFor(texts: readonly string[]): readonly string[] {
  const taken = new Set(texts.filter(isName))
  return texts.map((text) => {
    if (isName(text)) return text
    const hash = createHash('sha256').update(text.toWellFormed()).digest('hex')
    const words = text.replace(/[^A-Za-z0-9_-]+/g, '_').replace(/^_+|_+$/g, '')
    for (let length = hashLength; ; length += 1) {
      const end = hash.slice(0, length)
      const name = [words.slice(0, maxLength - length - 1), end].filter(Boolean).join('_')
      if (taken.has(name) && length < hash.length) continue
      taken.add(name)
      return name
    }
  })
}

const isName = (text: string): boolean => new RegExp(`^[A-Za-z0-9_-]{1,${maxLength}}$`).test(text)
