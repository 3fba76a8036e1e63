import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import type { OperationResult, Result } from '../result.ts'
import { escapeXml as text } from './escape-xml.ts'
import { style } from './html-style.ts'
import { type SharedFault, sortFindings } from './shared-faults.ts'

/** One file that needs no other. */
export function htmlReport(result: Result): string {
  const { url, contract } = result
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Conformance of ${text(url)}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
<p class="kind">Conformance report</p>
<h1>${text(url)}</h1>
<p>${text(contract.title)} ${text(contract.version)}</p>
${verdictOf(result)}
</header>
${figuresOf(result)}
${faultsOf(result)}
${operationsOf(result)}
${leftOutOf(result, { title: 'Not checked', isGap: true })}
${leftOutOf(result, { title: 'Left out', isGap: false })}
${aboutOf(result)}
</main>
</body>
</html>
`
}

function verdictOf({ findings, operations, complete }: Result): string {
  if (findings.length === 0)
    return complete
      ? '<p class="verdict good">✓ No faults found</p>'
      : '<p class="verdict">– No faults found, but not everything that should be checked was</p>'
  const failed = operations.filter(({ outcome }) => outcome === 'failed').length
  const { shared } = sortFindings(findings)
  const inCommon = shared.reduce((sum, { times }) => sum + times, 0)
  const common =
    inCommon === 0
      ? ''
      : `<p>${inCommon} of them are ${counted(shared.length, 'fault')} shared by many operations.</p>`
  return `<p class="verdict bad">✗ ${counted(findings.length, 'fault')} in ${counted(failed, 'operation')}</p>${common}`
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function figuresOf({ operations, requests, started, ended }: Result): string {
  const of = (outcome: string) => operations.filter((operation) => operation.outcome === outcome).length
  const statuses = declaredStatuses(operations)
  const seconds = Math.round((Date.parse(ended) - Date.parse(started)) / 1000)
  const figures = [
    ['Operations passed', `${of('passed')} of ${operations.length}`],
    ['Operations failed', of('failed')],
    ['Left out', of('left out')],
    ['Statuses seen', `${statuses.filter(([, times]) => times > 0).length} of ${statuses.length}`],
    ['Requests', `${requests} in ${seconds} s`],
  ]
  return `<dl class="figures">${figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

const declaredStatuses = (operations: readonly OperationResult[]) =>
  operations.flatMap(({ statuses }) => Object.entries(statuses)).filter(([status]) => status !== 'default')

function faultsOf({ findings, operations }: Result): string {
  if (findings.length === 0) return ''
  const { first, shared, single } = sortFindings(findings)
  const groupsOf = (some: readonly Finding[]) =>
    [...groupBy(some, ({ operation }) => operation)].map(([id, group]) => ofOperation(id, group))
  const groups = [...groupsOf(first), ...shared.map(sharedFault), ...groupsOf(single)]
  return `<section><h2>Faults</h2>${groups.join('')}</section>`

  function ofOperation(id: string, group: readonly Finding[]): string {
    const operation = operations.find((one) => one.operation === id)
    const call = operation ? `<code>${operation.method} ${text(operation.path)}</code> ` : ''
    return `<section class="group"><h3>${call}${text(id || 'The backend')}</h3>${group.map(faultOf).join('')}</section>`
  }
}

const sharedFault = ({ example, expected, rules, operations, got }: SharedFault): string =>
  `<section class="group"><h3>${operations.length} operations have the same fault</h3>${faultOf({
    ...example,
    expected,
    got: got.map(({ text, times }) => (got.length > 1 ? `${text} (${times} times)` : text)).join(', '),
    rule: rules.join(', '),
  })}<details><summary>All ${operations.length} operations</summary><p class="names">${text(operations.join(', '))}</p></details></section>`

const faultOf = ({ rule, expected, got, request, contractPointer }: Finding): string =>
  `<article>
<dl>
<dt>Expected</dt><dd>${text(expected)}</dd>
<dt>Got</dt><dd class="got">${text(got)}</dd>
<dt>Rule</dt><dd>${text(rule)}</dd>
<dt>Contract</dt><dd><code>${text(contractPointer)}</code></dd>
</dl>
${request ? `<pre><code>${text(request)}</code></pre>` : ''}
</article>`

const marks = { passed: '✓', failed: '✗', 'left out': '–' } as const

function operationsOf({ operations }: Result): string {
  const rows = operations.map(({ operation, method, path, outcome, statuses }) => {
    const statusTexts = Object.entries(statuses)
      .map(([status, times]) => `<span class="${times > 0 ? 'seen' : 'unseen'}">${text(status)}</span>`)
      .join(' ')
    return `<tr><td class="${outcome.replace(' ', '-')}">${marks[outcome]} ${outcome}</td><td>${text(operation)}</td><td><code>${method} ${text(path)}</code></td><td class="statuses">${statusTexts}</td></tr>`
  })
  return `<section><h2>Operations</h2>
<p>Statuses in grey are declared, and were not seen.</p>
<div class="wide" role="region" aria-label="Operations" tabindex="0"><table><thead><tr><th>Outcome</th><th>Operation</th><th>Call</th><th>Statuses</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`
}

function leftOutOf(
  { leftOut }: Result,
  { title, isGap }: { readonly title: string; readonly isGap: boolean },
) {
  const own = leftOut.filter((one) => one.isGap === isGap)
  if (own.length === 0) return ''
  const reasons = [...groupBy(own, ({ reason }) => reason)].map(([reason, all]) => {
    const names = [...new Set(all.map(({ operation, rule }) => operation || rule))]
    return `<li>${text(reason)}<br><span class="names">${text(names.join(', '))}</span></li>`
  })
  return `<section><h2>${title}</h2><ul>${reasons.join('')}</ul></section>`
}

function aboutOf({ tool, seed, started, contract, readOnly, mock, rules }: Result): string {
  const facts = [
    ['Began', started],
    ['Checker', `${tool.name} ${tool.version}`],
    ['Seed', `<code>--seed ${seed}</code> repeats this run`],
    ['Contract', `SHA-256 <code>${text(contract.sha256)}</code>`],
    ['Rules', `${rules.filter(({ outcome }) => outcome !== 'left out').length} of ${rules.length} ran`],
    ...(readOnly ? [['Read only', 'only GET was sent']] : []),
    ...(mock ? [['Mock', 'checks that need a stateful backend were left out']] : []),
  ]
  return `<section><h2>This run</h2><dl class="about">${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl></section>`
}
