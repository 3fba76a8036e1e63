import type { components } from '@switchboard/sdk'

declare module '../../platform/db/schema.ts' {
  interface Database extends TeamTables {}
}

export type MemberRole = components['schemas']['MemberRole']

export interface TeamTables {
  /** People who act for another person's account; its owner has no row. */
  team_members: { user_id: string; account_id: string; role: MemberRole; joined_at: Date }
  /** Mailed links; the token is in the mail alone, and a withdrawn one is deleted. */
  team_invitations: {
    id: string
    account_id: string
    email: string
    role: MemberRole
    token_hash: Buffer
    invited_at: Date
    sent_at: Date
    expires_at: Date
    accepted_at: Date | null
    /** Of the account that invites. */
    security_version: number
  }
}
