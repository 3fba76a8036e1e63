declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    /** Queued where a balance crosses a mark. `told` is what the bell says. */
    readonly lowCredits: { readonly userId: string; readonly told: string; readonly empty: boolean }
  }
}

export {}
