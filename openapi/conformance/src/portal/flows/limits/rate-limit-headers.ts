import type { ReceivedResponse } from '../../../engine/context/context.ts'
import type { Verdict } from '../../../engine/rules/verdict.ts'

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

interface Quota {
  /** The gateway's responses to calls that followed one another. */
  readonly responses: readonly Response[]
  /** The number of calls that a policy of theirs allows. */
  readonly quota: number
  /** Calls left after each. */
  readonly left: readonly number[]
}

/** Holds `RateLimit` and `RateLimit-Policy` of these responses against the quota; faults are those of the response that set it. */
export function expectRateLimits(
  verdict: Verdict,
  set: ReceivedResponse,
  { responses, quota, left }: Quota,
): void {
  const leftShown: unknown[] = []
  for (const { headers } of responses) {
    expectExposed(verdict, set, headers, ['RateLimit', 'RateLimit-Policy'])
    const policies = readMembers(verdict, set, headers, { name: 'RateLimit-Policy', required: 'q' })
    const limits = readMembers(verdict, set, headers, { name: 'RateLimit', required: 'r' })
    if (!policies || !limits) return
    const namesOf = (members: typeof limits) => [...members.keys()].toSorted().join(', ')
    verdict.equal(set, 'policies of RateLimit', namesOf(limits), namesOf(policies), 'as in RateLimit-Policy')
    const [over] = [...limits].filter(([name, { r }]) => Number(r) > Number(policies.get(name)?.q))
    verdict.equal(set, 'most that is left', over?.[0], undefined, 'of policies with more than their q left')
    const [policy = ''] = [...policies].find(([, { q }]) => q === quota) ?? []
    leftShown.push(limits.get(policy)?.r ?? 'nothing')
  }
  const then = ', then '
  verdict.equal(set, 'calls left in RateLimit', leftShown.join(then), left.join(then), `of q=${quota}`)
}

interface Field {
  readonly name: string
  /** The parameter that each member has. */
  readonly required: string
}

/** The parameters of each member, by its name. */
function readMembers(
  verdict: Verdict,
  set: ReceivedResponse,
  headers: Headers,
  { name, required }: Field,
): ReadonlyMap<string, RateLimitMember['parameters']> | undefined {
  const members = rateLimitMembers(headers.get(name))
  const isValid = members?.every(({ parameters }) => Number(parameters[required]) >= 0) === true
  verdict.expect(set, {
    check: `form of ${name}`,
    holds: isValid,
    expected: `${name} of the gateway as a list of strings, each with ${required}`,
    got: headers.get(name) ?? `no ${name}`,
  })
  return isValid ? new Map(members?.map(({ name, parameters }) => [name, parameters])) : undefined
}

/** A backend that names the headers which pages of other origins may read names these. */
export function expectExposed(
  verdict: Verdict,
  set: ReceivedResponse,
  headers: Headers,
  names: readonly string[],
): void {
  const exposed = headers.get('Access-Control-Expose-Headers')
  if (exposed === null && headers.get('Access-Control-Allow-Origin') === null) return
  const listed = (exposed ?? '').toLowerCase().split(/\s*,\s*/)
  verdict.expect(set, {
    check: 'headers that pages may read',
    holds: names.every((name) => listed.includes(name.toLowerCase()) || listed.includes('*')),
    expected: `${names.join(' and ')} in Access-Control-Expose-Headers of the gateway`,
    got: exposed ?? 'no such header',
  })
}
