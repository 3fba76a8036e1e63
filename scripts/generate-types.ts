import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Contract } from '../openapi/scripts/contract.ts'
import { banner } from './generate-banner.ts'

// Looked up from the SDK: openapi-typescript needs the TypeScript 5.9 that lives there.
const sdk = createRequire(new URL('../sdk/package.json', import.meta.url))
const cli = join(dirname(sdk.resolve('openapi-typescript/package.json')), 'bin/cli.js')

/** Without `--default-non-nullable=false`, a body field that has a default would become one that must be sent. */
export async function typesModule(contract: Contract): Promise<string> {
  const child = spawn(process.execPath, [cli, '--default-non-nullable', 'false'], {
    cwd: dirname(cli),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(JSON.stringify(contract))
  const exit = new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done))
  const [types, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  if (code !== 0) throw new Error(`openapi-typescript failed:\n${complaints}`)
  return types.replace(/^\/\*\*[\s\S]*?\*\/\n+/, banner)
}
