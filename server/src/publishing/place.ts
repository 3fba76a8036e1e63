import {
  getLineColLocation,
  type LocationObject,
  type NormalizedProblem,
  type Source,
} from '@redocly/openapi-core'
import type { Finding } from './publish-error.ts'

/** A finding of our own, with its line. */
export const placed = (source: Source, finding: Omit<Finding, 'line'>): Finding => ({
  ...finding,
  line: lineOf({ source, pointer: finding.pointer, reportOnKey: true }),
})

/** Another parser finds it, which does not know all that the first one takes: `!!binary`, and tags of nobody. */
function lineOf(location: LocationObject): number | undefined {
  try {
    return getLineColLocation(location).start.line
  } catch {
    return undefined
  }
}

const remedies: Readonly<Record<string, string>> = {
  'no-unresolved-refs': 'Fix the reference, or add its target.',
  'operation-operationId-unique': 'Another operation already has this ID.',
}

/** What the checker found, in our form. */
export function findingOf({ message, location, suggest, ruleId }: NormalizedProblem): Finding {
  const [at] = location
  const hints = [suggest[0] && `Did you mean ${suggest[0]}?`, remedies[ruleId]].filter(Boolean)
  const said = message.replace(/\s+/g, ' ').trim().replace(/\.$/, '')
  const pointer = at?.pointer ?? '#/'
  return {
    // It points at the name where it means the field.
    pointer: ruleId === 'operation-operationId-unique' ? pointer.replace(/[^/]*$/, 'operationId') : pointer,
    line: at && lineOf(at),
    text: [`${said}.`, ...hints].join(' '),
  }
}
