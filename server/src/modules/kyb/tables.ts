import type { components } from '@switchboard/sdk'
import type { JSONColumnType } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends KybTables {}
}

type KybState = components['schemas']['KybSubmission']['state']
export type KybRequirement = components['schemas']['KybRequirement']

export interface KybTables {
  kyb_submissions: {
    id: string
    /** Null for a guest. */
    user_id: string | null
    publisher: string
    /** Null for every API of the publisher. */
    tag: string | null
    state: KybState
    business_name: string
    contact_name: string
    contact_email: string
    form: JSONColumnType<Record<string, unknown>>
    requirements: JSONColumnType<KybRequirement[]>
    reason: string | null
    submitted_at: Date
    decided_at: Date | null
  }
  kyb_documents: {
    submission_id: string
    field: string
    /** Name in the folder of documents. */
    file: string
    /** As the sender called it. */
    name: string
    type: string
    bytes: number
    sha256: Buffer
  }
  kyb_drafts: {
    user_id: string
    publisher: string
    /** Empty for every API of the publisher. */
    tag: string
    revision: string
    /** The values, for this person alone. */
    sealed: Buffer
    saved_at: Date
  }
  /** A view: the newest form of a user for each publisher and tag. */
  business_verifications: {
    user_id: string
    publisher: string
    /** Empty for every API of the publisher. */
    tag: string
    state: KybState
    reason: string | null
    decided_at: Date | null
  }
}
