import type { components } from '@switchboard/sdk'
import type { Finding, PublishError } from './read/publish-error.ts'

type Schemas = components['schemas']

const maxFindings = 200
const maxTextLength = 1000

/** A check's response for a document that can't be published. */
export function badCheck(error: PublishError): Schemas['AdminApiCheck'] {
  const whole = error.message ? [{ pointer: '#/', line: undefined, text: error.message }] : []
  return { publishable: false, ...shownFindings([...whole, ...error.findings]), digest: null, preview: null }
}

export const shownFindings = (findings: readonly Finding[]) => ({
  findings: findings.slice(0, maxFindings).map(({ line, pointer, text }) => ({
    line: line ?? null,
    pointer: pointer.slice(0, maxTextLength).toWellFormed(),
    text: text.slice(0, maxTextLength).toWellFormed(),
  })),
  findings_left_out: Math.max(0, findings.length - maxFindings),
})
