import type { components } from '@switchboard/sdk'
import type { ContentComponents } from '@switchboard/sdk/content'

export type Submission = components['schemas']['KybSubmission']
export type Requirement = components['schemas']['KybRequirement']
export type Detail = components['schemas']['KybDetail']
export type FormDefinition = ContentComponents['schemas']['KybForm']
export type FieldGroup = ContentComponents['schemas']['KybFieldGroup']
export type FieldDefinition = ContentComponents['schemas']['KybField']

/** The APIs that a verification is for: one tag of a publisher, or all. */
export interface Coverage {
  readonly publisher: string
  readonly tag: string | null
}
