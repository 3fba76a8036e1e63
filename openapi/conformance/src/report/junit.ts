import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import type { Result } from '../result.ts'
import { escapeXml } from './escape-xml.ts'

/** A suite for each rule, and a case for each operation in which it found a fault, or one for all. */
export function junitReport({ rules, findings, leftOut, url, started, ended }: Result): string {
  // What the run itself came upon has no rule in the list.
  const unlisted = [...new Set(findings.map(({ rule }) => rule))]
    .filter((name) => !rules.some(({ rule }) => rule === name))
    .map((name) => ({ rule: name, title: name, outcome: 'failed', milliseconds: 0 }))
  const suites = [...unlisted, ...rules].map(({ rule, title, outcome, milliseconds }) => {
    const found = groupBy(
      findings.filter((finding) => finding.rule === rule),
      ({ operation }) => operation,
    )
    const reasons = leftOut
      .filter((one) => one.rule === rule && one.operation === '')
      .map(({ reason }) => reason)
    const cases = [...found].map(([operation, all]) => caseOf(rule, operation, all))
    const whole = `<testcase classname="${escapeXml(rule)}" name="${escapeXml(title)}">${
      outcome === 'left out' ? `<skipped message="${escapeXml(reasons.join('; '))}"/>` : ''
    }</testcase>`
    const shown = cases.length > 0 ? cases : [whole]
    return [
      `  <testsuite name="${escapeXml(rule)}" tests="${shown.length}" failures="${cases.length}" errors="0" skipped="${outcome === 'left out' ? 1 : 0}" time="${milliseconds / 1000}">`,
      ...shown.map((text) => `    ${text}`),
      '  </testsuite>',
    ].join('\n')
  })
  const seconds = (Date.parse(ended) - Date.parse(started)) / 1000
  const name = escapeXml(`Conformance of ${url}`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${name}" time="${seconds}">\n${suites.join('\n')}\n</testsuites>\n`
}

function caseOf(rule: string, operation: string, findings: readonly Finding[]): string {
  const failures = findings.map(
    ({ expected, got, request, contractPointer, check }) =>
      `<failure type="${escapeXml(check)}" message="${escapeXml(`expected ${expected}`)}">${escapeXml(
        `expected  ${expected}\ngot       ${got}\ncontract  ${contractPointer}\n${request}`,
      )}</failure>`,
  )
  return `<testcase classname="${escapeXml(rule)}" name="${escapeXml(operation || 'the backend')}">${failures.join('')}</testcase>`
}
