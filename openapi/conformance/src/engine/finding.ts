/** One way in which the backend breaks the contract. */
export interface Finding {
  readonly rule: string
  /** The operationId; empty for what belongs to none. */
  readonly operation: string
  /** The kind of fault, such as `status` or `body`. Findings of one operation, kind and place are reported once. */
  readonly check: string
  readonly expected: string
  readonly got: string
  /** The request that shows it, as a line for a shell. */
  readonly request: string
  /** The place in the contract that is broken. */
  readonly contractPointer: string
}
