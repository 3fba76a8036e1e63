import type { FindingParts, KnownApi, ReceivedResponse } from './context/context.ts'
import type { Contexts } from './context/contexts.ts'
import type { Notes } from './context/notes.ts'
import type { Contract } from './contract/contract.ts'
import type { Transport } from './http/send.ts'
import type { Options } from './options.ts'
import type { Rule } from './rules/rule.ts'

/** The rules of one API, and the knowledge that calls of its operations need. */
export interface RulePack extends KnownApi {
  /** They run before the engine's of the same phase. */
  readonly rules: readonly Rule[]
  /** The operations that sign an account in, and that tell who it is. */
  readonly login: string
  readonly profile: string
  /** The address below which the operations are. Throws CouldNotRun when nothing there speaks this API. */
  findBase(contract: Contract, transport: Transport, options: Options): Promise<string>
  /** Faults of a response beside those that the document shows. */
  checkResponse(response: ReceivedResponse, contractPointer: string): readonly FindingParts[]
  /** Looks the signed-in accounts up. Returns what puts their settings back. Throws CouldNotRun for one that can't be used as it was given. */
  begin(contexts: Contexts, notes: Notes, options: Options): Promise<() => Promise<void>>
}
