import type { components } from '@switchboard/sdk'
import { Problem, refusedField } from '../platform/http/problem.ts'
import type { Finding, OptionError, OptionName, PublishError } from './publish-error.ts'

type Schemas = components['schemas']

const fields: Readonly<Partial<Record<OptionName, string>>> = { prices: 'price_overrides' }
const maxMessageLength = 500
const maxFindings = 200
const maxTextLength = 1000

/** As a form shows it, beside the field. */
export const refusedOption = ({ option, besideField }: OptionError): Problem =>
  refusedField(
    `#/${fields[option] ?? option}`,
    option === 'prices' ? 'not_allowed' : 'pattern',
    besideField.slice(0, maxMessageLength).toWellFormed(),
  )

/** A document that cannot be published any more, though a check has found it good. */
export function refusedDocument({ message, findings }: PublishError): Problem {
  const [first] = findings
  const text = message || first?.text || 'The document can’t be published.'
  return refusedField('#/document', 'document_refused', text.slice(0, maxMessageLength).toWellFormed())
}

export const checkOutdated = (detail: string): Problem => new Problem('check_outdated', detail)

/** What a check answers of a document that cannot be published. */
export function badCheck(error: PublishError): Schemas['AdminApiCheck'] {
  const whole = error.message ? [{ pointer: '#/', line: undefined, text: error.message }] : []
  return { publishable: false, ...shownFindings([...whole, ...error.findings]), digest: null, preview: null }
}

export const shownFindings = (findings: readonly Finding[]) => ({
  findings: findings.slice(0, maxFindings).map(({ line, pointer, text }) => ({
    line: line ?? null,
    pointer: pointer.slice(0, maxTextLength).toWellFormed(),
    text: text.slice(0, maxTextLength).toWellFormed(),
  })),
  findings_left_out: Math.max(0, findings.length - maxFindings),
})
