import type { components } from '@switchboard/sdk'
import { labelOf } from '../../domain/kyb/form-definition.ts'
import type {
  Coverage,
  FieldDefinition,
  FieldGroup,
  Requirement,
  Submission,
} from '../../domain/kyb/types.ts'

type CatalogueApi = Pick<
  components['schemas']['CatalogueApi'],
  'name' | 'publisher' | 'tag' | 'version' | 'kyb_required'
>

/** The submission that counts for an API: by a form for its tag, or for its whole publisher; approved ones first. */
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
  const byKey = new Map<string, Verification & { apis: string[] }>()
  for (const { name, publisher, tag, version, kyb_required } of apis) {
    if (!kyb_required) continue
    const key = `${publisher}/${tag ?? ''}`
    const known = byKey.get(key)
    if (known) known.apis.push(name)
    else {
      const submission = submissionFor(submissions, { publisher, tag })
      byKey.set(key, { publisher, tag, version, apis: [name], submission })
    }
  }
  const shown = new Set([...byKey.values()].map(({ submission }) => submission?.kyb_id))
  const others = submissions
    .filter(({ kyb_id }) => !shown.has(kyb_id))
    .map((submission) => {
      const { publisher, tag } = submission
      return { publisher, tag, version: 'v1', apis: [], submission }
    })
  return [...byKey.values(), ...others]
}

export type Reason = Pick<Requirement['errors'][number], 'code' | 'reason'>

/** Why each field of a form was refused, by its name. */
export function refusals(requirements: readonly Requirement[]): ReadonlyMap<string, readonly Reason[]> {
  const open = requirements.filter(({ state }) => state === 'REJECTED' || state === 'MISSING')
  const byField = new Map<string, Reason[]>()
  for (const { field, errors } of open) {
    if (errors.length === 0) byField.set(field, byField.get(field) ?? [])
    for (const { code, reason, field: at } of errors)
      byField.set(at, [...(byField.get(at) ?? []), { code, reason }])
    // The field itself is sent again, too, where a reason points at another.
    if (!byField.has(field)) byField.set(field, [])
  }
  return byField
}

/** The part of a form that has to be filled in again. A field that the form no longer has is asked for by its name. */
export function groupsToCorrect(
  groups: readonly FieldGroup[],
  refused: ReadonlyMap<string, unknown>,
): readonly FieldGroup[] {
  const openGroups = groups
    .map(({ title, fields }) => ({
      title,
      fields: fields
        .filter(({ name }) => refused.has(name))
        // It was asked for in a review, so it is no longer up to the sender.
        .map((field) => ({ ...field, required: true })),
    }))
    .filter(({ fields }) => fields.length > 0)
  const known = new Set(openGroups.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const unknown = [...refused.keys()].filter((name) => !known.has(name)).map(fieldOf)
  return unknown.length > 0 ? [...openGroups, { title: 'Also asked for', fields: unknown }] : openGroups
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
