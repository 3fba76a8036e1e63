import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { originOf } from './origin.ts'
import { contractRuleset, findings } from './spectral.ts'

const dist = (name: string) => fileURLToPath(new URL(`../dist/${name}.json`, import.meta.url))
const withPathParameter = { openapi: '3.1.0', paths: { '/pages/{slug}': {} } }

const rulesBrokenIn = async (name: string) =>
  (await findings(withPathParameter, { ruleset: contractRuleset, source: dist(name) })).map(
    ({ rule }) => rule,
  )

test('the portal may have no path parameters, the content service may', async () => {
  expect(await rulesBrokenIn('portal')).toContain('no-path-parameters')
  expect(await rulesBrokenIn('content')).not.toContain('no-path-parameters')
})

test('a finding is told with the file it can be mended in', async () => {
  const origin = await originOf('portal')
  expect(origin(['paths', '/api/wallet/credits', 'get', 'security'])).toBe(
    'openapi/portal/wallet/credits.yaml get.security',
  )
  expect(origin(['components', 'schemas', 'WalletCredits', 'type'])).toBe(
    'openapi/portal/wallet/schemas.yaml WalletCredits.type',
  )
  expect(origin(['info', 'title'])).toBe('openapi/portal/openapi.yaml info.title')
})
