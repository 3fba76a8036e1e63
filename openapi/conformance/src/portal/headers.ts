import type { Context, ReceivedResponse } from '../engine/context/context.ts'
import type { Operation } from '../engine/contract/contract.ts'
import type { Finding } from '../engine/finding.ts'
import { parametersOf } from '../engine/input/inputs.ts'
import type { Rule } from '../engine/rules/rule.ts'
import { type Verdict, withVerdict } from '../engine/rules/verdict.ts'

/** An operation is told of no page in a browser but those that its backend lists. */
export const crossOrigin: Rule = {
  id: 'roles/cross-origin',
  title: 'A page of any other origin isn’t let in',
  phase: 'roles',
  needs: ['state'],
  share: 2,
  run: withVerdict(async (context, verdict) => {
    await context.each(context.operations, async (operation) => {
      const Origin = `https://${context.unique()}.example`
      const response = await ask(context, operation, { Origin })
      const { 'access-control-allow-origin': allowed, 'access-control-allow-credentials': credentials } =
        response.headers
      verdict.expect(response, {
        check: 'cross-origin',
        holds: allowed !== Origin && !(allowed === '*' && credentials === 'true'),
        expected: 'no permission for an origin that nobody knows',
        got: `Access-Control-Allow-Origin: ${allowed}, Access-Control-Allow-Credentials: ${credentials ?? 'none'}`,
      })
    })
  }),
}

/** A read as an allowed caller; a write as nobody and without its input, so that nothing happens. */
async function ask(
  context: Context,
  operation: Operation,
  headers: Readonly<Record<string, string>>,
): Promise<ReceivedResponse> {
  const as = operation.isRead ? (context.callerOf(operation) ?? 'visitor') : 'visitor'
  const parameters = await parametersOf(context, operation, as)
  const half = operation.isRead ? {} : { raw: { text: '{"half":', type: 'application/json' } }
  return context.call(operation, {
    ...parameters,
    ...half,
    as,
    headers: { ...parameters.headers, ...headers },
  })
}

/** Headers that protect browsers: those sent with nearly every response must be sent with every one, with equal values. */
const alike = [
  'x-content-type-options',
  'x-frame-options',
  'content-security-policy',
  'referrer-policy',
  'strict-transport-security',
  'cross-origin-opener-policy',
  'permissions-policy',
]
const enough = 6
const nearlyAll = 0.8

export const headersAlike: Rule = {
  id: 'invariants/headers-alike',
  title: 'Security headers and Cache-Control are sent with every response',
  phase: 'invariants',
  needs: ['state'],
  share: 2,
  async run(context) {
    const sample = await readSome(context)
    const usual = new Map(
      alike.flatMap((name) => {
        const values = sample.map(({ headers }) => headers[name])
        const value = mostOf(values)
        const isUsual = values.filter((one) => one === value).length >= nearlyAll * values.length
        return isUsual && value !== undefined && values.length >= enough ? [[name, value] as const] : []
      }),
    )
    const findings: Finding[] = []
    for (const operation of context.operations)
      for (const { response } of context.responsesOf(operation).values()) {
        for (const [name, value] of usual)
          if (response.headers[name] !== value)
            findings.push(telling(context, response, { name, expected: value }))
        findings.push(...ofCaches(context, response))
      }
    return findings
  },
}

/** Reads that need nothing, spread over the contract. */
async function readSome(context: Context): Promise<readonly ReceivedResponse[]> {
  const plain = context.contract.operations.filter(
    ({ isRead, parameters, responses }) =>
      isRead && !responses.has('429') && !parameters.some(({ required }) => required),
  )
  const step = Math.max(1, Math.floor(plain.length / (2 * enough)))
  const responses: ReceivedResponse[] = []
  for (const operation of plain.filter((_, index) => index % step === 0)) {
    const as = context.callerOf(operation)
    if (as !== undefined) responses.push(await context.call(operation, { as }))
  }
  return responses
}

function mostOf(values: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string | undefined, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** RFC 9111, section 3.5: personal data must not be in shared caches. */
function ofCaches(context: Context, response: ReceivedResponse): Finding[] {
  const { status, headers, operation, request } = response
  if (operation.access !== 'protected') return []
  const cached = headers['cache-control'] ?? ''
  const isOfSomebody = status < 300 && request.headers.Authorization !== undefined
  const isShared = /\bpublic\b|s-maxage/.test(cached) || !/no-store|no-cache|private/.test(cached)
  return isOfSomebody && isShared
    ? [telling(context, response, { name: 'cache-control', expected: 'no-store or private' })]
    : []
}

const telling = (
  context: Context,
  response: ReceivedResponse,
  { name, expected }: { readonly name: string; readonly expected: string },
): Finding =>
  context.finding(response, {
    check: `header ${name}`,
    expected: `${name}: ${expected}`,
    got: response.headers[name] === undefined ? 'no such header' : `${name}: ${response.headers[name]}`,
  })

/** A version that is held isn't sent again, and another one is. */
export const versionsHeld: Rule = {
  id: 'invariants/versions-held',
  title: 'A response whose ETag the caller holds is 304, and any other is sent whole',
  phase: 'invariants',
  needs: ['state'],
  share: 4,
  run: withVerdict(async (context, verdict) => {
    const versioned = context.operations.filter(
      (operation) => operation.isRead && context.responsesOf(operation).get(200)?.response.headers.etag,
    )
    await context.each(versioned, async (operation) => {
      const first = await ask(context, operation, {})
      const { etag = '' } = first.headers
      if (first.status !== 200 || etag === '') return
      const other = await ask(context, operation, { 'If-None-Match': '"conformance"' })
      verdict.status(other, 200, 'for a version that the caller doesn’t hold')
      const cached = await ask(context, operation, { 'If-None-Match': etag })
      const isSame = cached.status === 200 && cached.headers.etag !== etag
      if (operation.responses.has('304') && !isSame)
        verdict.status(cached, 304, 'for a version that the caller holds')
      if (cached.status === 304)
        verdict.expect(cached, {
          check: 'version of a 304',
          holds: cached.headers.etag === etag && cached.text === '',
          expected: `ETag ${etag} and no body`,
          got: `ETag ${cached.headers.etag ?? 'none'}, ${cached.text.length} characters`,
        })
    })
  }),
}

/**
 * Headers that describe the response and not the single request. Content-Length may be left out (RFC 9110, section
 * 9.3.2).
 */
const sameOfHead = ['content-type', 'cache-control', 'content-disposition', 'www-authenticate', 'vary']

const isAsked = ({ method, responses }: Operation): boolean =>
  method === 'GET' && !responses.get('200')?.media.some(({ type }) => type.startsWith('text/event-stream'))

/** RFC 9110, sections 9.1 and 9.3.2: every GET has a HEAD, with equal headers for the same caller. */
export const heads: Rule = {
  id: 'invariants/heads',
  title: 'HEAD is responded to as GET is, for the same callers',
  phase: 'invariants',
  needs: ['state'],
  share: 3,
  run: withVerdict(async (context, verdict) => {
    await context.each(context.operations.filter(isAsked), async (operation) => {
      const as = context.callerOf(operation)
      if (as === undefined) return
      const input = { as, ...(await parametersOf(context, operation, as)) }
      const whole = await context.call(operation, input)
      expectAlike(verdict, whole, await context.call(operation, { ...input, method: 'HEAD' }))
      if (operation.access !== 'protected') return
      const nobody = await context.call(operation, { ...input, as: 'visitor', method: 'HEAD' })
      if (nobody.status !== 429) verdict.status(nobody, 401, 'to a HEAD without a token')
    })
  }),
}

function expectAlike(verdict: Verdict, whole: ReceivedResponse, head: ReceivedResponse): void {
  if (whole.status === 429 || head.status === 429) return
  const isTaken = verdict.equal(head, 'HEAD', head.status, whole.status, 'as to GET')
  for (const name of isTaken ? sameOfHead : [])
    verdict.equal(head, `${name} of a HEAD`, head.headers[name], whole.headers[name], 'as to GET')
}
