import type { Context } from '../context/context.ts'
import type { Finding } from '../finding.ts'

/** In the order in which they run. */
export const phases = [
  'reachability',
  'examples',
  'positive',
  'negative',
  'roles',
  'flows',
  'invariants',
] as const
export type Phase = (typeof phases)[number]

/**
 * A rule's requirements: a test account, permission to change something, or a backend with memory. A rule that can't
 * run is left out of the run, and the report says so.
 */
export type Need = 'user' | 'other' | 'admin' | 'member' | 'write' | 'state' | 'strict'

/** One promise of the contract, and how to see that a backend keeps it. */
export interface Rule {
  /** Stable, in small letters: `<phase>/<subject>`. */
  readonly id: string
  /** The promise, in one sentence. */
  readonly title: string
  readonly phase: Phase
  readonly needs: readonly Need[]
  /** The operations that it looks at, by name; left out where it looks at each. `--only` of an operation runs the rules that name it. */
  readonly operations?: readonly string[]
  /** How often it calls an operation that declares 429; left out where it may do so as often as it must. */
  readonly share?: number
  /**
   * Every response from `context.call` is checked against the contract by itself; a rule returns only its further
   * findings.
   */
  run(context: Context): Promise<readonly Finding[]> | AsyncIterable<Finding>
}

/** A part of the run that is no rule, and whose calls and findings are noted as if it were one. */
export const partOfRun = (id: string, title: string): Rule => ({
  id,
  title,
  phase: 'reachability',
  needs: [],
  run: async () => [],
})
