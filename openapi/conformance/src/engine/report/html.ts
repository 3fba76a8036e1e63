import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import type { Result } from '../result.ts'
import { escapeXml as text } from './escape-xml.ts'
import { style } from './html-style.ts'
import { counted, figuresOf, reasonsIn, type SharedFault, sortFindings } from './shared-faults.ts'

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
${figureList(result)}
${faultsOf(result)}
${operationsOf(result)}
${leftOutOf(result, 'Not checked', true)}
${leftOutOf(result, 'Left out', false)}
${aboutOf(result)}
</main>
</body>
</html>
`
}

function verdictOf(result: Result): string {
  const { findings, complete } = result
  if (findings.length === 0)
    return complete
      ? '<p class="verdict good">✓ No faults found</p>'
      : '<p class="verdict">– No faults found, but not everything that should be checked was</p>'
  const { failed, shared, inCommon } = figuresOf(result)
  const common =
    inCommon === 0
      ? ''
      : `<p>${inCommon} of them are ${counted(shared, 'fault')} shared by many operations.</p>`
  return `<p class="verdict bad">✗ ${counted(findings.length, 'fault')} in ${counted(failed, 'operation')}</p>${common}`
}

function figureList(result: Result): string {
  const { passed, failed, leftOut, statuses, statusesSeen, seconds } = figuresOf(result)
  const figures = [
    ['Operations passed', `${passed} of ${result.operations.length}`],
    ['Operations failed', failed],
    ['Left out', leftOut],
    ['Statuses seen', `${statusesSeen} of ${statuses}`],
    ['Requests', `${result.requests} in ${seconds} s`],
  ]
  return `<dl class="figures">${figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

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

function leftOutOf(result: Result, title: string, isGap: boolean): string {
  const reasons = reasonsIn(result, isGap).map(
    ({ reason, names }) => `<li>${text(reason)}<br><span class="names">${text(names.join(', '))}</span></li>`,
  )
  return reasons.length === 0 ? '' : `<section><h2>${title}</h2><ul>${reasons.join('')}</ul></section>`
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
