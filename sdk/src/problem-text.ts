import type { OperationKey } from './generated/operation-ids.ts'

/** The meaning of an error code, for people. Texts may change; codes stay. */
export interface ProblemText {
  /** The source of the code: the portal, the gateway, or the network behind an API. */
  readonly of: 'portal' | 'gateway' | 'network'
  /** HTTP statuses, the usual one first. */
  readonly statuses: readonly [number, ...number[]]
  readonly title: string
  readonly meaning: string
  readonly cause: string
  readonly fix: string
  /** A page of the portal that helps: its path. */
  readonly see?: { readonly label: string; readonly path: string }
  /** How many operations of the portal document it, and their names where they are no more than 40. */
  readonly operations: { readonly count: number; readonly keys: readonly OperationKey[] }
}
