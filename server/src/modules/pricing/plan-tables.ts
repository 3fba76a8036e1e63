export interface PlanTables {
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
