import { addressForRanges } from '../platform/http/caller-network.ts'
import { Problem } from '../platform/http/problem.ts'
import { dayInWords } from '../platform/time/days.ts'
import { asksPerson } from './ask-person.ts'
import type { CallTerms, TermsCache } from './call-terms.ts'
import { deprecationHeaders } from './deprecation-headers.ts'
import type { IncomingCall, LocatedCall } from './incoming-call.ts'
import { keyRejection } from './limits.ts'
import { type LocateFailure, rejectionOf, unknownAddress, unmatched } from './rejection.ts'

interface LocatorContext {
  readonly cache: TermsCache
  readonly publicUrl: string
}

/** Incoming call to located call: which operation of which API is meant, on what terms, and why it may not be called. */
export function createLocator({ cache, publicUrl }: LocatorContext) {
  return async function locate(call: IncomingCall): Promise<LocatedCall> {
    const kept = cache.kept(call)
    const located = kept && locateOn(kept, call)
    if (located && !('problem' in located) && !located.rejection && !asksPerson(located)) return located
    // A call that would be rejected, or wait, may be allowed by now.
    const terms = await cache.read(call)
    if (!terms) throw unknownAddress()
    call.reply.headers(deprecationHeaders(terms.facts, publicUrl))
    const fresh = locateOn(terms, call)
    if ('problem' in fresh) {
      if (fresh.allow) call.reply.header('Allow', fresh.allow)
      throw fresh.problem
    }
    // A call without a known key belongs to nobody: there is no log to write it into.
    if (fresh.rejection && !terms.facts.key_id) throw fresh.rejection
    if (!fresh.rejection) cache.keep(call, terms)
    return fresh
  }
}

function locateOn(
  terms: CallTerms,
  { request, address, sentKey, at }: IncomingCall,
): LocatedCall | LocateFailure {
  const { facts } = terms
  const { sunset_on: end, version } = facts
  if (end !== null && end <= terms.day) {
    const detail = `${version} ended on ${dayInWords(end)}. Move to a newer version.`
    return { problem: new Problem('not_found', detail, { status: 410 }) }
  }
  const path = facts.tag === null ? address.afterVersion : address.afterTag
  const match = terms.match(request.method, path)
  if (!match.operation) return unmatched(match)
  const rejection =
    rejectionOf(facts, sentKey, at) ??
    keyRejection(facts.key_limits, {
      operation: match.operation.operation_id,
      address: addressForRanges(request),
    })
  return { terms, operation: match.operation, path: `${path}${address.search}`, rejection }
}
