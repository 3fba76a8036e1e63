import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { bundle } from './bundle.ts'
import type { Contract } from './contract.ts'
import { type Row, rowDifferences } from './rows.ts'

/** One line for each way in which the contract and the specification's list of calls differ. */
export async function checkRows(contract: Contract): Promise<string[]> {
  const list = await readFile(new URL('../spec-rows.yaml', import.meta.url), 'utf8')
  return rowDifferences(contract, parse(list) as Row[])
}

if (import.meta.main) {
  const differences = await checkRows(await bundle('portal'))
  for (const line of differences) process.stderr.write(`${line}\n`)
  if (differences.length > 0) process.exitCode = 1
  else process.stdout.write('The contract has every call of the specification\n')
}
