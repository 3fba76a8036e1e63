import { styleText } from 'node:util'
import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import type { Result } from '../result.ts'
import { counted, figuresOf, reasonsIn, type SharedFault, sortFindings } from './shared-faults.ts'

type Style = Parameters<typeof styleText>[0]
type Paint = (style: Style, text: string) => string

/** A backend at its beginnings breaks everything: the first faults of an operation are enough to go on. */
const mostOfOperation = 4
const mostNames = 6
const mostGot = 3

const plain: Paint = (_style, text) => text
const colours: Paint = (style, text) => styleText(style, text, { validateStream: false })

/** The result for a person at a terminal. */
export function terminalReport(result: Result, { colour }: { readonly colour: boolean }): string {
  const paint = colour ? colours : plain
  const lines = [
    '',
    ...findingLines(result, paint),
    ...leftOutLines(result, { title: 'Left out', isGap: false }, paint),
    ...leftOutLines(result, { title: 'Not checked', isGap: true }, paint),
    ...summaryLines(result, paint),
  ]
  return `${lines.join('\n')}\n`
}

function findingLines({ findings, operations }: Result, paint: Paint): string[] {
  const { first, shared, single } = sortFindings(findings)
  const linesOf = (some: readonly Finding[]) =>
    [...groupBy(some, ({ operation }) => operation)].flatMap(([id, group]) => ofOperation(id, group))
  return [...linesOf(first), ...shared.flatMap((fault) => sharedLines(fault, paint)), ...linesOf(single)]

  function ofOperation(id: string, group: readonly Finding[]): string[] {
    const operation = operations.find(({ operation }) => operation === id)
    const name = operation ? `${operation.method} ${operation.path}  ${id}` : id || 'the backend'
    const lines = group.slice(0, mostOfOperation).flatMap((finding) => findingLine(finding, paint))
    const hidden = group.length - mostOfOperation
    const more = hidden > 0 ? [`    and ${hidden} more in the reports`, ''] : []
    return [paint(['bold', 'red'], `✗ ${name}`), ...lines, ...more]
  }
}

const sharedLines = ({ example, expected, rules, operations, got }: SharedFault, paint: Paint): string[] => [
  paint(['bold', 'red'], `✗ ${operations.length} operations have the same fault`),
  `    expected  ${expected}`,
  `    got       ${paint('yellow', gotOf(got))}`,
  `    rule      ${rules.join(', ')}`,
  `    contract  ${example.contractPointer}`,
  `    at        ${namesOf(operations)}`,
  ...(example.request ? [paint('dim', `    ${example.request}`)] : []),
  '',
]

function gotOf(got: SharedFault['got']): string {
  const [only] = got
  if (got.length === 1 && only) return only.text
  const texts = got.slice(0, mostGot).map(({ text, times }) => `${text} (${times} times)`)
  return [...texts, ...(got.length > mostGot ? ['and others'] : [])].join(', ')
}

const namesOf = (names: readonly string[]): string =>
  names.length > mostNames
    ? `${names.slice(0, mostNames).join(', ')} and ${names.length - mostNames} more`
    : names.join(', ')

const findingLine = ({ rule, expected, got, request, contractPointer }: Finding, paint: Paint): string[] => [
  `    expected  ${expected}`,
  `    got       ${paint('yellow', got)}`,
  `    rule      ${rule}`,
  `    contract  ${contractPointer}`,
  ...(request ? [paint('dim', `    ${request}`)] : []),
  '',
]

/** Reasons with what they kept from being looked at. */
function leftOutLines(
  result: Result,
  { title, isGap }: { readonly title: string; readonly isGap: boolean },
  paint: Paint,
): string[] {
  const reasons = reasonsIn(result, isGap)
  if (reasons.length === 0) return []
  const lines = reasons.map(({ reason, names }) => `    ${reason}: ${namesOf(names)}`)
  return [paint(isGap ? ['bold', 'yellow'] : 'bold', title), ...lines, '']
}

function summaryLines(result: Result, paint: Paint): string[] {
  const { findings, contract, url, seed, requests, complete } = result
  const { passed, failed, leftOut, statuses, statusesSeen, seconds, shared, inCommon } = figuresOf(result)
  const keeps = `✓ ${url} keeps the ${contract.title} ${contract.version}, as far as was checked`
  const found = `✗ ${counted(findings.length, 'fault')} in ${failed} operations of ${url}`
  const unsure = `– No fault found in ${url}, but not everything that should be checked was`
  const byRule = [...groupBy(findings, ({ rule }) => rule)].map(([rule, all]) => `${all.length} by ${rule}`)
  return [
    findings.length > 0
      ? paint(['bold', 'red'], found)
      : paint(['bold', complete ? 'green' : 'yellow'], complete ? keeps : unsure),
    ...(findings.length > 0 ? [`  faults      ${byRule.join(', ')}`] : []),
    ...(shared > 0
      ? [`  in common   ${inCommon} of them are ${counted(shared, 'fault')} shared by many operations`]
      : []),
    `  operations  ${passed} passed, ${failed} failed, ${leftOut} left out`,
    `  statuses    ${statusesSeen} of ${statuses} declared ones seen`,
    `  requests    ${requests} in ${seconds} s; repeat with --seed ${seed}`,
  ]
}
