import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import spectralCore from '@stoplight/spectral-core'
import { commonjs } from '@stoplight/spectral-ruleset-bundler/plugins/commonjs'
import { bundleAndLoadRuleset } from '@stoplight/spectral-ruleset-bundler/with-loader'

// The package is CommonJS and Node finds no named exports in it.
const { Spectral } = spectralCore

export type Finding = { rule: string; message: string; path: (string | number)[] }
type Options = { ruleset: string; source: string; only?: string }

/** Runs a ruleset over a bundled document. `only` leaves one rule standing, for fixtures. */
export async function findings(document: object, { ruleset, source, only }: Options): Promise<Finding[]> {
  const spectral = new Spectral()
  const rules = await bundleAndLoadRuleset(ruleset, { fs, fetch }, [commonjs()])
  if (only && !rules.rules[only]) throw new Error(`${ruleset} has no rule ${only}`)
  if (only) for (const [name, rule] of Object.entries(rules.rules)) rule.enabled = name === only
  spectral.setRuleset(rules)
  const parsed = { data: document, diagnostics: [], ast: undefined, lineMap: undefined }
  const results = await spectral.run({ parsed, getLocationForJsonPath: () => undefined, source })
  return results.map(({ code, message, path }) => ({ rule: String(code), message, path }))
}

export const contractRuleset = fileURLToPath(new URL('../../.spectral.yaml', import.meta.url))
export const ownRuleset = fileURLToPath(new URL('../rules/own.yaml', import.meta.url))
