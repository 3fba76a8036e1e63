declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    /** Queued where a balance crosses a mark. `told` is what the bell says. */
    readonly lowCredits: {
      readonly userId: string
      readonly told: string
      readonly empty: boolean
      /** Whether it rose above its marks; missing in jobs of earlier releases, which were queued for falls alone. */
      readonly recovered?: boolean
    }
    /** Queued where a balance falls below what its owner wants it topped up at; payments/auto-top-up has it done. */
    readonly autoTopUp: { readonly userId: string }
  }
}

export {}
