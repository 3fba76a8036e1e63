import type { Values } from '@switchboard/oas/request'
import { isRecord, parseJson } from '@switchboard/oas/schema'
import type { ReferenceOperation } from '../types.ts'

/** Members of a request that say whose device is meant, in CAMARA's APIs. */
const identifiers = ['device', 'phoneNumber']

/**
 * What a token decides about a request, before it is sent: with a two-legged one, of an app alone, the request has to name the
 * device; with a three-legged one, of a person, it must not. Undefined where the operation documents neither error.
 */
export function identifierAdvice(
  { responses, schemas, body }: Pick<ReferenceOperation, 'responses' | 'schemas' | 'body'>,
  values: Pick<Values, 'body'>,
): string | undefined {
  const documented = JSON.stringify([responses, schemas])
  const [missing, unnecessary] = ['MISSING_IDENTIFIER', 'UNNECESSARY_IDENTIFIER'].map((code) =>
    documented.includes(`"${code}"`),
  )
  if (!body || (!missing && !unnecessary)) return undefined
  const named = identifiers.find((name) => isNamed(values.body, name))
  if (named)
    return unnecessary
      ? `Two-legged token: fine, ${named} says whose device it is. Three-legged token: remove ${named}, or the call returns 422 UNNECESSARY_IDENTIFIER.`
      : undefined
  return missing
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
