import type { ReceivedResponse } from '../../../context/context.ts'
import type { Verdict } from '../../verdict.ts'
import { type RateLimitMember, rateLimitMembers } from './rate-limit-fields.ts'

interface Counted {
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
  { responses, quota, left }: Counted,
): void {
  const leftShown: unknown[] = []
  for (const { headers } of responses) {
    expectExposed(verdict, set, { headers, names: ['RateLimit', 'RateLimit-Policy'] })
    const policies = read(verdict, set, { headers, name: 'RateLimit-Policy', required: 'q' })
    const limits = read(verdict, set, { headers, name: 'RateLimit', required: 'r' })
    if (!policies || !limits) return
    expectSameNames(verdict, set, policies, limits)
    const policy = policies.find(({ parameters }) => parameters.q === quota)
    leftShown.push(limits.find(({ name }) => name === policy?.name)?.parameters.r ?? 'nothing')
  }
  verdict.expect(set, {
    check: 'calls left in RateLimit',
    holds: leftShown.join() === left.join(),
    expected: `a policy with q=${quota}, of which r=${left.join(', then r=')} is left`,
    got: leftShown.join(', then ') || 'no response',
  })
}

interface Field {
  readonly headers: Headers
  readonly name: string
  /** The parameter that each member has. */
  readonly required: string
}

function read(
  verdict: Verdict,
  set: ReceivedResponse,
  { headers, name, required }: Field,
): readonly RateLimitMember[] | undefined {
  const members = rateLimitMembers(headers.get(name))
  const isValid = members?.every(({ parameters }) => Number(parameters[required]) >= 0) === true
  verdict.expect(set, {
    check: `form of ${name}`,
    holds: isValid,
    expected: `${name} of the gateway as a list of strings, each with ${required}`,
    got: headers.get(name) ?? `no ${name}`,
  })
  return isValid ? members : undefined
}

function expectSameNames(
  verdict: Verdict,
  set: ReceivedResponse,
  policies: readonly RateLimitMember[],
  limits: readonly RateLimitMember[],
): void {
  const namesOf = (members: readonly RateLimitMember[]) => members.map(({ name }) => name).toSorted()
  const [policyNames, limitNames] = [namesOf(policies).join(', '), namesOf(limits).join(', ')]
  verdict.expect(set, {
    check: 'policies of RateLimit',
    holds: policyNames === limitNames,
    expected: `${policyNames} in RateLimit, as in RateLimit-Policy`,
    got: limitNames,
  })
  for (const { name, parameters } of limits) {
    const quota = policies.find((policy) => policy.name === name)?.parameters.q ?? Number.POSITIVE_INFINITY
    verdict.expect(set, {
      check: 'most that is left',
      holds: Number(parameters.r) <= quota,
      expected: `no more than q=${quota} left of ${name}`,
      got: `r=${parameters.r}`,
    })
  }
}

interface Exposed {
  readonly headers: Headers
  readonly names: readonly string[]
}

/** A backend that names the headers which pages of other origins may read names these. */
export function expectExposed(verdict: Verdict, set: ReceivedResponse, { headers, names }: Exposed): void {
  const exposed = headers.get('Access-Control-Expose-Headers')
  if (exposed === null && headers.get('Access-Control-Allow-Origin') === null) return
  const listed = (exposed ?? '').toLowerCase().split(/\s*,\s*/)
  const missing = names.filter((name) => !listed.includes(name.toLowerCase()) && !listed.includes('*'))
  verdict.expect(set, {
    check: 'headers that pages may read',
    holds: missing.length === 0,
    expected: `${names.join(' and ')} in Access-Control-Expose-Headers of the gateway`,
    got: exposed ?? 'no such header',
  })
}
