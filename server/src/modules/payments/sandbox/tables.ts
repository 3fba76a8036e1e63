declare module '../../../platform/db/schema.ts' {
  interface Database extends SandboxTables {}
}

export interface SandboxTables {
  sandbox_cards: { token: string; setup_id: string; number: string }
  sandbox_charges: {
    reference: string
    amount: number
    currency: string
    refusal: string | null
    charged_at: Date
  }
  sandbox_choices: { reference_number: string; choice: 'pay' | 'decline'; chosen_at: Date }
}
