// Part of npm run bench: how fast the search finds, and pages of the built app come on a phone, on the real server. Addresses may
// follow: npm run bench pages /login.
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../scripts/build-app.ts'
import { startNode } from '../../scripts/children.ts'
import { buildBarePage } from './bare/build.ts'
import { type OpenBrowser, openSignedIn, openVisitor } from './browser.ts'
import { largeDocument } from './large-document.ts'
import { largeBytes, measured } from './page-budgets.ts'
import { described, type Figures, judge, measurePage } from './page-speed.ts'
import { searchSpeed } from './search-speed.ts'

const ports = { server: 18_280, bareServer: 18_281, visitor: 18_288, signedIn: 18_289 }
const runs = Number(process.env.BENCH_RUNS ?? 5)
/** Shows that every row has what it measures; Lighthouse is left out. */
const isTrial = process.env.BENCH_TRIAL === '1'
const names = process.argv.slice(2)
const isChosen = (name: string) => names.length === 0 || names.includes(name)
if (isChosen('search'))
  console.log(`${'search'.padEnd(48)} ${searchSpeed({ operations: 3_000, budgetMs: 100 })}`)
if (!isChosen('pages')) process.exit(0)

buildApp()
const folder = mkdtempSync(join(tmpdir(), 'switchboard-bench-'))
// The database runs as a user of its own where a person is root.
chmodSync(folder, 0o755)
const bareFolder = join(folder, 'bare/dist')
await buildBarePage(bareFolder)
const origin = `http://localhost:${ports.server}`
const bareOrigin = `http://localhost:${ports.bareServer}`
const servers: ChildProcess[] = []
try {
  servers.push(startServer(ports.server, 'data'))
  await answered(`${origin}/readyz`)
  publish(largeDocument(largeBytes))
  // By the same server, with the same headers, compression and list.
  servers.push(startServer(ports.bareServer, 'bare-data', { APP_DIR: bareFolder }))
  await answered(`${bareOrigin}/`)
  await measurePages()
} finally {
  await Promise.all(servers.map(stop))
  rmSync(folder, { recursive: true, force: true })
}

function startServer(port: number, data: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  return startNode(['server/src/main.ts'], {
    PORT: String(port),
    DATA_DIR: join(folder, data),
    LOG_LEVEL: 'error',
    DEMO_DATA: 'true',
    ...env,
  })
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

/** All by turns, the bare page first: they share the machine’s other load. */
async function measurePages(): Promise<void> {
  const paths = names.filter((name) => name.startsWith('/'))
  const chosen = measured.filter(({ path }) => paths.length === 0 || paths.includes(path))
  // Drawn once before, as it is for everybody but the first.
  for (const { path } of chosen) await answered(origin + path)
  if (isTrial) return
  const visitor = openVisitor(ports.visitor)
  const members = new Map<string, OpenBrowser>()
  try {
    for (const { as } of chosen)
      if (as !== undefined && !members.has(as))
        members.set(as, await openSignedIn(ports.signedIn + members.size, origin, as))
    const bare: Figures[] = []
    const figures = chosen.map((): Figures[] => [])
    for (let run = 0; run < runs; run += 1) {
      bare.push(measurePage(bareOrigin, visitor))
      chosen.forEach(({ path, as }, index) => {
        const browser = (as !== undefined && members.get(as)) || visitor
        figures[index]?.push(measurePage(origin + path, browser))
      })
    }
    print('bare React page', described(bare))
    chosen.forEach(({ path, budget, as }, index) => {
      print(path, judge(figures[index] ?? [], budget, as === undefined ? bare : undefined))
    })
  } finally {
    await Promise.all([visitor, ...members.values()].map((browser) => browser.close()))
  }
}

function print(name: string, line: string): void {
  console.log(`${name.padEnd(48)} ${line}`)
}

function publish(document: string): void {
  const file = join(folder, 'large.json')
  writeFileSync(file, document)
  const run = spawnSync(
    process.execPath,
    ['--conditions=@switchboard/source', 'server/src/commands/publish-api.ts', file, '--publisher', 'readme'],
    { env: { ...process.env, DATA_DIR: join(folder, 'data') }, encoding: 'utf8' },
  )
  if (run.status !== 0) throw new Error(run.stderr)
}

async function answered(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(url, { headers: { Accept: 'text/html' } }).catch(() => undefined)
    if (answer?.ok) return void (await answer.text())
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not answer`)
}
