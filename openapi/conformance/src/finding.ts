/** One way in which the backend breaks the contract. */
export interface Finding {
  readonly rule: string
  /** The operationId; empty for what belongs to none. */
  readonly operation: string
  /** What kind of fault it is, such as `status` or `body`. Findings of one operation, kind and place are told once. */
  readonly check: string
  readonly expected: string
  readonly got: string
  /** The request that shows it, as a line for a shell. */
  readonly request: string
  /** The place in the contract that is broken. */
  readonly contractPointer: string
}
