import { readFile } from 'node:fs/promises'
import { forbiddenChanges } from './breaking/contracts.ts'
import { bundle } from './bundle.ts'
import type { Contract } from './contract.ts'

/** Changes that would break clients of the last released contract without a new major version. */
export async function checkBreaking(contract: Contract): Promise<string[]> {
  const released = await readFile(new URL('../released/portal.json', import.meta.url), 'utf8')
  return forbiddenChanges(JSON.parse(released) as Contract, contract)
}

if (import.meta.main) {
  const changes = await checkBreaking(await bundle('portal'))
  for (const line of changes) process.stderr.write(`${line}\n`)
  if (changes.length > 0) {
    process.stderr.write(
      'These changes break clients of the released contract. Undo them, or raise the major version.\n',
    )
    process.exitCode = 1
  } else process.stdout.write('No client of the released contract breaks\n')
}
