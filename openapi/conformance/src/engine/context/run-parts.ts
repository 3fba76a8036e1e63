import type { Contract, Operation } from '../contract/contract.ts'
import type { SchemaCheck } from '../contract/schema-check.ts'
import type { Transport } from '../http/send.ts'
import type { Options } from '../options.ts'
import type { RulePack } from '../pack.ts'
import type { Notes } from './notes.ts'

/** Shared by a whole run. */
export interface Run {
  readonly options: Options
  /** The address that is called, which may have been completed. */
  readonly base: string
  readonly contract: Contract
  readonly schemas: SchemaCheck
  readonly transport: Transport
  readonly notes: Notes
  readonly operations: readonly Operation[]
  readonly clock: () => Date
  readonly pack: RulePack | undefined
}
