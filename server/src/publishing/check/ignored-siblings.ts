import { type JsonObject, walkObjects } from '@switchboard/oas/document'
import type { Finding } from '../read/publish-error.ts'

/** Siblings of a `$ref` in a 3.0 document: parsers of 3.0 ignore them, which the author may not know. */
export function ignoredSiblings(document: JsonObject): Omit<Finding, 'line'>[] {
  if (!/^3\.0\./.test(String(document.openapi))) return []
  const findings: Omit<Finding, 'line'>[] = []
  walkObjects(document, ({ node: { $ref, ...others }, pointer, extension }) => {
    const names = Object.keys(others).filter((name) => !name.startsWith('x-'))
    // A path may have operations of its own beside what it refers to.
    if (extension || typeof $ref !== 'string' || names.length === 0 || /^#\/paths\/[^/]+$/.test(pointer))
      return
    const what = names.map((name) => `\`${name}\``).join(', ')
    findings.push({
      pointer,
      text: `${what} beside \`$ref\` ${names.length === 1 ? 'is' : 'are'} ignored in OpenAPI 3.0. Put the reference into \`allOf\`, or use OpenAPI 3.1.`,
    })
  })
  return findings
}
