import { mkdir, writeFile } from 'node:fs/promises'
import { bundle } from './bundle.ts'

const contract = await bundle('portal')
const released = new URL('../released/portal.json', import.meta.url)
await mkdir(new URL('.', released), { recursive: true })
await writeFile(released, `${JSON.stringify(contract, null, 2)}\n`)
process.stdout.write(`Version ${contract.info.version} of the portal contract is now the released one\n`)
