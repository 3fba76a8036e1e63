// Proves the package as others get it: packed, installed in an empty folder, and run there against a small backend.
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { openMuseum } from '../test/support/museum.ts'

const home = mkdtempSync(join(tmpdir(), 'switchboard-conformance-'))
const here = join(import.meta.dirname, '..')
const contract = join(here, 'test/fixtures/museum.yaml')

try {
  run('npm', ['pack', '--silent', '--pack-destination', home], here)
  const tarball = readdirSync(home).find((name) => name.endsWith('.tgz')) ?? 'nothing.tgz'
  console.log(`packed  ${run('tar', ['-tzf', tarball], home).trim().split('\n').length} files`)
  const project = join(home, 'empty')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n')
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', join(home, tarball)], project)
  const installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))
  if (installed.join() !== '@switchboard') throw new Error(`It brought others along: ${installed.join(', ')}`)
  const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string }
  const reported = run('npx', ['--offline', '@switchboard/conformance', '--version'], project).trim()
  if (reported !== version) throw new Error(`npx ran another program: ${reported}`)
  console.log(`npx     @switchboard/conformance is this program, ${reported}`)
  for (const node of nodesOnPath()) await tryWith(node, project)
} finally {
  rmSync(home, { recursive: true, force: true })
}

async function tryWith(node: string, project: string): Promise<void> {
  const [good, faulty] = [await openMuseum(), await openMuseum({ priceIsText: true })]
  const main = join(project, 'node_modules/.bin/switchboard-conformance')
  const check = (...args: string[]) =>
    new Promise<number>((resolve) => {
      const child = execFile(node, [main, '--rate', '0', ...args], { cwd: project }, () =>
        resolve(child.exitCode ?? -1),
      )
    })
  const key = ['--contract', contract, '--header', 'X-API-Key: k3y-of-nobody']
  // The last one is of the portal's own contract, which came along.
  const codes = [
    await check('--url', good.url, ...key),
    await check('--url', faulty.url, ...key),
    await check('--url', good.url),
  ]
  good.close()
  faulty.close()
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
  if (codes.join() !== '0,1,2') throw new Error(`With Node ${version} it ended with ${codes.join(', ')}.`)
  console.log(`ran     with Node ${version}: 0 for what keeps its contract, 1 for a fault, 2 for another API`)
}

/** This Node, and the first of another version that is on the path. */
function nodesOnPath(): string[] {
  const versionOf = (node: string) => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout
  const others = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .filter((node) => ![undefined, null, process.version, `${process.version}\n`].includes(versionOf(node)))
  return [process.execPath, ...others.slice(0, 1)]
}

function run(program: string, args: readonly string[], cwd: string): string {
  const done = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (done.status === 0) return done.stdout
  throw new Error(`${[program, ...args].join(' ')}\n${done.stdout}${done.stderr}`)
}
