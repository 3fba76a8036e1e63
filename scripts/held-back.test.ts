import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heldBack, outdatedPackages } from './held-back.ts'

test('what has a newer version is named, once; what is held back, or ahead of the registry’s tag, is not', () => {
  const sdk = { current: '5.9.3', wanted: '5.9.3', latest: '7.0.2' }
  expect(
    outdatedPackages({
      jose: { current: '6.2.9', wanted: '6.2.18', latest: '6.2.18' },
      knip: { current: '6.42.1', wanted: '6.42.1', latest: '6.44.2' },
      vitest: { current: '5.1.1', wanted: '5.1.1', latest: '4.1.12' },
      undici: { current: '8.12.4', wanted: '8.13.1', latest: '7.30.2' },
      typescript: [sdk, sdk],
      '@tanstack/react-query': [
        { current: '5.108.0', wanted: '5.108.4', latest: '5.108.4' },
        { current: '5.108.0', wanted: '5.108.4', latest: '5.108.4' },
      ],
      node: { current: '24.21.0', wanted: '24.22.0', latest: '26.10.0' },
      absent: { wanted: '1.0.0', latest: '1.0.0' },
    }),
  ).toEqual([
    'jose 6.2.9 → 6.2.18',
    'knip 6.42.1 → 6.44.2',
    'undici 8.12.4 → 8.13.1',
    '@tanstack/react-query 5.108.0 → 5.108.4',
    'node 24.21.0 → 24.22.0',
    'absent 0 → 1.0.0',
  ])
})

test.each(heldBack)('the decision says why %s is held back', (name) => {
  const decision = readFileSync(new URL('../docs/decisions/0008-tools-held-back.md', import.meta.url), 'utf8')
  expect(decision).toContain(`\`${name}\``)
})
