import type { LeftOut } from '../context/notes.ts'
import type { Finding } from '../finding.ts'
import type { Result } from '../result.ts'

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json'
const contractFile = 'portal.json'

/** SARIF 2.1.0, as code hosts show it. Places are of the contract, the only file that is known here. */
export function sarifReport(result: Result): string {
  const { tool, rules, findings, leftOut, url, started, ended, contract, seed, complete } = result
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool.name,
            version: tool.version,
            rules: rules.map(({ rule, title, phase }) => ({
              id: rule,
              shortDescription: { text: title },
              properties: { phase },
            })),
          },
        },
        invocations: [{ executionSuccessful: true, startTimeUtc: started, endTimeUtc: ended }],
        properties: { url, seed, contract, complete },
        results: [...findings.map(resultOf), ...leftOut.filter(({ isGap }) => isGap).map(gapOf)],
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

const resultOf = ({ rule, operation, check, expected, got, request, contractPointer }: Finding) => ({
  ruleId: rule,
  level: 'error',
  message: { text: `${operation || 'The backend'}: expected ${expected}, got ${got}\n${request}` },
  locations: [
    {
      physicalLocation: { artifactLocation: { uri: contractFile } },
      logicalLocations: [{ fullyQualifiedName: contractPointer, name: operation }],
    },
  ],
  partialFingerprints: { 'fault/v1': `${operation} ${check} ${contractPointer}` },
})

/** Something that should have been checked, of which the log then says nothing. */
const gapOf = ({ rule, operation, reason }: LeftOut) => ({
  ruleId: rule || 'run/operations',
  kind: 'open',
  level: 'none',
  message: { text: `${operation || 'The whole rule'} wasn’t checked: ${reason}` },
  locations: [
    {
      physicalLocation: { artifactLocation: { uri: contractFile } },
      ...(operation && { logicalLocations: [{ name: operation }] }),
    },
  ],
})
