/** Each way to read a pattern with `a|b` in it, such as `^app/(x|y)/`. Groups that look ahead are left as they are. */
export function alternativesOf(pattern: string): readonly string[] {
  const [first = '', ...others] = splitAtBars(pattern)
  if (others.length > 0) return [first, ...others].flatMap(alternativesOf)
  const group = firstGroup(pattern)
  if (!group) return [pattern]
  const { begin, end } = group
  const optional = pattern[end + 1] === '?'
  const inner = alternativesOf(pattern.slice(begin + 1, end))
  const rests = alternativesOf(pattern.slice(end + (optional ? 2 : 1)))
  const choices = optional ? [...inner, ''] : inner
  return choices.flatMap((choice) => rests.map((rest) => pattern.slice(0, begin) + choice + rest))
}

function splitAtBars(pattern: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const token of tokensOf(pattern)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (token === '|' && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${token}`)
  }
  return parts
}

function firstGroup(pattern: string): { readonly begin: number; readonly end: number } | undefined {
  let at = 0
  let depth = 0
  let begin: number | undefined
  for (const token of tokensOf(pattern)) {
    if (token === '(') {
      if (depth === 0 && pattern[at + 1] !== '?') begin ??= at
      depth += 1
    }
    if (token === ')') {
      depth -= 1
      if (depth === 0 && begin !== undefined) return { begin, end: at }
    }
    at += token.length
  }
  return undefined
}

/** Characters, with what belongs together: an escaped one, and a class in brackets. */
const tokensOf = (pattern: string): readonly string[] => pattern.match(/\\.|\[\^?\]?[^\]]*\]|./gs) ?? []
