import type { Values } from '@switchboard/oas/request'
import type { Outcome } from '../sending/send.ts'
import type { Environment } from '../types.ts'

/** A call that was made. Its key is not kept: a replay takes the one that is there then. */
export interface Entry {
  readonly id: number
  readonly at: number
  readonly environment: Environment
  readonly values: Values
  readonly scenario: string
  readonly outcome: Outcome
}

const most = 20

/** The newest first, and no more than one looks through. */
export function remember(history: readonly Entry[], entry: Omit<Entry, 'id'>): readonly Entry[] {
  return [{ ...entry, id: (history[0]?.id ?? 0) + 1 }, ...history].slice(0, most)
}
