import { getLineColLocation, type NormalizedProblem, type Source } from '@redocly/openapi-core'
import type { Finding } from './publish-error.ts'

/** A finding of our own, with its line. */
export const placed = (source: Source, finding: Omit<Finding, 'line'>): Finding => ({
  ...finding,
  line: getLineColLocation({ source, pointer: finding.pointer, reportOnKey: true }).start.line,
})

const mends: Readonly<Record<string, string>> = {
  'no-unresolved-refs': 'Mend the reference, or add what it leads to.',
  'operation-operationId-unique': 'Another one has this name already.',
}

/** What the checker found, in our form. */
export function findingOf({ message, location, suggest, ruleId }: NormalizedProblem): Finding {
  const [at] = location
  const hints = [suggest[0] && `Did you mean ${suggest[0]}?`, mends[ruleId]].filter(Boolean)
  const said = message.replace(/\s+/g, ' ').trim().replace(/\.$/, '')
  const pointer = at?.pointer ?? '#/'
  return {
    // It points at the name where it means the field.
    pointer: ruleId === 'operation-operationId-unique' ? pointer.replace(/[^/]*$/, 'operationId') : pointer,
    line: at && getLineColLocation(at).start.line,
    text: [`${said}.`, ...hints].join(' '),
  }
}
