import type { Portal } from '@switchboard/sdk'
import { type ProblemText, problems } from '@switchboard/sdk/problems'
import { queryOptions } from '@switchboard/sdk/react-query'

/** As `type` of a problem writes it: `/problems/consent-missing`. */
export const addressOfCode = (code: string): string => code.replaceAll('_', '-')

const texts: Readonly<Record<string, ProblemText>> = problems

/** The code that an address names, and what is known of it; a code that only a published document has is written as it is. */
export function codeOfAddress(name: string): {
  readonly code: string
  readonly text: ProblemText | undefined
} {
  const code = name.replaceAll('-', '_')
  return Object.hasOwn(texts, code) ? { code, text: texts[code] } : { code: name, text: undefined }
}

/** The APIs that document an error. */
export const apisQuery = (portal: Portal, code: string) =>
  queryOptions(portal, '/api/search-index', { params: { query: { code } } })
