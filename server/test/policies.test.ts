import { readFileSync } from 'node:fs'
import policies from '@switchboard/contract/policies.json' with { type: 'json' }
import { expect, test } from 'vitest'

const content = (path: string) =>
  readFileSync(new URL(`../content/${path}`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')

test.each([
  ['charging', ['faqs.yaml', 'docs/guides/errors.md', 'resources/what-a-call-costs.md', 'pages/about-us.md']],
  [
    'testKeys',
    ['faqs.yaml', 'docs/guides/test-numbers.md', 'docs/guides/going-live.md', 'docs/users/keys.md'],
  ],
  [
    'liveKeys',
    ['faqs.yaml', 'docs/guides/test-numbers.md', 'docs/guides/going-live.md', 'docs/users/keys.md'],
  ],
  ['approvals', ['docs/guides/agents.md']],
  ['resubmission', ['faqs.yaml', 'docs/users/verification.md']],
  [
    'reviewTime',
    [
      'faqs.yaml',
      'docs/users/verification.md',
      'kyb-forms/lumina.yaml',
      'kyb-forms/lumina-sim-swap.yaml',
      'kyb-forms/beacon.yaml',
    ],
  ],
] as const)('%s is worded the same wherever it is stated', (name, files) => {
  for (const file of files) expect(content(file), file).toContain(policies[name])
})
