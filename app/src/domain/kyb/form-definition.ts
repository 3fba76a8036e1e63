import type { Content } from '@switchboard/sdk/content'
import { queryOptions } from '@switchboard/sdk/react-query'
import type { Tone } from '../../ui/plain-tag.tsx'
import { countries } from './countries.ts'
import type { Coverage, Detail, FieldDefinition, Submission } from './types.ts'

export const formId = ({ publisher, tag }: Coverage): string => (tag ? `${publisher}-${tag}` : publisher)

export const formQuery = (content: Content, coverage: Coverage) =>
  queryOptions(content, '/kyb-forms/{id}', { params: { path: { id: formId(coverage) } } })

export const states: Readonly<Record<Submission['state'], { label: string; tone: Tone }>> = {
  IN_REVIEW: { label: 'In review', tone: 'warning' },
  APPROVED: { label: 'Verified', tone: 'good' },
  REJECTED: { label: 'Needs changes', tone: 'bad' },
}

/** A value as a person reads it; nothing for what was left empty. */
export function textOf(
  { name, type, options = [] }: FieldDefinition,
  sent: Pick<Detail, 'form' | 'documents'>,
): string {
  if (type === 'FILE') {
    const document = sent.documents.find(({ field }) => field === name)
    return document ? `${document.name}, ${formatBytes(document.bytes)}` : ''
  }
  const value = sent.form[name] ?? ''
  if (type === 'CHECKBOX') return value === 'true' ? 'Yes' : ''
  if (type === 'COUNTRY') return countries().find(({ code }) => code === value)?.name ?? value
  return options.find((option) => option.value === value)?.label ?? value
}

/** `1.8 MB`, `94 KB`. */
function formatBytes(bytes: number): string {
  if (bytes >= 1_048_576) return `${(bytes / 1_048_576).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}

/** `answers.consent_wording` as `Consent wording`. */
export function labelOf(name: string): string {
  const words = name.replace(/^answers\./, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
