import { type Fault, isRecord } from '@switchboard/oas/schema'
import type { Entry } from '../state/history.ts'

/** Errors of the last response at single fields of the body, as long as that is still the body. */
export function rejectionsOf(entry: Entry | undefined, body: string): readonly Fault[] {
  if (entry?.values.body !== body || entry.outcome.kind !== 'response') return []
  try {
    const problem: unknown = JSON.parse(entry.outcome.text ?? '')
    const errors = isRecord(problem) && Array.isArray(problem.errors) ? problem.errors : []
    return errors.flatMap(({ pointer, message }: Record<string, unknown>) =>
      typeof pointer === 'string' && typeof message === 'string'
        ? { at: pointer.replace(/^#/, ''), text: message }
        : [],
    )
  } catch {
    return []
  }
}
