/** How much of one limit is left, as the gateway said with a response. */
export interface RateLimit {
  /** `second`, `minute`, `day` or `month` at the gateway. */
  policy: string
  /** How many calls it allows in a window. */
  size: number | undefined
  /** Seconds of a window; for a month always 30 days. */
  windowSeconds: number | undefined
  /** How many calls are left. */
  left: number
  /** Seconds until all calls are there again. */
  resetSeconds: number | undefined
}

/**
 * The limits that a response tells in `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10). Empty where there are
 * none, or where they can't be read. In browsers, pages of other origins see what the server exposes.
 */
export function rateLimits({ headers }: Pick<Response, 'headers'>): RateLimit[] {
  const policies = new Map(membersOf(headers.get('RateLimit-Policy')))
  return membersOf(headers.get('RateLimit')).flatMap(([policy, { r, t }]) => {
    const { q, w } = policies.get(policy) ?? {}
    return r === undefined ? [] : { policy, size: q, windowSeconds: w, left: r, resetSeconds: t }
  })
}

type Member = [name: string, parameters: Partial<Record<string, number>>]

// RFC 9651: a list of strings with parameters. Sticky, so that nothing between two members is passed over.
const string = String.raw`"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"`
const value = String.raw`-?\d+(?:\.\d+)?|${string}|:[\w+/=]*:|\?[01]|[a-zA-Z*][\w:/!#$%&'*+.^|~-]*`
const parameter = `; *([a-z*][a-z0-9_.*-]*)(?:=(${value}))?`
const member = new RegExp(`(${string})((?:${parameter})*)[ \\t]*(,[ \\t]*|$)`, 'y')

/** A list that breaks its syntax anywhere is ignored as a whole, as RFC 9651 asks. */
function membersOf(header: string | null): Member[] {
  const text = header?.trim() ?? ''
  const members: Member[] = []
  let separator: string | undefined
  member.lastIndex = 0
  do {
    const match = member.exec(text)
    if (!match) return []
    members.push([match[1]?.slice(1, -1).replace(/\\(.)/g, '$1') ?? '', integersOf(match[2] ?? '')])
    separator = match.at(-1)
  } while (separator)
  return members
}

const integersOf = (parameters: string): Member[1] =>
  Object.fromEntries(
    [...parameters.matchAll(new RegExp(parameter, 'g'))]
      .filter(([, , value = '']) => /^-?\d+$/.test(value))
      .map(([, name, value]) => [name, Number(value)]),
  )
