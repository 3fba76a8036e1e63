import type { Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends AccountTables {}
}

export interface AccountTables {
  users: {
    id: string
    email: string
    password_hash: string | null
    firstname: string
    lastname: string
    user_type: 'ADMIN' | 'USER'
    is_sso: Generated<boolean>
    sso_by: string | null
    sso_id: string | null
    email_verified_at: Date | null
    status: 'ACTIVE' | 'PENDING' | 'SUSPENDED'
    tc_agree: Generated<boolean>
    is_one_globe: Generated<boolean>
    /** The sign-in that is going on; the profile shows the one before it. */
    signed_in_at: Date | null
    last_login_date: Date | null
    company: string | null
    company_name: string | null
    reference: string | null
    newly_registered: Generated<boolean>
    plan_type: 'PREPAID' | 'POSTPAID' | null
    plan_name: string | null
    plan_consumption: number | null
    created_at: Date
    /** Set with all that is personal erased. */
    deleted_at: Generated<Date | null>
    /** Hash of the identifier of the browser that registered; null without one, and once the address is proven. */
    registration_device: Generated<Buffer | null>
    /** Counted by the database: decision 0064. */
    security_version: Generated<number>
  }
}
