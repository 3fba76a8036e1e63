import type { JSONColumnType } from 'kysely'
import type { PlanTables } from './plan-tables.ts'

export interface PriceTables extends PlanTables {
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
  }
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
  }
}
