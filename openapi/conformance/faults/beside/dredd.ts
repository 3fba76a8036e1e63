import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Contract, Operation } from '../../src/contract/contract.ts'
import type { Role } from '../fault.ts'
import type { JsonObject } from '../mistakes.ts'
import { downgrade } from './downgrade.ts'

/** The newest. It is installed when it is asked for: its dependencies are old, and nothing else needs it. */
const dredd = 'dredd@14.1.0'
const run = promisify(execFile)
const mostMs = 10 * 60_000

export interface Dredd {
  /** The operations with which it is content. */
  passes(url: string, tokens: Readonly<Partial<Record<Role, string>>>): Promise<ReadonlySet<string>>
  close(): void
}

/** Dredd, which reads OpenAPI 3.0: the contract is downgraded. A hook signs each request in. */
export async function installDredd(contract: Contract): Promise<Dredd> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-dredd-'))
  const [file, hooks] = [join(folder, 'contract.json'), join(folder, 'hooks.js')]
  writeFileSync(file, withoutReservedNames(downgrade(contract.document as JsonObject)))
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, dredd], { cwd: folder })
  const bin = join(folder, 'node_modules/dredd/bin/dredd')
  return {
    async passes(url, tokens) {
      writeFileSync(hooks, hooksFor(contract, tokens))
      const options = { cwd: folder, timeout: mostMs, maxBuffer: 1e9 }
      // It ends with 1 where anything failed.
      const { stdout } = await run(
        process.execPath,
        [bin, file, url, '--hookfiles', hooks, '--no-color'],
        options,
      ).catch((error: { stdout: string }) => error)
      return contentWith(contract, stdout)
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Its parser reads no document with a parameter component that has a name of its own elements, such as `category`. */
function withoutReservedNames({ components, ...rest }: JsonObject): string {
  const { parameters, ...others } = components as JsonObject
  const renamed = Object.entries(parameters as JsonObject).map(([name, value]) => [`${name}Parameter`, value])
  const document = { ...rest, components: { ...others, parameters: Object.fromEntries(renamed) } }
  return JSON.stringify(document).replaceAll(/(?<="#\/components\/parameters\/)[^"]+/g, '$&Parameter')
}

const isStream = ({ responses }: Operation): boolean =>
  responses.get('200')?.media.some(({ type }) => type === 'text/event-stream') ?? false

/**
 * The token of an allowed role for each operation. Without further hooks an example can only lead to a success, so
 * each operation is called once, for its first success; on a stream Dredd would wait forever. It treats
 * `application/json; charset=utf-8` as another type than `application/json`, so the parameter is cut off.
 */
function hooksFor({ operations }: Contract, tokens: Readonly<Partial<Record<Role, string>>>): string {
  const known = operations
    .filter(({ access }) => access !== 'public')
    .map(({ method, path, roles }) => [
      `${method} ${path}`,
      tokens[roles.includes('USER') ? 'user' : 'admin'],
    ])
  const streams = operations.filter(isStream).map(({ method, path }) => `${method} ${path}`)
  return `
    const hooks = require('hooks')
    const tokens = new Map(${JSON.stringify(known)})
    const streams = new Set(${JSON.stringify(streams)})
    const sent = new Set()
    hooks.beforeEach((transaction, done) => {
      const call = transaction.request.method + ' ' + transaction.name.split(' > ')[0]
      const succeeds = /^2/.test(transaction.expected.statusCode)
      transaction.skip = !succeeds || sent.has(call) || streams.has(call)
      if (succeeds) sent.add(call)
      const token = tokens.get(call)
      if (token) transaction.request.headers.Authorization = 'Bearer ' + token
      done()
    })
    hooks.beforeEachValidation((transaction, done) => {
      const { headers } = transaction.real
      if (headers['content-type']) headers['content-type'] = headers['content-type'].split(';')[0]
      done()
    })`
}

/** Operations of which the request passed. */
function contentWith({ operations }: Contract, printed: string): ReadonlySet<string> {
  const names = new Map(operations.map(({ method, path, id }) => [`${method} ${path}`, id]))
  const passed = printed.matchAll(/^pass: ([A-Z]+) \(\d+\) ([^\s?]+)/gm)
  return new Set([...passed].flatMap(([, method, path]) => names.get(`${method} ${path}`) ?? []))
}
