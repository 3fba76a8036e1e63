declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    /** Queued by the database itself, where a balance crosses a mark: 0011_wallet.sql. `told` is what the bell says. */
    readonly lowCredits: { readonly userId: string; readonly told: string; readonly empty: boolean }
  }
}

export {}
