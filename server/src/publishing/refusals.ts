import { Problem, refusedField } from '../platform/http/problem.ts'
import type { OptionError, OptionName, PublishError } from './publish-error.ts'

const fields: Readonly<Partial<Record<OptionName, string>>> = { prices: 'price_overrides' }
const maxMessageLength = 500

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
  const text = message || first?.text || 'The document cannot be published.'
  return refusedField('#/document', 'document_refused', text.slice(0, maxMessageLength).toWellFormed())
}

export const checkOutdated = (detail: string): Problem => new Problem('check_outdated', detail)
