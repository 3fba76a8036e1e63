import type { Values } from '@switchboard/oas/request'
import { isRecord, parseJson } from '@switchboard/oas/schema'
import type { ReferenceOperation } from '../types.ts'

/** Members of a request that say whose device is meant, in CAMARA's APIs. */
const identifiers = ['device', 'phoneNumber']

/**
 * The consequence of a token for a request, before it is sent: with a two-legged one, of an app alone, the request has to name the
 * device; with a three-legged one, of a person, it must not. Undefined where the operation documents neither error.
 */
export function identifierAdvice(
  { responses, schemas, body }: Pick<ReferenceOperation, 'responses' | 'schemas' | 'body'>,
  values: Pick<Values, 'body'>,
): string | undefined {
  const documentation = JSON.stringify([responses, schemas])
  const [needsOne, rejectsOne] = ['MISSING_IDENTIFIER', 'UNNECESSARY_IDENTIFIER'].map((code) =>
    documentation.includes(`"${code}"`),
  )
  if (!body || (!needsOne && !rejectsOne)) return undefined
  const identifier = identifiers.find((name) => isNamed(values.body, name))
  if (identifier)
    return rejectsOne
      ? `Two-legged token: fine, ${identifier} says whose device it is. Three-legged token: remove ${identifier}, or the call returns 422 UNNECESSARY_IDENTIFIER.`
      : undefined
  return needsOne
    ? 'Three-legged token: fine, the token says whose device it is. Two-legged token: add device or phoneNumber, or the call returns 422 MISSING_IDENTIFIER.'
    : undefined
}

function isNamed(text: string, name: string): boolean {
  try {
    const body = parseJson(text)
    return isRecord(body) && body[name] !== undefined && body[name] !== null
  } catch {
    return false
  }
}
