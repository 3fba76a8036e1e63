/** A member of `RateLimit` or `RateLimit-Policy`. */
export interface RateLimitMember {
  readonly name: string
  /** Integers; others are left out. */
  readonly parameters: Readonly<Record<string, number>>
}

// RFC 9651: a list of strings with parameters. Sticky, so that nothing between two members is passed over.
const string = String.raw`"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"`
const value = String.raw`-?\d+(?:\.\d+)?|"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"|:[\w+/=]*:|\?[01]|[A-Za-z*][\w:/!#$%&'*+.^|~-]*`
const parameter = `; *([a-z*][a-z0-9_.*-]*)(?:=(${value}))?`
const member = new RegExp(`${string}((?:${parameter})*)[ \\t]*(,[ \\t]*|$)`, 'y')

/**
 * The members of such a header, by draft-ietf-httpapi-ratelimit-headers-10: a list of strings with parameters. Undefined where it is
 * missing or none.
 */
export function rateLimitMembers(header: string | null): readonly RateLimitMember[] | undefined {
  const text = header?.trim() ?? ''
  const members: RateLimitMember[] = []
  let isOpen = true
  for (let at = 0; isOpen; at = member.lastIndex) {
    member.lastIndex = at
    const [, name, parameters = '', , , separator] = member.exec(text) ?? []
    if (name === undefined) return undefined
    members.push({ name, parameters: integersOf(parameters) })
    isOpen = separator !== ''
  }
  return members
}

const integersOf = (parameters: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...parameters.matchAll(new RegExp(parameter, 'g'))].flatMap(([, name = '', value = '']) =>
      /^-?\d+$/.test(value) ? [[name, Number(value)]] : [],
    ),
  )
