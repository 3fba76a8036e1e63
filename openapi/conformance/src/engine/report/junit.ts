import type { LeftOut } from '../context/notes.ts'
import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import type { Result } from '../result.ts'
import { escapeXml } from './escape-xml.ts'

/** A suite for each rule: a case for each operation in which it found a fault, or which it should have checked and did not; or one for all. */
export function junitReport({ rules, findings, leftOut, url, started, ended }: Result): string {
  const named = leftOut.map((one) => ({ ...one, rule: one.rule || 'run/operations' }))
  // Findings of the run itself have no rule in the list.
  const unlisted = [...findings, ...named.filter(({ isGap }) => isGap)].map(({ rule }) => rule)
  const run = [...new Set(unlisted)]
    .filter((name) => !rules.some(({ rule }) => rule === name))
    .map((name) => ({ rule: name, title: name, outcome: 'failed', milliseconds: 0 }))
  const suites = [...run, ...rules].map(({ rule, title, outcome, milliseconds }) => {
    const byOperation = groupBy(
      findings.filter((finding) => finding.rule === rule),
      ({ operation }) => operation,
    )
    const own = named.filter((one) => one.rule === rule)
    const gaps = groupBy(
      own.filter(({ isGap, operation }) => isGap && operation !== '' && !byOperation.has(operation)),
      ({ operation }) => operation,
    )
    const failures = [...byOperation].map(([operation, all]) => caseOf(rule, operation, all))
    const skipped = [...gaps].map(([operation, all]) => skippedCase(rule, operation, all))
    const ofAll = own.filter(({ operation, isGap }) => operation === '' && (isGap || outcome === 'left out'))
    if (ofAll.length > 0 || (outcome === 'left out' && skipped.length === 0))
      skipped.push(skippedCase(rule, title, ofAll.length > 0 ? ofAll : own))
    const cases = [...failures, ...skipped]
    const lines = cases.length > 0 ? cases : [`<testcase ${nameOf(rule, title)}/>`]
    return [
      `  <testsuite name="${escapeXml(rule)}" tests="${lines.length}" failures="${failures.length}" errors="0" skipped="${skipped.length}" time="${milliseconds / 1000}">`,
      ...lines.map((text) => `    ${text}`),
      '  </testsuite>',
    ].join('\n')
  })
  const seconds = (Date.parse(ended) - Date.parse(started)) / 1000
  const name = escapeXml(`Conformance of ${url}`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${name}" time="${seconds}">\n${suites.join('\n')}\n</testsuites>\n`
}

const nameOf = (rule: string, name: string): string =>
  `classname="${escapeXml(rule)}" name="${escapeXml(name || 'the backend')}"`

function skippedCase(rule: string, name: string, all: readonly LeftOut[]): string {
  const reasons = [...new Set(all.map(({ reason }) => reason))].join('; ')
  return `<testcase ${nameOf(rule, name)}><skipped message="${escapeXml(reasons)}"/></testcase>`
}

function caseOf(rule: string, operation: string, findings: readonly Finding[]): string {
  const failures = findings.map(
    ({ expected, got, request, contractPointer, check }) =>
      `<failure type="${escapeXml(check)}" message="${escapeXml(`expected ${expected}`)}">${escapeXml(
        `expected  ${expected}\ngot       ${got}\ncontract  ${contractPointer}\n${request}`,
      )}</failure>`,
  )
  return `<testcase ${nameOf(rule, operation)}>${failures.join('')}</testcase>`
}
