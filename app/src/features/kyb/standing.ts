import type { components } from '@switchboard/sdk'
import { labelOf } from '../../lib/kyb/form-definition.ts'
import type { Coverage, FieldDefinition, FieldGroup, Requirement, Submission } from '../../lib/kyb/types.ts'

type CatalogueApi = Pick<
  components['schemas']['CatalogueApi'],
  'name' | 'publisher' | 'tag' | 'version' | 'kyb_required'
>

/** What counts for an API: a form for its tag, or one for all APIs of its publisher; an approved one before others. */
export function submissionFor(
  submissions: readonly Submission[],
  { publisher, tag }: Coverage,
): Submission | undefined {
  const covering = submissions.filter(
    (one) => one.publisher === publisher && (one.tag === null || one.tag === tag),
  )
  return (
    covering.find(({ state }) => state === 'APPROVED') ??
    covering.find((one) => one.tag === tag) ??
    covering[0]
  )
}

export interface Verification extends Coverage {
  /** A version of one of them, as its form's address may name it. */
  readonly version: string
  /** The APIs whose live keys it opens. */
  readonly apis: readonly string[]
  readonly submission: Submission | undefined
}

/** Every verification that there is to be had, and those that were sent for what is no longer offered. */
export function verifications(
  apis: readonly CatalogueApi[],
  submissions: readonly Submission[],
): readonly Verification[] {
  const found = new Map<string, Verification & { apis: string[] }>()
  for (const { name, publisher, tag, version, kyb_required } of apis) {
    if (!kyb_required) continue
    const key = `${publisher}/${tag ?? ''}`
    const known = found.get(key)
    if (known) known.apis.push(name)
    else {
      const submission = submissionFor(submissions, { publisher, tag })
      found.set(key, { publisher, tag, version, apis: [name], submission })
    }
  }
  const shown = new Set([...found.values()].map(({ submission }) => submission?.kyb_id))
  const others = submissions
    .filter(({ kyb_id }) => !shown.has(kyb_id))
    .map((submission) => {
      const { publisher, tag } = submission
      return { publisher, tag, version: 'v1', apis: [], submission }
    })
  return [...found.values(), ...others]
}

/** Why each field of a form was refused, by its name. */
export function refusals(requirements: readonly Requirement[]): ReadonlyMap<string, readonly string[]> {
  const open = requirements.filter(({ state }) => state === 'REJECTED' || state === 'MISSING')
  const found = new Map<string, string[]>()
  for (const { field, errors } of open) {
    if (errors.length === 0) found.set(field, found.get(field) ?? [])
    for (const error of errors) found.set(error.field, [...(found.get(error.field) ?? []), error.reason])
    // The field itself is sent again, too, where a reason points at another.
    if (!found.has(field)) found.set(field, [])
  }
  return found
}

/** The part of a form that has to be filled in again. A field that the form no longer has is asked for by its name. */
export function groupsToCorrect(
  groups: readonly FieldGroup[],
  refused: ReadonlyMap<string, readonly string[]>,
): readonly FieldGroup[] {
  const kept = groups
    .map(({ title, fields }) => ({
      title,
      fields: fields
        .filter(({ name }) => refused.has(name))
        // It was asked for in a review, so it is no longer up to the sender.
        .map((field) => ({ ...field, required: true })),
    }))
    .filter(({ fields }) => fields.length > 0)
  const known = new Set(kept.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const unknown = [...refused.keys()].filter((name) => !known.has(name)).map(fieldOf)
  return unknown.length > 0 ? [...kept, { title: 'Also asked for', fields: unknown }] : kept
}

const documents = ['registration_certificate', 'representative_id', 'proof_of_address']
const maxDocumentBytes = 10_485_760

function fieldOf(name: string): FieldDefinition {
  const label = labelOf(name)
  if (!documents.includes(name)) return { name, label, type: 'TEXT', required: true }
  const file = {
    content_types: ['application/pdf', 'image/png', 'image/jpeg'],
    max_bytes: maxDocumentBytes,
  }
  return { name, label, type: 'FILE', required: true, file }
}
