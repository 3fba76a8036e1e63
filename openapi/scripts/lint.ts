import { fileURLToPath } from 'node:url'
import { bundle, type ContractName, contractNames } from './bundle.ts'
import { checkBreaking } from './check-breaking.ts'
import { checkRows } from './check-rows.ts'
import type { Contract } from './contract.ts'
import { originOf } from './origin.ts'
import { contractRuleset, findings } from './spectral.ts'

const complaints = (await Promise.all(contractNames.map(complaintsAbout))).flat()
for (const line of complaints) process.stderr.write(`${line}\n`)
if (complaints.length > 0) {
  process.stderr.write(
    `The contract breaks its rules in ${complaints.length} place${complaints.length === 1 ? '' : 's'}\n`,
  )
  process.exitCode = 1
} else process.stdout.write('The contract follows its rules\n')

async function complaintsAbout(name: ContractName): Promise<string[]> {
  const contract = await bundle(name)
  const broken = await brokenRules(name, contract)
  return name === 'portal'
    ? [...broken, ...(await checkRows(contract)), ...(await checkBreaking(contract))]
    : broken
}

async function brokenRules(name: ContractName, contract: Contract): Promise<string[]> {
  // The source's name selects the ruleset's overrides; the checked text is the bundle in hand, never a stale file.
  const source = fileURLToPath(new URL(`../dist/${name}.json`, import.meta.url))
  const results = await findings(contract, { ruleset: contractRuleset, source })
  const origin = await originOf(name)
  return results.map(({ rule, message, path }) => `${origin(path)}: ${message} (${rule})`)
}
