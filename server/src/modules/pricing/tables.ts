import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely'
import type { CallLimits } from './limits.ts'

declare module '../../platform/db/schema.ts' {
  interface Database extends PriceTables {}
}

export interface PriceTables {
  plans: {
    plan_id: string
    plan_type: 'PREPAID' | 'POSTPAID'
    plan_name: string
    description: string
    period: 'NONE' | 'MONTHLY' | 'YEARLY'
    /** Hundredths of a peso. */
    price: number
    /** Hundredths of a credit. */
    included_credits: number
    kyb_required: boolean
    /** The one API it is for; null for all. */
    api: string | null
    limits: ColumnType<CallLimits, string | undefined, string>
  }
  /** Former prices and included credits of a plan, until then. */
  former_plan_terms: { plan_id: string; until: Date; price: number; included_credits: number }
  /** A way to buy an API. */
  products: {
    product_id: string
    api: string
    name: string
    description: string
    plan_type: 'PREPAID' | 'POSTPAID'
    kyb_required: boolean
    plan_id: string
    position: number
    /** In place of the plan's; null: as the plan. Set apart from publishing, which keeps them. */
    limits: ColumnType<CallLimits | null, undefined, string | null>
  }
  /** A price list of a product. */
  product_versions: {
    product_version_id: string
    product_id: string
    version: string
    starts_on: string
    ends_on: string | null
    /** Hundredths of a credit by operationId. */
    prices: JSONColumnType<Record<string, number>>
    prices_set_at: ColumnType<Date | null, Date | null | undefined>
  }
  /** Each price of an operation in a price list. Written by the database (prices.sql). */
  price_versions: {
    id: GeneratedAlways<number>
    product_version_id: string
    operation_id: string
    /** Hundredths of a credit. */
    price: number
    valid_from: Date
  }
  /** Which plan an account was on, and since when. */
  account_plans: { user_id: string; plan_id: string; started_at: Date }
  /** How an API's own plan ends; it began when its product was taken. */
  plan_ends: {
    subscription_id: string
    product_id: string
    /** `since` of the product. */
    started_at: Date
    last_day: string
    given_up_at: Date
    /** When the product was taken out of the subscription; null until then. */
    ended_at: Date | null
  }
}
