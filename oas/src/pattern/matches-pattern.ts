import type { Pattern } from './parse-pattern.ts'

/** An engine of the language may take years over an expression of a stranger; this one counts. */
const maxSteps = 20_000

/** Whether a text has what the expression describes; undefined where that takes too long to say. */
export function matchesPattern(pattern: Pattern, text: string): boolean | undefined {
  const chars = [...text]
  const memo: (string | undefined)[] = []
  let steps = 0
  const tooLong = new Error('Too many steps.')

  type Next = (at: number) => boolean
  function from(node: Pattern, at: number, next: Next): boolean {
    steps += 1
    if (steps > maxSteps) throw tooLong
    switch (node.kind) {
      case 'char':
        return at < chars.length && node.accepts(chars[at] ?? '') && next(at + 1)
      case 'all':
        return inTurn(node.parts, 0, at, next)
      case 'any':
        return node.parts.some((part) => from(part, at, next))
      case 'repeat':
        return repeated(node, 0, at, next)
      case 'group':
        return from(node.part, at, (end) => {
          const before = memo[node.index]
          memo[node.index] = chars.slice(at, end).join('')
          if (next(end)) return true
          memo[node.index] = before
          return false
        })
      case 'again': {
        const had = [...(memo[node.index] ?? '')]
        return had.every((char, place) => chars[at + place] === char) && next(at + had.length)
      }
      case 'look': {
        const there = node.behind
          ? Array.from({ length: at + 1 }, (_, back) => at - back).some((start) =>
              from(node.part, start, (end) => end === at),
            )
          : from(node.part, at, () => true)
        return there !== node.not && next(at)
      }
      case 'edge':
        return isEdge(node.at, at) && next(at)
    }
  }

  const inTurn = (parts: readonly Pattern[], place: number, at: number, next: Next): boolean => {
    const part = parts[place]
    return part ? from(part, at, (end) => inTurn(parts, place + 1, end, next)) : next(at)
  }

  function repeated(
    node: Extract<Pattern, { kind: 'repeat' }>,
    count: number,
    at: number,
    next: Next,
  ): boolean {
    if (count >= node.min && count > 0 && at === chars.length && next(at)) return true
    const more =
      count < node.max &&
      from(node.part, at, (end) => (end > at || count < node.min) && repeated(node, count + 1, end, next))
    return more || (count >= node.min && next(at))
  }

  const isWord = (at: number) => /^\w$/.test(chars[at] ?? '')
  function isEdge(edge: string, at: number): boolean {
    if (edge === '^') return at === 0
    if (edge === '$') return at === chars.length
    return (isWord(at - 1) !== isWord(at)) === (edge === 'b')
  }

  try {
    return Array.from({ length: chars.length + 1 }, (_, at) => at).some((at) => from(pattern, at, () => true))
  } catch (error) {
    // So deep, or so long.
    if (error === tooLong || error instanceof RangeError) return undefined
    throw error
  }
}
