import { requestExample } from './examples.ts'

/** The guest's form of the contract's examples, with changes; undefined leaves a field out. */
export function kybForm(changes: Readonly<Record<string, string | Blob | undefined>> = {}): FormData {
  const fields = {
    ...requestExample('submitKyb', 'guest'),
    registration_certificate: pdf('certificate of registration'),
    representative_id: pdf('identity document'),
    ...changes,
  }
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(field, value)
    else if (value) form.append(field, value, `${field}.pdf`)
  }
  return form
}

export const pdf = (text: string): Blob => new Blob([`%PDF-1.7 ${text}`], { type: 'application/pdf' })
